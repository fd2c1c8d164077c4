import type { LivePosition } from '@sikud/api'
import { MapLookProvider } from '@sikud/maps'
import { FleetPreview } from '@sikud/maps/fleet'
import { useChosenLook } from '../../layouts/useChosenLook.ts'
import { useServices } from '../../services.ts'

interface FleetPreviewPartProps {
  positions: readonly LivePosition[]
  trackingTo: string
}

/** Shows the small map of the fleet on Dashboard; its code loads after the page. */
export function FleetPreviewPart({ positions, trackingTo }: FleetPreviewPartProps) {
  const { client, config } = useServices()
  const look = useChosenLook()
  return (
    <MapLookProvider {...look}>
      <FleetPreview
        positions={positions}
        serverOffset={client.serverNow() - Date.now()}
        map={config.map}
        externalMapUrl={config.externalMap}
        trackingHref={trackingTo}
      />
    </MapLookProvider>
  )
}
