'use client'

import { DataGrid } from '@mui/x-data-grid/DataGrid'
import type { GridApi, GridColDef, GridRowSelectionModel, GridSortModel } from '@mui/x-data-grid'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { gridStyle, headerHeight, linkedGridStyle, namingClass, peekedClass, rowHeight } from './gridStyle.ts'
import { gridTexts } from './gridTexts.ts'
import type { ListSort } from './ListView.ts'
import { type DataColumn, cellContent, namingColumn } from './DataColumn.ts'
import type { RowActions, RowTableProps } from './DataListProps.ts'
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from '../ColumnChooser/columnWidth.ts'
import { usePeekAction, usePeekedRow } from './usePeekedRow.tsx'
import { useDensity } from './useDensity.ts'
import { useGridTexts, useListTexts } from '../texts.ts'
import { isEscape, nothing } from './useListSelection.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'

const slotProps = { loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } } as const
const autosizeOptions = { includeOutliers: true } as const
const sortingOrder = ['asc', 'desc', null] as const

/** Renders one page of rows as a grid. The caller filters, sorts and paginates, so `rows` has at most 100 rows. */
export function GridTable<Row extends object>(props: RowTableProps<Row>) {
  const { label, columns, rows, total, page, sort, loading, getRowId, onSortChange } = props
  const {
    rowTo,
    rowBadge,
    rowActions,
    selection,
    pageSize,
    columnWidths,
    onColumnWidthsChange,
    peeked,
    onPeek,
  } = props
  const [density] = useDensity()
  const selectionModel = useMemo<GridRowSelectionModel | undefined>(
    () => selection && { type: 'include', ids: new Set(selection.ids) },
    [selection],
  )
  const list = useListTexts()
  const grid = useGridTexts()
  const localeText = useMemo(() => gridTexts({ grid, list }), [grid, list])
  const peekAction = usePeekAction(onPeek, getRowId)
  const gridColumns = useMemo<GridColDef<Row>[]>(() => {
    const naming = namingColumn(columns)
    const shown = columns.map((column) =>
      toGridColumn(column, columnWidths[column.key], column === naming ? { rowTo, rowBadge } : null),
    )
    if (!rowActions) return shown
    return [
      ...shown,
      actionsColumn(list.rowActions, (row, tabIndex) => rowActions(row, tabIndex, peekAction(row))),
    ]
  }, [columns, columnWidths, rowTo, rowBadge, rowActions, peekAction, list.rowActions])
  const api = useAllColumns()
  const naming = namingColumn(columns)?.key ?? ''
  usePeekedRow(peeked, (id) => api.current?.setCellFocus(id, naming))
  return (
    <Box
      sx={{ display: 'contents' }}
      onFocus={({ target }) => uncoverCell(target)}
      onKeyDown={(event) => selection && isEscape(event) && selection.onChange(nothing)}
    >
      {loading && (
        <output>
          <VisuallyHidden>{list.loading}</VisuallyHidden>
        </output>
      )}
      <DataGrid
        apiRef={api}
        aria-label={label}
        nonce={pageNonce()}
        rows={rows}
        columns={gridColumns}
        getRowId={getRowId}
        loading={loading}
        rowCount={total}
        paginationMode="server"
        paginationModel={{ page: page - 1, pageSize }}
        sortingMode="server"
        sortingOrder={sortingOrder}
        sortModel={sort === null ? [] : [{ field: sort.key, sort: sort.direction }]}
        onSortModelChange={(model) => onSortChange(toListSort(model))}
        onRowClick={(_, event) => openRow(event, event.currentTarget)}
        onCellKeyDown={({ id }, event) => {
          if (event.key === 'Enter') openRow(event, event.currentTarget.closest('[role="row"]'))
          if (event.key === ' ' && !event.shiftKey && onPeek && !isOnControl(event.target)) {
            event.preventDefault()
            event.defaultMuiPrevented = true
            onPeek(id)
          }
        }}
        density={density}
        getRowClassName={({ id }) => (id === peeked ? peekedClass : '')}
        rowHeight={rowHeight}
        columnHeaderHeight={headerHeight}
        rowSelection={selection !== undefined}
        checkboxSelection={selection !== undefined}
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        // The grid knows only the rows of this page. The list keeps the selected rows of the other pages.
        keepNonExistentRowsSelected
        {...(selectionModel && { rowSelectionModel: selectionModel })}
        onRowSelectionModelChange={({ ids }) => selection?.onChange(ids)}
        disableColumnMenu
        disableColumnFilter
        autosizeOptions={autosizeOptions}
        onColumnWidthChange={({ colDef: { field }, width }) =>
          onColumnWidthsChange({ ...columnWidths, [field]: width })
        }
        hideFooter
        localeText={localeText}
        slotProps={slotProps}
        sx={rowTo ? linkedGridStyle : gridStyle}
      />
    </Box>
  )
}

/** Scrolls a cell sideways if it gets the focus while it is below the naming column, which stays in place. */
function uncoverCell(focused: Element) {
  const scroller = focused.closest('.MuiDataGrid-virtualScroller')
  const cell = focused.closest('[role="gridcell"], [role="columnheader"]')
  const name = scroller?.querySelector(`.${namingClass}`)
  if (!scroller || !cell || !name || cell.matches(`.${namingClass}, [data-field="__check__"]`)) return
  const { left, right } = cell.getBoundingClientRect()
  const covering = name.getBoundingClientRect()
  if (left < covering.right && right > covering.left) scroller.scrollLeft -= covering.right - left
}

/**
 * Returns a reference to the API of a grid that renders all columns, also those out of view: otherwise it would remove the
 * naming column, which stays in view.
 */
function useAllColumns() {
  const api = useRef<GridApi>(null)
  useEffect(() => {
    const renderAll = () => api.current?.unstable_setColumnVirtualization(false)
    renderAll()
    // The grid ends this when it fits a column to its content.
    return api.current?.subscribeEvent('columnSeparatorDoubleClick', () => queueMicrotask(renderAll))
  }, [])
  return api
}

function toListSort(model: GridSortModel): ListSort | null {
  const [first] = model
  return first?.sort ? { key: first.field, direction: first.sort } : null
}

/**
 * Converts a column to a column of the grid. `chosen` is the width that the user chose. If `link` is set, the column names
 * the rows: its cells contain the link of the row, and it stays in place when the grid scrolls sideways.
 */
function toGridColumn<Row extends object>(
  column: DataColumn<Row>,
  chosen: number | undefined,
  link: Pick<RowTableProps<Row>, 'rowTo' | 'rowBadge'> | null,
): GridColDef<Row> {
  const { key, label, align = 'left', flex = 1 } = column
  const fixed = chosen ?? column.width
  // The minimum width keeps names readable. With many columns the grid scrolls sideways.
  const minWidth = column.naming ? (link?.rowBadge ? 200 : 176) : 120 * Math.min(1, flex)
  return {
    field: key,
    headerName: label,
    display: 'flex',
    align,
    headerAlign: align,
    ...(fixed === undefined ? { flex, minWidth } : { flex: 0, width: fixed, minWidth: MIN_COLUMN_WIDTH }),
    maxWidth: MAX_COLUMN_WIDTH,
    ...(link && { cellClassName: namingClass, headerClassName: namingClass }),
    valueGetter: (_, row) => column.value(row),
    renderCell: ({ row, tabIndex }) =>
      link === null ? (
        cellContent(column, row)
      ) : (
        <RowName to={link.rowTo?.(row)} tabIndex={tabIndex} badge={link.rowBadge?.(row)}>
          {cellContent(column, row)}
        </RowName>
      ),
  }
}

/** Returns the last column, which contains the actions of each row. It has no visible heading and no sorting. */
function actionsColumn<Row extends object>(label: string, rowActions: RowActions<Row>): GridColDef<Row> {
  return {
    field: '__rowActions',
    headerName: label,
    renderHeader: () => <VisuallyHidden>{label}</VisuallyHidden>,
    display: 'flex',
    align: 'right',
    width: 68,
    sortable: false,
    resizable: false,
    renderCell: ({ row, tabIndex }) => rowActions(row, tabIndex),
  }
}

/** Returns the nonce that the content security policy requires for style elements; undefined without such a policy. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}

/** Renders the name of a row, as a link if it has one. A real link supports middle click, copying and the keyboard. */
function RowName({
  to,
  tabIndex,
  badge,
  children,
}: {
  to: string | undefined
  tabIndex?: number
  badge?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      {to === undefined ? (
        children
      ) : (
        <Link href={to} tabIndex={tabIndex} noWrap sx={{ minWidth: 0 }}>
          {children}
        </Link>
      )}
      {badge}
    </>
  )
}

function isOnControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, input, label, [data-field="__check__"]') !== null
  )
}

/** Opens the link of a row, with the modifier keys of the click. Ignores clicks on links, buttons and selected text. */
function openRow(event: ReactMouseEvent | ReactKeyboardEvent, row: Element | null): void {
  const target = event.target instanceof Element ? event.target : null
  if (event.defaultPrevented || target?.closest('a') || isOnControl(target)) return
  if (window.getSelection()?.type === 'Range') return
  const link = row?.querySelector('a[href]')
  const { ctrlKey, metaKey, shiftKey } = event
  link?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }),
  )
}
