/** The properties of a column that the column chooser needs. */
export interface ChoosableColumn {
  key: string
  label: string
  hideable?: boolean
  defaultVisible?: boolean
}

/** Returns the keys of the default columns in declared order. */
export function defaultColumnKeys(columns: readonly ChoosableColumn[]): string[] {
  return columns.filter(({ defaultVisible }) => defaultVisible !== false).map(({ key }) => key)
}

/**
 * Returns the known keys of `chosen` in declared order plus the required columns; the default columns if
 * no key is known.
 */
export function settleColumnKeys(columns: readonly ChoosableColumn[], chosen: readonly unknown[]): string[] {
  const wanted = new Set(chosen)
  if (!columns.some(({ key }) => wanted.has(key))) return defaultColumnKeys(columns)
  return columns.filter(({ key, hideable }) => hideable === false || wanted.has(key)).map(({ key }) => key)
}

/** Shows or hides one column; keeps the last visible column and the declared order. */
export function toggleColumnKey(
  columns: readonly ChoosableColumn[],
  visible: readonly string[],
  key: string,
): string[] {
  if (!visible.includes(key)) return settleColumnKeys(columns, [...visible, key])
  if (isLocked(columns, visible, key)) return [...visible]
  return visible.filter((other) => other !== key)
}

/** Returns whether a column cannot be hidden, because of its declaration or as the last visible one. */
export function isLocked(
  columns: readonly ChoosableColumn[],
  visible: readonly string[],
  key: string,
): boolean {
  if (columns.some((column) => column.key === key && column.hideable === false)) return true
  return visible.length === 1 && visible[0] === key
}
