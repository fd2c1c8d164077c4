import { type ReactNode, createElement } from 'react'
import { noValue } from '../../format/createFormat.ts'

/** A column of a list: `value` is used for sort, search and export, `render` only for display. */
export interface DataColumn<Row> {
  key: string
  label: string
  /** Plain value of the cell; null means no value and sorts last. */
  value: (row: Row) => string | number | null
  /** Replaces the plain value in the cell; must not be a link, since the row is a link. */
  render?: (row: Row) => ReactNode
  /**
   * Whether the column names the row: its cell is the row's link and comes first on a phone. Default: the first visible
   * column.
   */
  naming?: boolean
  /** Puts the column first in the list, whatever its place in the column chooser. */
  leads?: boolean
  align?: 'left' | 'right'
  /** Fixed width in px; without it the column shares the remaining width. */
  width?: number
  /** Share of the width that fixed columns leave; 1 by default. */
  flex?: number
  /** False if users must not hide the column with the column chooser. */
  hideable?: boolean
  /** False if the column is hidden until the user chooses it. */
  defaultVisible?: boolean
}

/** A named filter of a list; it shows as a removable chip while active. */
export interface DataFilter<Row> {
  key: string
  label: string
  test: (row: Row) => boolean
  /** Filters with the same group are alternatives: a row that passes one of them stays. */
  group?: string
}

/** Returns the column that names the rows: the column with `naming`, else the first. */
export function namingColumn<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined {
  return columns.find(({ naming }) => naming) ?? columns[0]
}

/** Returns the columns to show in declared order, leading ones first. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  keys: readonly string[],
): DataColumn<Row>[] {
  const visible = columns.filter(({ key }) => keys.includes(key))
  return [...visible.filter(({ leads }) => leads), ...visible.filter(({ leads }) => !leads)]
}

/** Returns the content of a cell: `render`, else the plain value in its own text direction, else a dash. */
export function cellContent<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  const value = column.value(row)
  if (column.render) return column.render(row)
  if (value === null || value === '') return noValue
  return typeof value === 'string' ? createElement('bdi', { title: value }, value) : value
}
