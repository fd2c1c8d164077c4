'use client'
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined'
import ViewListOutlined from '@mui/icons-material/ViewListOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetQuery, FleetSort } from '../store/fleetQuery.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { FleetBody } from './FleetBody.tsx'
import { FleetChips, FleetSearch } from './FleetFilters.tsx'
import type { PlaceQueue } from './PlaceQueue.ts'
import { type FleetConnection, FleetPill, OfflineNote } from './FleetPill.tsx'

/** A field to choose a part of the fleet, such as a depot; the caller loads that part. */
export interface FleetPart {
  field: ReactNode
  /** Whether a part is chosen; false while the whole fleet is shown. */
  chosen: boolean
  onClear: () => void
}

interface FleetPanelProps {
  fleet: FleetStore
  connection: FleetConnection
  error?: string | undefined
  onRetry?: (() => void) | undefined
  query: FleetQuery
  onQuery: (query: FleetQuery) => void
  part: FleetPart | undefined
  onShowAll: () => void
  sort: FleetSort
  onSort: (sort: FleetSort) => void
  selected: string | null
  onSelect: (key: string) => void
  /** Whether arrow keys select a vehicle; false on phones, where the selected vehicle replaces the list. */
  selectsByArrow: boolean
  externalMapUrl: string
  /** Finds the addresses of standing vehicles; null to show coordinates. */
  places: PlaceQueue | null
  /** Whether the panel shows a table instead of a list. Without `onTable`, the user cannot change this. */
  isTable: boolean
  onTable?: ((isTable: boolean) => void) | undefined
  /** Shows the filters in the panel; false on phones, which show them over the map. */
  withFilters: boolean
}

/** Renders the panel beside the map: filters, vehicles, and the state of the connection. */
export function FleetPanel(props: FleetPanelProps) {
  const { fleet, connection, error, onRetry, query, onQuery, isTable, onTable, part, withFilters, ...body } =
    props
  const texts = useFleetTexts()
  const narrowed = part?.chosen ?? false
  const state = (
    <Box sx={stateLook}>
      <FleetPill fleet={fleet} connection={connection} />
      {onTable && (
        <Button
          size="small"
          color="inherit"
          startIcon={isTable ? <ViewListOutlined /> : <TableRowsOutlined />}
          onClick={() => onTable(!isTable)}
        >
          {isTable ? texts.asList : texts.asTable}
        </Button>
      )}
    </Box>
  )
  return (
    <>
      {withFilters ? (
        <Box sx={{ display: 'grid', gap: 1, p: 1.5 }}>
          <FleetChips query={query} onQuery={onQuery} fleet={fleet} />
          <FleetSearch query={query} onQuery={onQuery} />
          {part?.field}
        </Box>
      ) : (
        <>
          {state}
          {part && <Box sx={{ px: 2, pb: 1 }}>{part.field}</Box>}
        </>
      )}
      <OfflineNote shown={connection === 'offline' && fleet.loaded} onRetry={onRetry} />
      <FleetBody fleet={fleet} narrowed={narrowed} error={error} onRetry={onRetry} {...body} />
      {withFilters && <Box sx={{ mt: 'auto', borderTop: 1, borderColor: 'divider' }}>{state}</Box>}
    </>
  )
}

const stateLook = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 44,
  px: 2,
} as const
