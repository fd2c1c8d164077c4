/** What an element is described by, in words: the help or the fault of a field, the question of a dialog. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? []
  const texts = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent.trim())
  return texts.filter(Boolean).join(' ')
}
