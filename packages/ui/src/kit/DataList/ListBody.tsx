'use client'

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, memo, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ThrowFailure, lazyPart } from '../../lazy/lazyPart.tsx'
import { PhoneRows } from './PhoneRows.tsx'
import { cellContent } from './DataColumn.ts'
import type { RowTableProps } from './DataListProps.ts'
import { usePhone } from '../../hooks/usePhone.ts'
import { useListTexts } from '../texts.ts'
import Skeleton from '@mui/material/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { headerHeight, rowHeight } from './gridStyle.ts'

// The grid loads lazily: phones never need its 128 kB, and the first paint must not wait for them.
const LazyGridTable = lazyPart(async () => (await import('./GridTable.tsx')).GridTable, {
  Waiting: () => <ListSkeleton phone={false} />,
  Failed: ThrowFailure,
})
const GridTable = LazyGridTable as <Row extends object>(props: RowTableProps<Row>) => ReactNode // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: lazyPart() loses the type parameter

/** Loads the code of the grid early. Otherwise a list loads it when it first shows rows. */
export const loadGrid: () => Promise<unknown> = LazyGridTable.load

function Body<Row extends object>({ onShowAll, ...table }: RowTableProps<Row> & { onShowAll: () => void }) {
  const list = useListTexts()
  const phone = usePhone()
  const printing = usePrinting()
  if (table.total === 0 && !table.loading) {
    return (
      <EmptyState
        title={list.noResultsTitle}
        text={list.noResultsText}
        action={
          <Button variant="outlined" onClick={onShowAll}>
            {list.showAll}
          </Button>
        }
      />
    )
  }
  if (phone) return table.loading ? <ListSkeleton phone /> : <PhoneRows {...table} />
  return (
    <>
      {printing && <PrintedRows {...table} />}
      <Box
        sx={{
          display: 'flex',
          displayPrint: 'none',
          flexDirection: 'column',
          borderTop: 1,
          borderColor: 'divider',
          minHeight: 0,
          // On a page with no other content, `AppShell` limits the height of the whole list instead.
          maxHeight: 'var(--list-rows, max(420px, calc(100dvh - 300px)))',
        }}
      >
        <GridTable {...table} />
      </Box>
    </>
  )
}

/**
 * Renders the rows of a list, a skeleton, or a text if no row matches. It is memoised, because rendering the grid is
 * slow.
 */
export const ListBody = memo(Body) as typeof Body // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: memo() loses the type parameter

/** Returns whether the browser prints. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const change = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    window.addEventListener('beforeprint', change)
    window.addEventListener('afterprint', change)
    return () => {
      window.removeEventListener('beforeprint', change)
      window.removeEventListener('afterprint', change)
    }
  }, [])
  return printing
}

/** Renders all rows of the page as a plain table for paper, because the grid has only the rows in view. */
function PrintedRows<Row extends object>({ label, columns, rows: printed, getRowId }: RowTableProps<Row>) {
  return (
    <Box component="table" aria-label={label} sx={printedLook}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key}>{column.label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {printed.map((row) => (
          <tr key={getRowId(row)}>
            {columns.map((column) => (
              <td key={column.key}>{cellContent(column, row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const printedLook = {
  display: 'none',
  displayPrint: 'table',
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { px: 2, py: 0.75, textAlign: 'start', borderTop: 1, borderColor: 'divider' },
  '& tr': { breakInside: 'avoid' },
} as const

const rows = Array.from({ length: 8 }, (_, at) => at)

/** Shows placeholder rows while the data or the code of the grid loads. */
function ListSkeleton({ phone }: { phone: boolean }) {
  const { loading } = useListTexts()
  return (
    <Box component="output" sx={{ display: 'block', pt: phone ? 0 : `${headerHeight}px` }}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {rows.map((row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: phone ? 'stretch' : 'center',
            flexDirection: phone ? 'column' : 'row',
            justifyContent: phone ? 'center' : 'space-between',
            height: phone ? 60 : rowHeight,
            px: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton width={phone ? '55%' : '22%'} />
          <Skeleton width={phone ? '80%' : '18%'} />
          {!phone && <Skeleton width="28%" />}
        </Box>
      ))}
    </Box>
  )
}
