import { FleetMap } from '@sikud/maps/fleet'
import { useFindAddress } from '../../geocode/useFindAddress.ts'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'
import { useFleet } from './useFleet.ts'
import { useFleetAddress } from './useFleetAddress.ts'

/** Shows the fleet that the server streams. */
export function FleetTracking() {
  const { config } = useServices()
  const { fleet, state, retry } = useFleet()
  const { query, setQuery, vehicle, select } = useFleetAddress()
  const findAddress = useFindAddress()
  return (
    <FleetMap
      fleet={fleet}
      connection={state.phase}
      error={state.error?.message}
      onRetry={retry}
      query={query}
      onQuery={setQuery}
      selected={vehicle}
      onSelect={select}
      map={config.map}
      externalMapUrl={config.externalMap}
      tripsHref={(device) => `${paths.report}?device=${device.id}`}
      findAddress={findAddress}
    />
  )
}
