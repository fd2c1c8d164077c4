import type { ReactNode } from 'react'
import type { DataColumn, DataFilter } from './DataColumn.ts'
import type { ListSort, ListView } from './ListView.ts'

/**
 * Props of a list. Keep `columns`, `filters`, `rowTo` and `getRowId` stable between renders: caches depend
 * on them.
 */
export interface DataListProps<Row> {
  /** Accessible name of the list. */
  label: string
  /** Plural noun for the rows, as in "128 perangkat". */
  noun: string
  /** `unreadable`: number of further rows that could not be parsed. */
  rows: readonly Row[] & { unreadable?: number }
  columns: readonly DataColumn<Row>[]
  filters?: readonly DataFilter<Row>[]
  /** True until the first rows are loaded; a later request keeps the visible rows. */
  loading?: boolean
  /** Error message for the user; shown above the rows when there are any. */
  error?: string | null
  onRetry?: () => void
  /** Replaces the list when there are no rows at all. */
  emptyState: ReactNode
  rowTo: (row: Row) => string
  getRowId: (row: Row) => string | number
  /** Renders a mark, such as a chip, after the first value of a row. */
  rowBadge?: (row: Row) => ReactNode
  /** Renders a menu at the end of a row, such as `RowActionsMenu`. Keep it stable between renders. */
  rowActions?: RowActions<Row> | undefined
  /** Keys of the visible columns; without it, the list manages its columns itself (uncontrolled). */
  visibleColumns?: readonly string[]
  onVisibleColumnsChange?: (keys: readonly string[]) => void
  /** Search, sort, page and filters; without it, the list manages them itself (uncontrolled). */
  view?: ListView
  onViewChange?: (view: ListView) => void
  /** Called before rows are saved as a file; if it rejects, the list saves no file and shows the error message. */
  onExport?: ((rows: readonly Row[]) => Promise<void>) | undefined
  /** Extra actions beside "Kolom". */
  toolbar?: ReactNode
}

/** Renders the actions of a row; pass `tabIndex` to the button, so that the grid controls the focus. */
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
  /** Number of this page, from 1. */
  page: number
  sort: ListSort | null
  loading: boolean
  getRowId: (row: Row) => string | number
  rowTo: (row: Row) => string
  /** Renders a mark, such as a chip, after the first value of a row. */
  rowBadge?: (row: Row) => ReactNode
  /** Renders the actions at the end of a row. */
  rowActions?: RowActions<Row> | undefined
  onSortChange: (sort: ListSort | null) => void
}
