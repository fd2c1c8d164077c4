import type { ReactNode } from 'react'
import { noValue } from '../../locales/createFormat.ts'
import type { DataColumn } from './DataColumn.ts'

/** What stands in a cell: the column's own picture of it, else the plain value, else a dash. */
export function cellContent<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  const value = column.value(row)
  if (column.render) return column.render(row)
  return value === null || value === '' ? noValue : value
}
