/**
 * Runs an act that may take away the button it was started with, and then puts the focus on the row that now
 * stands in that place, or on the list itself, so that the keyboard goes on from there.
 */
export async function keepFocus(list: HTMLElement | null, act: () => Promise<void>): Promise<void> {
  const rowsOf = () => [...(list?.querySelectorAll<HTMLElement>('li[tabindex]') ?? [])]
  const place = rowsOf().findIndex((row) => row.contains(document.activeElement))
  await act()
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const rows = rowsOf()
  const next = place < 0 ? list : (rows[place] ?? rows.at(-1) ?? list)
  next?.focus()
}
