import type { ReactNode } from 'react'
import type { RecordAction } from '../ActionsMenu/RecordAction.ts'
import type { ColumnWidths } from '../ColumnChooser/useListColumns.ts'
import type { DataColumn, ListFilter } from './DataColumn.ts'
import type { ListSort, ListView } from './ListView.ts'
import type { ListSelection, RowId, RowSelection } from './useListSelection.ts'

/**
 * Props of a list. Keep `columns`, `filters`, `rowTo` and `getRowId` stable between renders, because caches depend on
 * them.
 */
export interface DataListProps<Row> {
  /** Accessible name of the list. */
  label: string
  /** Noun for the rows, as in "128 perangkat"; a function returns the form for a formatted count. */
  noun: string | ((count: string) => string)
  /** The valid rows. `unreadable` is the number of rows that were dropped because they could not be parsed. */
  rows: readonly Row[] & { unreadable?: number }
  /** The columns in their order; users choose which of them are visible. */
  columns: readonly DataColumn<Row>[]
  /** The filters that users can switch on and off. */
  filters?: readonly ListFilter<Row>[]
  /** True until the first rows have loaded. During a later request the rows stay visible. */
  loading?: boolean
  /** Error message for users. If there are rows, it appears above them. */
  error?: string | null
  /** Loads the rows again. With it, the message of `error` has a button for it. */
  onRetry?: () => void
  /** Shown instead of the list if there are no rows at all. */
  emptyState: ReactNode
  /** Returns the page of a row. Without it, rows are not links. */
  rowTo?: ((row: Row) => string) | undefined
  /** Returns the id of a row, which is unique in the list. */
  getRowId: (row: Row) => RowId
  /** Renders a mark, such as a chip, beside the value in the first column. */
  rowBadge?: (row: Row) => ReactNode
  /** Renders a menu at the end of a row, such as `RowActionsMenu`. Keep this function stable between renders. */
  rowActions?: RowActions<Row> | undefined
  /**
   * Renders the main facts of a row, for the panel that the key Space opens beside the list. Keep this function stable
   * between renders.
   */
  peek?: ((row: Row) => ReactNode) | undefined
  /**
   * Renders the actions on selected rows, such as buttons. With it, each row has a check box, and the list shows the
   * number of selected rows.
   */
  selectionActions?: ((selection: ListSelection<Row>) => ReactNode) | undefined
  /** Keys of the visible columns, in order. Without it, the list itself stores them (uncontrolled). */
  visibleColumns?: readonly string[]
  /** Called with the keys of the visible columns after the user has changed them. */
  onVisibleColumnsChange?: (keys: readonly string[]) => void
  /** Widths in px that the user chose, by column key. Without it, the list itself stores them (uncontrolled). */
  columnWidths?: ColumnWidths
  /** Called with the widths after the user has changed one. */
  onColumnWidthsChange?: (widths: ColumnWidths) => void
  /** Search, sort order, page and filters. Without it, the list itself stores them (uncontrolled). */
  view?: ListView
  /**
   * Called after the user has changed search, sort order, page or filters. `replaces` is true for the view with which the
   * list opens: it needs no history entry of its own.
   */
  onViewChange?: (view: ListView, replaces?: boolean) => void
  /**
   * With it, users can save views of the list: columns, filters, search and sort order under a name. This is the key under
   * which the browser stores them: one for each list and user.
   */
  viewsKey?: string | undefined
  /** Number of rows on a page; 100 by default and at most. */
  pageSize?: number
  /**
   * Number of matching rows on a server. With it, `rows` is the one page that the server returned for `view`, and the
   * list itself neither searches, filters nor sorts. See `useServerRows`.
   */
  total?: number | undefined
  /** The view to which `rows` belong, while the page of a newer `view` loads; `view` by default. */
  shownView?: ListView | undefined
  /** Whether the page of `view` loads, so that the list shows a progress bar above the rows. */
  updating?: boolean
  /**
   * Called before rows are saved as a file. If it rejects, the list saves no file and shows the error message. With
   * null, there is no export.
   */
  onExport?: ((rows: readonly Row[]) => Promise<void>) | null | undefined
  /**
   * A column at the end of the file if it has a value in one of the rows, such as a mark of simulated rows. The list does
   * not show it.
   */
  exportMark?: Pick<DataColumn<Row>, 'label' | 'value'> | undefined
  /** Loads all matching rows from the server, in order, for the export. With `total` and without it, there is no export. */
  loadAll?: (() => Promise<readonly Row[]>) | undefined
  /** Further actions beside the button "Kolom". */
  toolbar?: ReactNode
}

/**
 * Renders the actions of a row. Pass `tabIndex` to the button, because the grid controls which cell has the focus. If
 * the list has `peek`, `peek` is the action that opens its panel.
 */
export type RowActions<Row> = (row: Row, tabIndex?: number, peek?: RecordAction) => ReactNode

/** Props of the two components that show one page of rows: the grid, and the two-line list on phones. */
export interface RowTableProps<Row> {
  label: string
  /** The visible columns in order. The first one contains the link of the row. */
  columns: readonly DataColumn<Row>[]
  /** The rows of this page. */
  rows: readonly Row[]
  /** Number of matching rows on all pages. */
  total: number
  /** Number of this page, from 1. */
  page: number
  pageSize: number
  columnWidths: ColumnWidths
  onColumnWidthsChange: (widths: ColumnWidths) => void
  sort: ListSort | null
  loading: boolean
  getRowId: (row: Row) => RowId
  rowTo?: ((row: Row) => string) | undefined
  /** Renders a mark, such as a chip, beside the value in the first column. */
  rowBadge?: (row: Row) => ReactNode
  /** Renders the actions at the end of a row. */
  rowActions?: RowActions<Row> | undefined
  /** The selected rows; undefined if rows cannot be selected. */
  selection?: RowSelection | undefined
  onSortChange: (sort: ListSort | null) => void
  /** Id of the row whose panel is open; null if none is. When it closes, its row gets the focus. */
  peeked: RowId | null
  /** Opens the panel of a row; undefined if the list has none. */
  onPeek: ((id: RowId) => void) | undefined
}

/** Returns the noun of a list for a formatted number of rows. */
export function nounFor(noun: DataListProps<unknown>['noun'], count: string): string {
  return typeof noun === 'string' ? noun : noun(count)
}
