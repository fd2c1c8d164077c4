import { type ReactNode, createElement } from 'react'
import { noValue } from '../../format/createFormat.ts'

/** A column of a list: `value` feeds sort, search and export, `render` only the looks. */
export interface DataColumn<Row> {
  key: string
  label: string
  /** Plain value of the cell; null stands for "nothing there" and sorts last. */
  value: (row: Row) => string | number | null
  /** What stands in the cell instead of the plain value; never a link, the row has one. */
  render?: (row: Row) => ReactNode
  /** Names the row: its cell is the row's link and stands first on a phone; the first shown column otherwise. */
  naming?: boolean
  align?: 'left' | 'right'
  /** Fixed width in px; without it the column takes its share of the room. */
  width?: number
  /** Share of the room that fixed columns leave, 1 by default. */
  flex?: number
  /** false: cannot be hidden in the column chooser. */
  hideable?: boolean
  /** false: hidden until somebody chooses it. */
  defaultVisible?: boolean
}

/** A named condition that a list can be narrowed by; it shows as a removable chip while it is on. */
export interface DataFilter<Row> {
  key: string
  label: string
  test: (row: Row) => boolean
}

/** The column that names the rows: the one that says so, else the first. */
export function namingColumn<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined {
  return columns.find(({ naming }) => naming) ?? columns[0]
}

/** What stands in a cell: the column's own picture of it, else the plain value in its own writing direction, else a dash. */
export function cellContent<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  const value = column.value(row)
  if (column.render) return column.render(row)
  if (value === null || value === '') return noValue
  return typeof value === 'string' ? createElement('bdi', { title: value }, value) : value
}
