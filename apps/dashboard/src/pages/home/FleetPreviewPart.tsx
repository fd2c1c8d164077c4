import type { LivePosition } from '@sikud/api'
import { MapLookProvider } from '@sikud/maps'
import { FleetPreview } from '@sikud/maps/fleet'
import { useState } from 'react'
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
  const [serverOffset] = useState(() => client.serverNow() - Date.now())
  return (
    <MapLookProvider {...look}>
      <FleetPreview
        positions={positions}
        serverOffset={serverOffset}
        map={config.map}
        externalMapUrl={config.externalMap}
        trackingHref={trackingTo}
      />
    </MapLookProvider>
  )
}
