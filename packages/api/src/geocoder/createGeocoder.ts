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
/** After a failure, a cell is not requested again for this time, which doubles with each failure. */
const CELL_REST_MS = 10_000
const MAX_CELL_REST_MS = 600_000

/** A request in progress; all callers that wait for the same cell share it. */
interface Lookup {
  result: Promise<FoundAddress>
  abort: AbortController
  callers: number
}

/**
 * Creates a geocoder that asks the server, and caches results in memory. Callers of the same cell share one request,
 * and a cell whose request failed rests for a while.
 */
export function createGeocoder({ client }: GeocoderOptions): Geocoder {
  const known = new Map<string, FoundAddress>()
  const failed = new Map<string, { failures: number; until: number }>()
  const running = new Map<string, Lookup>()

  async function request(cell: string, lat: number, lon: number, signal: AbortSignal): Promise<FoundAddress> {
    try {
      const place = await client.request('reverseGeocode', { lat, lon }, { signal })
      const found = place.road === null && place.address === null ? 'notFound' : place
      failed.delete(cell)
      remember(known, cell, found)
      return found
    } catch {
      if (signal.aborted) return 'failed'
      const failures = (failed.get(cell)?.failures ?? 0) + 1
      const rest = Math.min(MAX_CELL_REST_MS, CELL_REST_MS * 2 ** (failures - 1))
      remember(failed, cell, { failures, until: performance.now() + rest })
      return 'failed'
    } finally {
      if (running.get(cell)?.abort.signal === signal) running.delete(cell)
    }
  }

  return {
    async find(lat, lng, signal) {
      signal?.throwIfAborted()
      const cell = `${Math.round(lat * CELLS_PER_DEGREE)}:${Math.round(lng * CELLS_PER_DEGREE)}`
      const before = known.get(cell)
      if (before !== undefined) return before
      if ((failed.get(cell)?.until ?? 0) > performance.now()) return 'failed'
      let lookup = running.get(cell)
      if (lookup === undefined) {
        const abort = new AbortController()
        lookup = { result: request(cell, lat, lng, abort.signal), abort, callers: 0 }
        running.set(cell, lookup)
      }
      return waitFor(lookup, signal, () => running.delete(cell))
    },
  }
}

/** Waits for a shared request; aborts it when the last caller that waits for it has aborted. */
async function waitFor(
  lookup: Lookup,
  signal: AbortSignal | undefined,
  onUnused: () => void,
): Promise<FoundAddress> {
  lookup.callers += 1
  const leave = () => {
    lookup.callers -= 1
    if (lookup.callers > 0) return
    onUnused()
    lookup.abort.abort()
  }
  signal?.addEventListener('abort', leave)
  const result = await lookup.result
  signal?.removeEventListener('abort', leave)
  signal?.throwIfAborted()
  return result
}

function remember<Value>(map: Map<string, Value>, cell: string, value: Value): void {
  map.delete(cell)
  map.set(cell, value)
  const [oldest] = map.keys()
  if (map.size > MAX_PLACES && oldest !== undefined) map.delete(oldest)
}
