import type { FleetClient } from '../createFleetClient.ts'
import type { Address } from '../models.ts'
import { askDirectly, type DirectService } from './askDirectly.ts'
import { Restraint } from './Restraint.ts'

/** What stands at a place; `failed` when nobody could say. */
export type FoundAddress = Address | 'notFound' | 'failed'

/** Finds what stands at a place; rejects only when `signal` gave it up. */
export type FindAddress = (lat: number, lng: number, signal?: AbortSignal) => Promise<FoundAddress>

export interface Geocoder {
  find: FindAddress
}

export interface GeocoderOptions {
  client: Pick<FleetClient, 'reverseGeocode'>
  /** The service to ask where the server has no extension `geocode`; null where it has. */
  direct: DirectService | null
}

/** Half a thousandth of a degree is about 55 metres at the equator. */
const CELLS_PER_DEGREE = 2000
const MOST_PLACES = 500

/** Finds addresses by our server, or by a public service under its rules; what was found is kept in memory. */
export function createGeocoder({ client, direct }: GeocoderOptions): Geocoder {
  const known = new Map<string, FoundAddress>()
  const restraint = new Restraint()

  const ask = (lat: number, lng: number, signal: AbortSignal | undefined) =>
    direct === null
      ? client.reverseGeocode(lat, lng, { signal })
      : restraint.run(() => askDirectly(direct, lat, lng, signal), signal)

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
