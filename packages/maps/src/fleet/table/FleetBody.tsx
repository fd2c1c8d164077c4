'use client'
import { useSyncExternalStore } from 'react'
import { CardMessage } from '../../CardMessage.tsx'
import type { FleetSort } from '../store/fleetQuery.ts'
import type { FleetStore } from '../store/FleetStore.ts'
import { FleetTable } from './FleetTable.tsx'
import { NoMatch } from './NoMatch.tsx'
import { useFleetTexts } from '../../locales/useFleetTexts.ts'

interface FleetBodyProps {
  fleet: FleetStore
  error?: string | undefined
  onRetry?: (() => void) | undefined
  onShowAll: () => void
  sort: FleetSort
  onSort: (sort: FleetSort) => void
  selected: string | null
  onSelect: (key: string) => void
  externalMapUrl: string
}

/** The table of the fleet, or why there is none. */
export function FleetBody({ fleet, error, onRetry, onShowAll, ...table }: FleetBodyProps) {
  const texts = useFleetTexts()
  const shown = useSyncExternalStore(fleet.subscribe, () => shownOf(fleet))
  if (shown === 'nothing yet' && error !== undefined) {
    return <CardMessage alert title={texts.failed} hint={error} onRetry={onRetry} />
  }
  if (shown === 'nothing yet') return <CardMessage busy title={texts.loading} />
  if (shown === 'no vehicle') return <CardMessage title={texts.noVehicles} hint={texts.noVehiclesHint} />
  if (shown === 'no match') return <NoMatch onShowAll={onShowAll} />
  return <FleetTable fleet={fleet} {...table} />
}

function shownOf(fleet: FleetStore) {
  const { loaded, total, order } = fleet.view()
  if (!loaded) return 'nothing yet'
  if (total === 0) return 'no vehicle'
  return order.length === 0 ? 'no match' : 'rows'
}
