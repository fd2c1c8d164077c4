'use client'

import { DataGrid } from '@mui/x-data-grid/DataGrid'
import type { GridColDef, GridSortModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { grid as indonesianGrid } from '../../locales/id/grid.ts'
import { list as indonesianList } from '../../locales/id/list.ts'
import { useTextsOf } from '../../locales/LocaleContext.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { gridStyle, headerHeight, rowHeight } from './gridStyle.ts'
import { gridTexts } from './gridTexts.ts'
import { toGridColumn } from './toGridColumn.tsx'
import type { ListSort } from './ListView.ts'
import { namingColumn } from './DataColumn.ts'
import { openRow } from './RowLink.tsx'
import { pageNonce } from './pageNonce.ts'
import type { RowTableProps } from './RowTableProps.ts'
import { pageSize } from './selectRows.ts'

const slotProps = { loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } } as const
const sortingOrder = ['asc', 'desc', null] as const

/** One page of rows as a grid; search, order and pages are made outside, so that it never holds more than 100 rows. */
export function GridTable<Row extends object>(props: RowTableProps<Row>) {
  const { label, columns, rows, total, page, sort, loading, rowTo, rowBadge, getRowId, onSortChange } = props
  const list = useTextsOf('list', indonesianList)
  const grid = useTextsOf('grid', indonesianGrid)
  const localeText = useMemo(() => gridTexts({ grid, list }), [grid, list])
  const gridColumns = useMemo<GridColDef<Row>[]>(() => {
    const naming = namingColumn(columns)
    return columns.map((column) => toGridColumn(column, column === naming ? { rowTo, rowBadge } : null))
  }, [columns, rowTo, rowBadge])
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
        rowSelection={false}
        disableColumnMenu
        disableColumnFilter
        disableColumnResize
        hideFooter
        localeText={localeText}
        slotProps={slotProps}
        sx={gridStyle}
      />
    </>
  )
}

function toListSort(model: GridSortModel): ListSort | null {
  const [first] = model
  return first?.sort ? { key: first.field, direction: first.sort } : null
}
