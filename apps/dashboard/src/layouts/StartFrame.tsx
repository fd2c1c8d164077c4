import { useTexts } from '@sikud/ui'

/** What shows until the first page's code is there: bare, since drawing more would hold that page up. */
export function StartFrame() {
  const { state } = useTexts()
  return <output style={{ display: 'block', padding: 24 }}>{state.loading}</output>
}
