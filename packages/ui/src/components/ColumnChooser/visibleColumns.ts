/** The part of a column that choosing needs. */
export interface ChoosableColumn {
  key: string
  label: string
  hideable?: boolean
  defaultVisible?: boolean
}

/** Keys of the columns that a list shows at first, in declared order. */
export function defaultColumnKeys(columns: readonly ChoosableColumn[]): string[] {
  return columns.filter(({ defaultVisible }) => defaultVisible !== false).map(({ key }) => key)
}

/** Known keys of `chosen` in declared order, with the columns that cannot be hidden; nothing known means the defaults. */
export function settleColumnKeys(columns: readonly ChoosableColumn[], chosen: readonly unknown[]): string[] {
  const wanted = new Set(chosen)
  if (!columns.some(({ key }) => wanted.has(key))) return defaultColumnKeys(columns)
  return columns.filter(({ key, hideable }) => hideable === false || wanted.has(key)).map(({ key }) => key)
}

/** Shows or hides one column; the last one stays, and a shown one returns to its declared place. */
export function toggleColumnKey(
  columns: readonly ChoosableColumn[],
  visible: readonly string[],
  key: string,
): string[] {
  if (!visible.includes(key)) return settleColumnKeys(columns, [...visible, key])
  if (isLocked(columns, visible, key)) return [...visible]
  return visible.filter((other) => other !== key)
}

/** Whether a column has to stay: declared so, or the last one that shows. */
export function isLocked(
  columns: readonly ChoosableColumn[],
  visible: readonly string[],
  key: string,
): boolean {
  if (columns.some((column) => column.key === key && column.hideable === false)) return true
  return visible.length === 1 && visible[0] === key
}
