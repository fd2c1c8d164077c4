import { type ReactNode, createElement } from 'react'
import { noValue } from '../../format/createFormat.ts'
import { leadingFirst } from '../ColumnChooser/visibleColumns.ts'

/** A column of a list. Sort, search and export use `value`; `render` only affects the display. */
export interface DataColumn<Row> {
  key: string
  label: string
  /** Returns the plain value of the cell. Null means that there is no value; such rows come last in a sort. */
  value: (row: Row) => string | number | null
  /** Whether the values are instants as ISO 8601 texts, which an export writes as times in the user's zone. */
  isTime?: boolean
  /** Returns the content of the cell instead of the plain value. It must not be a link, because the row is a link. */
  render?: (row: Row) => ReactNode
  /**
   * Whether the column names the row. Its cell contains the link of the row, and it comes first on a phone. If no
   * column has `naming`, the first visible column names the row.
   */
  naming?: boolean
  /** Whether the column comes first in the list. Users cannot move other columns before it. */
  leads?: boolean
  align?: 'left' | 'right'
  /** Width in px until the user changes it. Without it, the column gets a share of the remaining width. */
  width?: number
  /** Share of the width that is left beside columns of fixed width; 1 by default. */
  flex?: number
  /** False if users cannot hide the column in the column chooser. */
  hideable?: boolean
  /** False if the column is hidden until the user chooses it. */
  defaultVisible?: boolean
}

/** A filter of a list, with a name. While it is active, the list shows a chip that removes it. */
export interface ListFilter<Row> {
  key: string
  label: string
  /** Returns whether a row matches. Not needed if a server filters the rows. */
  test?: (row: Row) => boolean
  /** Active filters with the same group are alternatives: a row must match only one of them. */
  group?: string
}

/** A filter of a list that has all rows. */
export interface DataFilter<Row> extends ListFilter<Row> {
  test: (row: Row) => boolean
}

/** Returns the column that names the rows: the first one with `naming`, else the first column. */
export function namingColumn<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined {
  return columns.find(({ naming }) => naming) ?? columns[0]
}

/** Returns the visible columns in the order of their keys, but those with `leads` first. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  keys: readonly string[],
): DataColumn<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  return leadingFirst(columns, keys).flatMap((key) => byKey.get(key) ?? [])
}

/** Returns the content of a cell: the result of `render`, else the plain value, else a dash. */
export function cellContent<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  const value = column.value(row)
  if (column.render) return column.render(row)
  if (value === null || value === '') return noValue
  return typeof value === 'string' ? createElement('bdi', { title: value }, value) : value
}
