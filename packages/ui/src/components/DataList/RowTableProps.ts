import type { ReactNode } from 'react'
import type { DataColumn } from './DataColumn.ts'
import type { ListSort } from './ListView.ts'

/** What both pictures of a page of rows take: the grid, and the two-line list of phones. */
export interface RowTableProps<Row> {
  label: string
  /** Visible columns in order; the first one carries the link. */
  columns: readonly DataColumn<Row>[]
  /** The rows of this page. */
  rows: readonly Row[]
  /** Number of matching rows on all pages. */
  total: number
  /** Counted from 1. */
  page: number
  sort: ListSort | null
  loading: boolean
  getRowId: (row: Row) => string | number
  rowTo: (row: Row) => string
  /** What follows the first value, such as a chip. */
  rowBadge?: (row: Row) => ReactNode
  onSortChange: (sort: ListSort | null) => void
}
