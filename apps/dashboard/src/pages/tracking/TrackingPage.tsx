import { LiveFleet } from '@sikud/maps/tracking'
import { WorkspacePage } from '../../layouts/WorkspacePage.tsx'
import { useTexts } from '../../texts.ts'
import { useServices } from '../../services.ts'
import { usePanel } from '../../layouts/usePanel.ts'
import { FleetTracking } from './FleetTracking.tsx'
import { useFleetMemory } from './useFollowLive.ts'

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
  const { client, config } = useServices()
  const memory = useFleetMemory()
  const panel = usePanel()
  return (
    <LiveFleet
      live={{ last: client.query('getLastPosition') }}
      memory={memory}
      {...panel}
      map={config.map}
      externalMapUrl={config.externalMap}
    />
  )
}
