import type { DataColumn } from './DataColumn.ts'
import type { ListSort } from './ListView.ts'
import { sortKey } from './sortKey.ts'

/** Orders rows by one column: numbers by size, texts without case and with digits by size, nothing last, ties as they came. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: ListSort | null,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key)
  if (sort === null || column === undefined) return rows
  const filled: { row: Row; key: string | number }[] = []
  const empty: Row[] = []
  for (const row of rows) {
    const value = column.value(row)
    if (value === null || value === '' || Number.isNaN(value)) empty.push(row)
    else filled.push({ row, key: typeof value === 'number' ? value : sortKey(value) })
  }
  const sign = sort.direction === 'desc' ? -1 : 1
  filled.sort((a, b) => sign * compareKeys(a.key, b.key))
  return [...filled.map(({ row }) => row), ...empty]
}

function compareKeys(a: string | number, b: string | number): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  if (a === b) return 0
  return a < b ? -1 : 1
}
