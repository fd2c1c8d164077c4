import { lazy, Suspense } from 'react'
import { MapPage } from '../../layouts/MapPage.tsx'
import { useTexts } from '../../texts.tsx'
import { useServices } from '../../services.ts'
import { OneTracking } from './OneTracking.tsx'

const FleetTracking = lazy(async () => ({ default: (await import('./FleetTracking.tsx')).FleetTracking }))

/** Pelacakan: where the fleet is now, or the one vehicle of a base server. */
export function TrackingPage() {
  const { titles } = useTexts()
  const { config } = useServices()
  return (
    <MapPage title={titles.tracking}>
      {config.features.has('liveFleet') ? (
        <Suspense>
          <FleetTracking />
        </Suspense>
      ) : (
        <OneTracking />
      )}
    </MapPage>
  )
}
