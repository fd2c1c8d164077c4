'use client'
import { CardMessage } from '../CardMessage.tsx'
import type { FleetSort } from './fleetQuery.ts'
import type { FleetStore } from './FleetStore.ts'
import { FleetTable } from './FleetTable.tsx'
import { NoMatch } from './NoMatch.tsx'
import { useFleetTexts } from './useFleetTexts.ts'
import { useFleetView } from './useFleetView.ts'

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
  const { loaded, total, order } = useFleetView(fleet)
  if (!loaded && error !== undefined) {
    return <CardMessage alert title={texts.failed} hint={error} onRetry={onRetry} />
  }
  if (!loaded) return <CardMessage busy title={texts.loading} />
  if (total === 0) return <CardMessage title={texts.noVehicles} hint={texts.noVehiclesHint} />
  if (order.length === 0) return <NoMatch onShowAll={onShowAll} />
  return <FleetTable fleet={fleet} {...table} />
}
