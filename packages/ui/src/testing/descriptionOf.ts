/** Returns the accessible description of an element, such as the error of a field or the question of a dialog. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? []
  const texts = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent.trim())
  return texts.filter(Boolean).join(' ')
}
