'use client'
import type { FleetClient } from '../client/createFleetClient.ts'
import type { FindAddress } from '../geocoder.ts'
import { useFleetClient } from './FleetApp.ts'

/** The address lookup of each API client; all pages share it, so there is only one queue and one cache. */
const finders = new WeakMap<FleetClient, FindAddress>()

/** Returns a function that finds the street address of a place. */
export function useFindAddress(): FindAddress {
  const client = useFleetClient()
  const before = finders.get(client)
  if (before) return before
  const find = findByDemand(client)
  finders.set(client, find)
  return find
}

/**
 * Returns the lookup function. Its code loads with the first request, because a page with a map needs no address while
 * it loads.
 */
function findByDemand(client: FleetClient): FindAddress {
  const load = () => import('../geocoder.ts').then(({ createGeocoder }) => createGeocoder({ client }))
  let loaded: ReturnType<typeof load> | undefined
  return async (lat, lng, signal) => {
    try {
      loaded ??= load()
      const { find } = await loaded
      return await find(lat, lng, signal)
    } catch (error) {
      if (signal?.aborted) throw error
      // If the code could not be loaded, the next request tries again.
      loaded = undefined
      return 'failed'
    }
  }
}
