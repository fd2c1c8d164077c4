import type { LivePosition } from '@sikud/api'
import { FleetMap } from '@sikud/maps/fleet'
import { useRecorder } from '../../exports/useRecorder.ts'
import { useFindAddress } from '../../geocode/useFindAddress.ts'
import { useGroupChoice } from '../../groups/useGroupChoice.tsx'
import { usePreferences } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { usePanel } from '../../layouts/usePanel.ts'
import { VehicleFacts } from './VehicleFacts.tsx'
import { useFleet } from './useFleet.ts'
import { tripsOfToday } from './tripsOfToday.ts'
import { useFleetAddress } from './useFleetAddress.ts'

const factsOf = (vehicle: LivePosition) => <VehicleFacts vehicle={vehicle} />

/** Shows the fleet that the server streams. */
export function FleetTracking() {
  const { client, config } = useServices()
  const { timeZone } = usePreferences()
  const depot = useGroupChoice()
  const { fleet, state, retry } = useFleet(depot.chosen)
  const { query, setQuery, vehicle, select } = useFleetAddress()
  const findAddress = useFindAddress()
  const record = useRecorder()
  const panel = usePanel()
  return (
    <FleetMap
      fleet={fleet}
      connection={state.phase}
      error={state.error?.message}
      onRetry={retry}
      query={query}
      onQuery={setQuery}
      part={
        depot.field && { field: depot.field, chosen: depot.keys !== null, onClear: () => depot.choose(null) }
      }
      selected={vehicle}
      onSelect={select}
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
