'use client'
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined'
import ViewListOutlined from '@mui/icons-material/ViewListOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSnapshot } from '../../parts/useSnapshot.ts'
import Typography from '@mui/material/Typography'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetQuery, FleetSort } from '../store/fleetView.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { FleetChips, FleetSearch, StandingFilter } from './FleetFilters.tsx'
import type { FleetPart } from './FleetPart.ts'
import { SortMenu } from './SortMenu.tsx'
import type { PlaceQueue } from './PlaceQueue.ts'
import { type FleetConnection, FleetPill, OfflineNote } from './FleetPill.tsx'
import { CardMessage } from '../../parts/CardMessage.tsx'
import { HANDLE_HEIGHT, PEEK_HEIGHT } from '../../workspace/sheetHeight.ts'
import { useMapsTexts } from '../../locales/useMapsTexts.ts'
import { FleetTable } from './FleetTable.tsx'

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
  /** Finds the addresses of standing vehicles; null to show only the nearest place. */
  places: PlaceQueue | null
  /** Whether the panel shows a table instead of a list. Without `onTable`, the user cannot change this. */
  isTable: boolean
  onTable?: ((isTable: boolean) => void) | undefined
  /** Shows the filters in the panel; false on phones, which show them and `part` over the map. */
  withFilters: boolean
}

/** Renders the panel beside the map: filters, vehicles, and the state of the connection. */
export function FleetPanel(props: FleetPanelProps) {
  const { fleet, connection, error, onRetry, query, onQuery, isTable, onTable, part, withFilters, ...body } =
    props
  const texts = useMapsTexts()
  const narrowed = part?.chosen ?? false
  const sortMenu = !isTable && !fleet.single && <SortMenu sort={body.sort} onSort={body.onSort} />
  // The lowest sheet of a phone shows this line and nothing that it would cut.
  const state = (
    <Box sx={{ ...stateLook, minHeight: withFilters ? 44 : PEEK_HEIGHT - HANDLE_HEIGHT }}>
      <FleetPill fleet={fleet} connection={connection} />
      {!withFilters && sortMenu}
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
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 }}>
            <StandingFilter query={query} onQuery={onQuery} fleet={fleet} />
            {sortMenu}
          </Box>
        </Box>
      ) : (
        state
      )}
      <OfflineNote shown={connection === 'offline' && fleet.loaded} onRetry={onRetry} />
      <FleetBody
        fleet={fleet}
        narrowed={narrowed}
        error={error}
        onRetry={onRetry}
        isTable={isTable}
        {...body}
      />
      {withFilters && <Box sx={{ mt: 'auto', borderTop: 1, borderColor: 'divider' }}>{state}</Box>}
    </>
  )
}

const stateLook = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
} as const

interface FleetBodyProps {
  fleet: FleetStore
  error?: string | undefined
  onRetry?: (() => void) | undefined
  onShowAll: () => void
  sort: FleetSort
  onSort: (sort: FleetSort) => void
  /**
   * True if only a part of the fleet is loaded, such as a depot. If this part has no vehicles, other parts of the fleet
   * may still have some.
   */
  narrowed: boolean
  selected: string | null
  onSelect: (key: string) => void
  isTable: boolean
  selectsByArrow: boolean
  externalMapUrl: string
  places: PlaceQueue | null
}

function FleetBody({ fleet, error, onRetry, onShowAll, narrowed, ...table }: FleetBodyProps) {
  const texts = useBodyTexts(fleet.single)
  const state = useSnapshot(fleet.subscribe, () => stateOf(fleet))
  if (state === 'loading' && error !== undefined) {
    return <CardMessage alert title={texts.failed} hint={error} onRetry={onRetry} />
  }
  if (state === 'loading') return <CardMessage busy title={texts.loading} />
  if (state === 'empty' && !narrowed) return <CardMessage title={texts.empty} hint={texts.emptyHint} />
  if (state === 'empty' || state === 'noMatch') return <NoMatch onShowAll={onShowAll} />
  return <FleetTable fleet={fleet} {...table} />
}

function stateOf(fleet: FleetStore) {
  const { loaded, total, order } = fleet.view()
  if (!loaded) return 'loading'
  if (total === 0) return 'empty'
  return order.length === 0 ? 'noMatch' : 'rows'
}

function useBodyTexts(single: boolean) {
  const maps = useMapsTexts()
  const texts = useFleetTexts()
  return single
    ? {
        loading: maps.loadingPositions,
        failed: maps.positionsFailed,
        empty: maps.noPosition,
        emptyHint: maps.noPositionHint,
      }
    : {
        loading: texts.loading,
        failed: texts.failed,
        empty: texts.noVehicles,
        emptyHint: texts.noVehiclesHint,
      }
}

/** Says that no vehicle matches the search and the filter, and offers to clear both. */
function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const texts = useFleetTexts()
  return (
    <Box
      component="output"
      sx={{ display: 'block', px: 3, py: 5, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ fontWeight: 650 }}>{texts.noMatch}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {texts.noMatchHint}
      </Typography>
      <Button variant="outlined" size="small" onClick={onShowAll} sx={{ mt: 2 }}>
        {texts.showAll}
      </Button>
    </Box>
  )
}
