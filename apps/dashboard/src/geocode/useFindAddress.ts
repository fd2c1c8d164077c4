import type { FleetClient } from '@sikud/api'
import type { FindAddress } from '@sikud/api/geocoder'
import type { DashboardConfig } from '../config.ts'
import { useServices } from '../services.ts'

/** One for each client: all parts of the app wait for the same turn and know the same places. */
const finders = new WeakMap<FleetClient, FindAddress>()

/** Finds what stands at a place: by our server, or by the configured geocoder where the server is one of the base. */
export function useFindAddress(): FindAddress {
  const { client, config } = useServices()
  const before = finders.get(client)
  if (before) return before
  const find = findByDemand(client, config)
  finders.set(client, find)
  return find
}

/** Its code comes with the first question, long after the map. */
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
      // The chunk could not be had: the next question tries again.
      loaded = undefined
      return 'failed'
    }
  }
}
