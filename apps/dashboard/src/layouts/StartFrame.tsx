import { useTexts } from '@sikud/ui'

/** Shown until the code of the first page is loaded; minimal, because more code would delay that page. */
export function StartFrame() {
  const { state } = useTexts()
  return <output style={{ display: 'block', padding: 24 }}>{state.loading}</output>
}
