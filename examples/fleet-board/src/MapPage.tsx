import { followFleet } from '@sikud/api/live'
import { openStreetMapTiles } from '@sikud/maps'
import { FleetMap, FleetStore, type FleetConnection, type FleetQuery } from '@sikud/maps/fleet'
import { useEffect, useState } from 'react'
import { client } from './client.ts'

/** Shows the live fleet. The client reads the stream, the store holds the positions, and the map draws them. */
export function MapPage() {
  const [fleet] = useState(() => new FleetStore())
  const [connection, setConnection] = useState<FleetConnection>('connecting')
  const [query, setQuery] = useState<FleetQuery>({ statuses: [], words: '' })
  const [selected, setSelected] = useState<string | null>(null)
  useEffect(() => {
    const follower = followFleet({
      client,
      onSnapshot: (snapshot) => fleet.takeSnapshot(snapshot),
      onChanges: (changes) => fleet.takeChanges(changes),
      onState: ({ phase }) => setConnection(phase),
    })
    return () => follower.stop()
  }, [fleet])
  return (
    <div style={{ height: '80vh' }}>
      <FleetMap
        fleet={fleet}
        connection={connection}
        query={query}
        onQuery={setQuery}
        selected={selected}
        onSelect={setSelected}
        map={{ tiles: openStreetMapTiles }}
        externalMapUrl="https://www.openstreetmap.org/?mlat={lat}&mlon={lng}#map=16/{lat}/{lng}"
      />
    </div>
  )
}
