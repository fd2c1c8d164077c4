import { LiveMap } from '@sikud/maps/live'
import { MapPage } from '../../layouts/MapPage.tsx'
import { useTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useLivePositions } from './useLivePositions.ts'

/** Pelacakan: where the vehicle is now. */
export function TrackingPage() {
  const { titles } = useTexts()
  const { config } = useServices()
  const { positions, isPending, error, refetch, isRefetchError } = useLivePositions()
  return (
    <MapPage title={titles.tracking}>
      <LiveMap
        positions={positions}
        loading={isPending}
        error={error?.message}
        onRetry={() => void refetch()}
        disconnected={isRefetchError}
        map={config.map}
        externalMapUrl={config.externalMap}
      />
    </MapPage>
  )
}
