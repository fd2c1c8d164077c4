import type { ReactNode } from 'react'
import type { DataColumn } from './DataColumn.ts'
import type { ListSort } from './ListView.ts'

/** Renders the actions of a row; a grid moves its focus by `tabIndex`. */
export type RowActions<Row> = (row: Row, tabIndex?: number) => ReactNode

/** Props of both displays of a page of rows: the grid, and the two-line list on phones. */
export interface RowTableProps<Row> {
  label: string
  /** Visible columns in order; the first one holds the link. */
  columns: readonly DataColumn<Row>[]
  /** The rows of this page. */
  rows: readonly Row[]
  /** Number of matching rows on all pages. */
  total: number
  /** 1-based. */
  page: number
  sort: ListSort | null
  loading: boolean
  getRowId: (row: Row) => string | number
  rowTo: (row: Row) => string
  /** Renders after the first value, such as a chip. */
  rowBadge?: (row: Row) => ReactNode
  /** Renders the actions of a row at its end; `tabIndex` belongs to its button. */
  rowActions?: RowActions<Row> | undefined
  onSortChange: (sort: ListSort | null) => void
}
