import { FleetMap } from '@sikud/maps/fleet'
import { lazy, Suspense } from 'react'
import { WorkspacePage } from '../../layouts/WorkspacePage.tsx'
import { useTexts } from '../../texts.tsx'
import { useServices } from '../../services.ts'
import { usePanel } from '../../layouts/usePanel.ts'
import { useLastFleet } from './useLastFleet.ts'
import { usePolledFleet } from './usePolledFleet.ts'

const FleetTracking = lazy(async () => ({ default: (await import('./FleetTracking.tsx')).FleetTracking }))

/** Renders the page Pelacakan: the current positions of the fleet, or the one position of a base server. */
export function TrackingPage() {
  const { titles } = useTexts()
  const { config } = useServices()
  return (
    <WorkspacePage title={titles.tracking}>
      {config.features.has('liveFleet') ? (
        <Suspense>
          <FleetTracking />
        </Suspense>
      ) : (
        <OneTracking />
      )}
    </WorkspacePage>
  )
}

/** Shows the one position that a base server reports. */
function OneTracking() {
  const { config } = useServices()
  const { fleet, connection, error, retry } = usePolledFleet()
  const panel = usePanel()
  useLastFleet(fleet, connection)
  return (
    <FleetMap
      fleet={fleet}
      connection={connection}
      error={error?.message}
      onRetry={retry}
      {...panel}
      map={config.map}
      externalMapUrl={config.externalMap}
    />
  )
}
