import { useStateTexts } from '@sikud/ui'

/** Shows a text until the code of the first page is loaded. It is minimal, because more code would delay that page. */
export function StartFrame() {
  const { loading } = useStateTexts()
  return <output style={{ display: 'block', padding: 24 }}>{loading}</output>
}
