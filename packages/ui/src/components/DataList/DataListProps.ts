import type { ReactNode } from 'react'
import type { DataColumn, DataFilter } from './DataColumn.ts'
import type { ListView } from './ListView.ts'

/** What a list takes. Keep `columns`, `filters`, `rowTo` and `getRowId` stable between renders: work is kept by them. */
export interface DataListProps<Row> {
  /** Name of the list for assistive technology. */
  label: string
  /** What a row is, in the plural, as in "128 perangkat". */
  noun: string
  /** `unreadable`: how many further rows cannot be shown. */
  rows: readonly Row[] & { unreadable?: number }
  columns: readonly DataColumn<Row>[]
  filters?: readonly DataFilter<Row>[]
  /** True until the first rows are there; a later request keeps the rows that show. */
  loading?: boolean
  /** A sentence for people; with rows on screen it stands above them. */
  error?: string | null
  onRetry?: () => void
  /** Shown in place of everything when there is no row at all. */
  emptyState: ReactNode
  rowTo: (row: Row) => string
  getRowId: (row: Row) => string | number
  /** What follows the first value of a row, such as a chip. */
  rowBadge?: (row: Row) => ReactNode
  /** Keys of the columns that show; without it the list remembers them until it goes away. */
  visibleColumns?: readonly string[]
  onVisibleColumnsChange?: (keys: readonly string[]) => void
  /** Search, order, page and filters; without it the list remembers them until it goes away. */
  view?: ListView
  onViewChange?: (view: ListView) => void
  /** Further actions beside "Kolom". */
  toolbar?: ReactNode
}
