import { FleetMap } from '@sikud/maps/fleet'
import { useServices } from '../../services.ts'
import { usePolledFleet } from './usePolledFleet.ts'

/** Shows the one position that a base server reports. */
export function OneTracking() {
  const { config } = useServices()
  const { fleet, connection, error, retry } = usePolledFleet()
  return (
    <FleetMap
      fleet={fleet}
      connection={connection}
      error={error?.message}
      onRetry={retry}
      map={config.map}
      externalMapUrl={config.externalMap}
    />
  )
}
