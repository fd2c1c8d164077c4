import type { FleetClient } from '../client/createFleetClient.ts'
import type { Address } from '../models.ts'

/** The address of a place, or `notFound` if it has none, or `failed` if the request failed. */
export type FoundAddress = Address | 'notFound' | 'failed'

/** Finds the address of a place. The promise rejects only if `signal` aborts. */
export type FindAddress = (lat: number, lng: number, signal?: AbortSignal) => Promise<FoundAddress>

export interface Geocoder {
  find: FindAddress
}

export interface GeocoderOptions {
  client: Pick<FleetClient, 'request'>
}

/** Number of cache cells per degree. All places in a cell of 0.0005 degrees (about 55 m) share one cached address. */
const CELLS_PER_DEGREE = 2000
const MAX_PLACES = 500

/** Creates a geocoder that asks the server, and caches results in memory. */
export function createGeocoder({ client }: GeocoderOptions): Geocoder {
  const known = new Map<string, FoundAddress>()

  return {
    async find(lat, lng, signal) {
      const cell = `${Math.round(lat * CELLS_PER_DEGREE)}:${Math.round(lng * CELLS_PER_DEGREE)}`
      const before = known.get(cell)
      if (before !== undefined) return before
      try {
        const place = await client.request('reverseGeocode', { lat, lon: lng }, { signal })
        const found = place.road === null && place.address === null ? 'notFound' : place
        known.set(cell, found)
        const [oldest] = known.keys()
        if (known.size > MAX_PLACES && oldest !== undefined) known.delete(oldest)
        return found
      } catch (error) {
        if (signal?.aborted) throw error
        return 'failed'
      }
    },
  }
}
