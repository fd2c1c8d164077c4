'use client'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { CardMessage } from '../../parts/CardMessage.tsx'
import { useMapsTexts } from '../../locales/MapsLocaleProvider.tsx'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'
import type { FleetSort } from '../store/fleetQuery.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import type { PlaceQueue } from './PlaceQueue.ts'
import { FleetTable } from './FleetTable.tsx'

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
  selectsByArrow: boolean
  externalMapUrl: string
  /** Finds the addresses of standing vehicles; null to show coordinates. */
  places: PlaceQueue | null
}

/** Shows the table of the fleet, or why it is empty. */
export function FleetBody({ fleet, error, onRetry, onShowAll, narrowed, ...table }: FleetBodyProps) {
  const texts = useBodyTexts(fleet.single)
  const state = useSyncExternalStore(fleet.subscribe, () => stateOf(fleet))
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
