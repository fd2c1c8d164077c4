/** The properties of a column that the column chooser uses. */
export interface ChoosableColumn {
  key: string
  label: string
  hideable?: boolean
  defaultVisible?: boolean
  leads?: boolean
}

/**
 * Returns the keys of all columns: the known ones of `chosen` in their order, and each other column after the one that
 * is declared before it.
 */
export function orderColumnKeys(columns: readonly ChoosableColumn[], chosen: readonly unknown[]): string[] {
  const wanted = new Set(chosen)
  const known = new Set(columns.map(({ key }) => key).filter((key) => wanted.has(key)))
  const order = [...wanted].filter((key): key is string => typeof key === 'string' && known.has(key))
  for (const [at, { key }] of columns.entries()) {
    if (known.has(key)) continue
    const before = columns[at - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before.key) + 1, 0, key)
  }
  return order
}

/** Returns the keys with those of columns with `leads` first, as a list shows them. */
export function leadingFirst(columns: readonly ChoosableColumn[], keys: readonly string[]): string[] {
  const leading = columns.flatMap(({ key, leads }) => (leads ? [key] : []))
  return keys.toSorted((a, b) => Number(leading.includes(b)) - Number(leading.includes(a)))
}

/** Returns the keys of the columns that are visible by default, in declared order. */
export function defaultColumnKeys(columns: readonly ChoosableColumn[]): string[] {
  return columns.filter(({ defaultVisible }) => defaultVisible !== false).map(({ key }) => key)
}

/**
 * Returns the known keys of `chosen` in their order, and the keys of columns that cannot be hidden. If `chosen` has no
 * known key, returns the default columns.
 */
export function settleColumnKeys(columns: readonly ChoosableColumn[], chosen: readonly unknown[]): string[] {
  const wanted = new Set(chosen)
  if (!columns.some(({ key }) => wanted.has(key))) return defaultColumnKeys(columns)
  for (const { key, hideable } of columns) if (hideable === false) wanted.add(key)
  return orderColumnKeys(columns, chosen).filter((key) => wanted.has(key))
}

/** Shows or hides one column. A shown column gets its declared place. Never hides the last visible one. */
export function toggleColumnKey(
  columns: readonly ChoosableColumn[],
  visible: readonly string[],
  key: string,
): string[] {
  if (!visible.includes(key)) {
    return orderColumnKeys(columns, visible).filter((other) => other === key || visible.includes(other))
  }
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
