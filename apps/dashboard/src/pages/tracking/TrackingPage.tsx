import { FleetMap } from '@sikud/maps/fleet'
import { WorkspacePage } from '../../layouts/WorkspacePage.tsx'
import { useTexts } from '../../texts.tsx'
import { useServices } from '../../services.ts'
import { usePanel } from '../../layouts/usePanel.ts'
import { FleetTracking } from './FleetTracking.tsx'
import { useLastFleet } from './useLastFleet.ts'
import { usePolledFleet } from './usePolledFleet.ts'

/** Renders the page Pelacakan: the positions of the fleet, or the only position that a base server sends. */
export function TrackingPage() {
  const { titles } = useTexts()
  const { config } = useServices()
  return (
    <WorkspacePage title={titles.tracking}>
      {config.features.has('liveFleet') ? <FleetTracking /> : <OneTracking />}
    </WorkspacePage>
  )
}

/** Shows the only position that a base server sends. */
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
