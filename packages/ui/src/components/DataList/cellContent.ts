import { createElement, type ReactNode } from 'react'
import { noValue } from '../../format/createFormat.ts'
import type { DataColumn } from './DataColumn.ts'

/** What stands in a cell: the column's own picture of it, else the plain value in its own writing direction, else a dash. */
export function cellContent<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  const value = column.value(row)
  if (column.render) return column.render(row)
  if (value === null || value === '') return noValue
  return typeof value === 'string' ? createElement('bdi', { title: value }, value) : value
}
