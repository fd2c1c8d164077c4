'use client'

import { DataGrid } from '@mui/x-data-grid/DataGrid'
import type { GridColDef, GridRowSelectionModel, GridSortModel } from '@mui/x-data-grid'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  useMemo,
} from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { gridStyle, headerHeight, linkedGridStyle, rowHeight } from './gridStyle.ts'
import { gridTexts } from './gridTexts.ts'
import type { ListSort } from './ListView.ts'
import { type DataColumn, cellContent, namingColumn } from './DataColumn.ts'
import type { RowActions, RowTableProps } from './DataListProps.ts'
import { pageSize } from './selectRows.ts'
import { useGridTexts, useListTexts } from '../texts.ts'
import Link from '@mui/material/Link'

const slotProps = { loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } } as const
const sortingOrder = ['asc', 'desc', null] as const

/** Renders one page of rows as a grid. The caller filters, sorts and paginates, so `rows` has at most 100 rows. */
export function GridTable<Row extends object>(props: RowTableProps<Row>) {
  const { label, columns, rows, total, page, sort, loading, getRowId, onSortChange } = props
  const { rowTo, rowBadge, rowActions, selection } = props
  const selectionModel = useMemo<GridRowSelectionModel | undefined>(
    () => selection && { type: 'include', ids: new Set(selection.ids) },
    [selection],
  )
  const list = useListTexts()
  const grid = useGridTexts()
  const localeText = useMemo(() => gridTexts({ grid, list }), [grid, list])
  const gridColumns = useMemo<GridColDef<Row>[]>(() => {
    const naming = namingColumn(columns)
    const shown = columns.map((column) =>
      toGridColumn(column, column === naming ? { rowTo, rowBadge } : null),
    )
    return rowActions ? [...shown, actionsColumn(rowActions, list.rowActions)] : shown
  }, [columns, rowTo, rowBadge, rowActions, list.rowActions])
  return (
    <>
      {loading && (
        <output>
          <VisuallyHidden>{list.loading}</VisuallyHidden>
        </output>
      )}
      <DataGrid
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
        onCellKeyDown={(_, event) => {
          if (event.key === 'Enter') openRow(event, event.currentTarget.closest('[role="row"]'))
        }}
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
        disableColumnResize
        hideFooter
        localeText={localeText}
        slotProps={slotProps}
        sx={rowTo ? linkedGridStyle : gridStyle}
      />
    </>
  )
}

function toListSort(model: GridSortModel): ListSort | null {
  const [first] = model
  return first?.sort ? { key: first.field, direction: first.sort } : null
}

/** Converts a column to a column of the grid. If `link` is set, its cells contain the link of the row. */
function toGridColumn<Row extends object>(
  column: DataColumn<Row>,
  link: Pick<RowTableProps<Row>, 'rowTo' | 'rowBadge'> | null,
): GridColDef<Row> {
  const { key, label, align = 'left', width, flex = 1 } = column
  // The minimum width keeps names readable. With many columns the grid scrolls sideways.
  const minWidth = column.naming ? 176 : 120 * Math.min(1, flex)
  return {
    field: key,
    headerName: label,
    display: 'flex',
    align,
    headerAlign: align,
    ...(width === undefined ? { flex, minWidth } : { width }),
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
function actionsColumn<Row extends object>(rowActions: RowActions<Row>, label: string): GridColDef<Row> {
  return {
    field: '__rowActions',
    headerName: label,
    renderHeader: () => <VisuallyHidden>{label}</VisuallyHidden>,
    display: 'flex',
    align: 'right',
    width: 68,
    sortable: false,
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

/** Opens the link of a row, with the modifier keys of the click. Ignores clicks on links, buttons and selected text. */
function openRow(event: ReactMouseEvent | ReactKeyboardEvent, row: Element | null): void {
  const target = event.target instanceof Element ? event.target : null
  if (event.defaultPrevented || target?.closest('a, button, input, label, [data-field="__check__"]')) return
  if (window.getSelection()?.type === 'Range') return
  const link = row?.querySelector('a[href]')
  const { ctrlKey, metaKey, shiftKey } = event
  link?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }),
  )
}
