import type { LivePosition } from '@sikud/api'
import { LiveFleet } from '@sikud/maps/tracking'
import { useRecorder } from '../../exports/useRecorder.ts'
import { useFindAddress } from '../../geocode/useFindAddress.ts'
import { useGroupChoice } from '../../groups/useGroupChoice.tsx'
import { usePreferences } from '../../Preferences.tsx'
import { usePageSearch } from '../../layouts/usePageSearch.ts'
import { usePanel } from '../../layouts/usePanel.ts'
import { useServices } from '../../services.ts'
import { VehicleFacts } from './VehicleFacts.tsx'
import { tripsOfToday } from './tripsOfToday.ts'
import { useFleetMemory, useFollowLive } from './useFollowLive.ts'

const factsOf = (vehicle: LivePosition) => <VehicleFacts vehicle={vehicle} />

/** Shows the fleet that the server streams. */
export function FleetTracking() {
  const { client, config } = useServices()
  const { timeZone } = usePreferences()
  const depot = useGroupChoice()
  const follow = useFollowLive()
  const memory = useFleetMemory()
  const search = usePageSearch()
  const findAddress = useFindAddress()
  const record = useRecorder()
  const panel = usePanel()
  return (
    <LiveFleet
      live={{ follow }}
      groupId={depot.chosen}
      memory={memory}
      search={search}
      part={
        depot.field && { field: depot.field, chosen: depot.keys !== null, onClear: () => depot.choose(null) }
      }
      {...panel}
      map={config.map}
      externalMapUrl={config.externalMap}
      tripsHref={({ id }) => tripsOfToday(id, timeZone, client.serverNow())}
      facts={factsOf}
      findAddress={findAddress}
      withPlaces={config.features.has('geocode')}
      onShare={
        record &&
        (({ device, time }, channel) =>
          record((client) => client.request('recordShare', { id: device.id, body: { channel, time } })))
      }
    />
  )
}
