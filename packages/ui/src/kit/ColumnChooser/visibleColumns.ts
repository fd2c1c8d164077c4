/** The properties of a column that the column chooser uses. */
export interface ChoosableColumn {
  key: string
  label: string
  hideable?: boolean
  defaultVisible?: boolean
}

/** Returns the keys of the columns that are visible by default, in declared order. */
export function defaultColumnKeys(columns: readonly ChoosableColumn[]): string[] {
  return columns.filter(({ defaultVisible }) => defaultVisible !== false).map(({ key }) => key)
}

/**
 * Returns the known keys of `chosen` and the keys of columns that cannot be hidden, in declared order. If `chosen` has
 * no known key, returns the default columns.
 */
export function settleColumnKeys(columns: readonly ChoosableColumn[], chosen: readonly unknown[]): string[] {
  const wanted = new Set(chosen)
  if (!columns.some(({ key }) => wanted.has(key))) return defaultColumnKeys(columns)
  return columns.filter(({ key, hideable }) => hideable === false || wanted.has(key)).map(({ key }) => key)
}

/** Shows or hides one column. Never hides the last visible one, and returns the keys in declared order. */
export function toggleColumnKey(
  columns: readonly ChoosableColumn[],
  visible: readonly string[],
  key: string,
): string[] {
  if (!visible.includes(key)) return settleColumnKeys(columns, [...visible, key])
  if (isLocked(columns, visible, key)) return [...visible]
  return visible.filter((other) => other !== key)
}

/** Returns whether users cannot hide a column, because its `hideable` is false or it is the last visible column. */
export function isLocked(
  columns: readonly ChoosableColumn[],
  visible: readonly string[],
  key: string,
): boolean {
  if (columns.some((column) => column.key === key && column.hideable === false)) return true
  return visible.length === 1 && visible[0] === key
}
