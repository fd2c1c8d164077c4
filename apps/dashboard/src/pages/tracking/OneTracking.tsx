import { LiveMap } from '@sikud/maps/live'
import { useServices } from '../../services.ts'
import { useLivePositions } from './useLivePositions.ts'

/** The one position that the base tells. */
export function OneTracking() {
  const { config } = useServices()
  const { positions, isPending, error, refetch, isRefetchError } = useLivePositions()
  return (
    <LiveMap
      positions={positions}
      loading={isPending}
      error={error?.message}
      onRetry={() => void refetch()}
      disconnected={isRefetchError}
      map={config.map}
      externalMapUrl={config.externalMap}
    />
  )
}
