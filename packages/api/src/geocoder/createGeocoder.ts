import type { FleetClient } from '../createFleetClient.ts'
import type { Address } from '../models.ts'
import { askDirectly, type DirectService } from './askDirectly.ts'
import { RateLimiter } from './RateLimiter.ts'

/** The address of a place; `failed` if the lookup failed. */
export type FoundAddress = Address | 'notFound' | 'failed'

/** Finds the address of a place; rejects only when `signal` aborts. */
export type FindAddress = (lat: number, lng: number, signal?: AbortSignal) => Promise<FoundAddress>

export interface Geocoder {
  find: FindAddress
}

export interface GeocoderOptions {
  client: Pick<FleetClient, 'reverseGeocode'>
  /** The public service to use if the server has no extension `geocode`; null to use our server. */
  direct: DirectService | null
}

/** Results are cached by cells of 0.0005 degrees, about 55 m at the equator. */
const CELLS_PER_DEGREE = 2000
const MOST_PLACES = 500

/** Finds addresses through our server, or through a public service within its usage limits; caches results in memory. */
export function createGeocoder({ client, direct }: GeocoderOptions): Geocoder {
  const known = new Map<string, FoundAddress>()
  const limiter = new RateLimiter()

  const ask = (lat: number, lng: number, signal: AbortSignal | undefined) =>
    direct === null
      ? client.reverseGeocode(lat, lng, { signal })
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
        if (known.size > MOST_PLACES && oldest !== undefined) known.delete(oldest)
        return found
      } catch (error) {
        if (signal?.aborted) throw error
        return 'failed'
      }
    },
  }
}
