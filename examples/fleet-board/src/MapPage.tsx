import { followFleet } from '@sikud/api/live'
import { openStreetMapTiles } from '@sikud/maps'
import { LiveFleet } from '@sikud/maps/tracking'
import { client } from './client.ts'

/** Shows the live fleet. The client reads the stream; `LiveFleet` keeps filter and selection, and draws the map. */
export function MapPage() {
  return (
    <div style={{ height: '80vh' }}>
      <LiveFleet
        follow={(listener) => followFleet({ client, ...listener })}
        map={{ tiles: openStreetMapTiles }}
        externalMapUrl="https://www.openstreetmap.org/?mlat={lat}&mlon={lng}#map=16/{lat}/{lng}"
      />
    </div>
  )
}
