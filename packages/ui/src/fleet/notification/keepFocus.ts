/**
 * Runs an action that can remove the button that started it. If the focus is lost, focuses the row that is now in the
 * same place, or the list, so that keyboard users can go on.
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
