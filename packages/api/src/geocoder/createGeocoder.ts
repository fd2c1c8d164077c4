import type { FleetClient } from '../client/createFleetClient.ts'
import type { Address } from '../models.ts'
import { askDirectly, type DirectService } from './askDirectly.ts'
import { RateLimiter } from './RateLimiter.ts'

/** The address of a place, or `notFound` if it has none, or `failed` if the request failed. */
export type FoundAddress = Address | 'notFound' | 'failed'

/** Finds the address of a place. The promise rejects only if `signal` aborts. */
export type FindAddress = (lat: number, lng: number, signal?: AbortSignal) => Promise<FoundAddress>

export interface Geocoder {
  find: FindAddress
}

export interface GeocoderOptions {
  client: Pick<FleetClient, 'request'>
  /** The public service, for a server without the extension `geocode`; null to use our own server. */
  direct: DirectService | null
}

/** Number of cache cells per degree. All places in a cell of 0.0005 degrees (about 55 m) share one cached address. */
const CELLS_PER_DEGREE = 2000
const MAX_PLACES = 500

/** Creates a geocoder that asks our server, or a public service at its permitted rate. It caches results in memory. */
export function createGeocoder({ client, direct }: GeocoderOptions): Geocoder {
  const known = new Map<string, FoundAddress>()
  const limiter = new RateLimiter()

  const ask = (lat: number, lng: number, signal: AbortSignal | undefined) =>
    direct === null
      ? client.request('reverseGeocode', { lat, lon: lng }, { signal })
      : limiter.run(() => askDirectly(direct, lat, lng, signal), signal)

  return {
    async find(lat, lng, signal) {
      const cell = `${Math.round(lat * CELLS_PER_DEGREE)}:${Math.round(lng * CELLS_PER_DEGREE)}`
      const before = known.get(cell)
      if (before !== undefined) return before
      try {
        const place = await ask(lat, lng, signal)
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
