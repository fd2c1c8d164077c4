import type { FleetClient } from '@sikud/api'
import type { FindAddress } from '@sikud/api/geocoder'
import type { DashboardConfig } from '../config.ts'
import { useServices } from '../services.ts'

/** One geocoder for each client, with one queue and one cache. */
const finders = new WeakMap<FleetClient, FindAddress>()

/**
 * Returns a function that finds the street address of a place: through our server, or with a base server through the
 * geocoder in the configuration.
 */
export function useFindAddress(): FindAddress {
  const { client, config } = useServices()
  const before = finders.get(client)
  if (before) return before
  const find = findByDemand(client, config)
  finders.set(client, find)
  return find
}

/** Returns a function that loads the code of the lookup with its first request, because a map page needs it late. */
function findByDemand(client: FleetClient, { features, geocoder }: DashboardConfig): FindAddress {
  const direct = features.has('geocode') ? null : { url: geocoder }
  const load = () =>
    import('@sikud/api/geocoder').then(({ createGeocoder }) => createGeocoder({ client, direct }))
  let loaded: ReturnType<typeof load> | undefined
  return async (lat, lng, signal) => {
    try {
      loaded ??= load()
      const { find } = await loaded
      return await find(lat, lng, signal)
    } catch (error) {
      if (signal?.aborted) throw error
      // The code could not be loaded: the next request retries.
      loaded = undefined
      return 'failed'
    }
  }
}
