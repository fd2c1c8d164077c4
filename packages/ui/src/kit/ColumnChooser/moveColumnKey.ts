import type { ChoosableColumn } from './visibleColumns.ts'

/**
 * Moves a visible column one place towards the start (-1) or the end (1). Returns null if it cannot move: at the ends,
 * and past a column with `leads`.
 */
export function moveColumnKey(
  columns: readonly ChoosableColumn[],
  visible: readonly string[],
  key: string,
  by: -1 | 1,
): string[] | null {
  const at = visible.indexOf(key)
  const other = visible[at + by]
  const leads = (wanted: string) => columns.find((column) => column.key === wanted)?.leads === true
  if (at < 0 || other === undefined || leads(key) !== leads(other)) return null
  return visible.with(at, other).with(at + by, key)
}
