/**
 * Runs an action that can remove its own button, then focuses the row that takes that place, or the list itself, so
 * that keyboard users can go on.
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
