import type { Address } from '@sikud/api'
import type { FindAddress } from '@sikud/api/geocoder'

/** Delay in ms before the first lookup, so that rows that only scroll past are not looked up. */
const STILL_MS = 600
/** Pause in ms after a request to the geocoder. A lookup faster than `ASKED_MS` was cached and needs no pause. */
const PAUSE_MS = 2_000
const ASKED_MS = 100
/** Pause in ms after a failed lookup. */
const REST_MS = 60_000
/** After this number of failed lookups, a place is looked up again only when its row is shown again. */
const MAX_TRIES = 3
const MAX_PLACES = 5_000
/** Places in a cell of 0.0005 degrees (about 55 m) share one address, as in the cache of the geocoder. */
const CELLS_PER_DEGREE = 2000

interface Wanted {
  lat: number
  lng: number
  listeners: Set<() => void>
  failures: number
}

/**
 * Looks up the addresses of visible rows one by one, with pauses. All users together may send only one request a second
 * to the geocoder, and the lookup for the card of a selected vehicle must not wait for the rows.
 */
export class PlaceQueue {
  readonly #find: FindAddress
  readonly #found = new Map<string, string | null>()
  readonly #wanted = new Map<string, Wanted>()
  #isRunning = false

  constructor(find: FindAddress) {
    this.#find = find
  }

  /** Returns the short address of a place, once it is known. */
  placeAt(lat: number, lng: number): string | null {
    return this.#found.get(cellOf(lat, lng)) ?? null
  }

  /** Queues a place and calls the listener once its address is known. Returns a function that removes the listener. */
  want(lat: number, lng: number, listener: () => void): () => void {
    const cell = cellOf(lat, lng)
    if (this.#found.has(cell)) return () => {}
    const wanted = this.#wanted.get(cell) ?? { lat, lng, listeners: new Set(), failures: 0 }
    wanted.listeners.add(listener)
    this.#wanted.set(cell, wanted)
    void this.#run()
    return () => {
      wanted.listeners.delete(listener)
      if (wanted.listeners.size === 0 && this.#wanted.get(cell) === wanted) this.#wanted.delete(cell)
    }
  }

  async #run() {
    if (this.#isRunning) return
    this.#isRunning = true
    await pause(STILL_MS)
    for (;;) {
      const [next] = this.#wanted
      if (!next) break
      await pause(await this.#lookUp(...next))
    }
    this.#isRunning = false
  }

  /** Looks up a place; returns the pause before the next lookup, in ms. */
  async #lookUp(cell: string, wanted: Wanted): Promise<number> {
    const { lat, lng, listeners } = wanted
    const start = performance.now()
    const found = await this.#find(lat, lng)
    if (found === 'failed') {
      wanted.failures += 1
      // The other places come first. A place whose row was hidden meanwhile is no longer in the queue.
      if (this.#wanted.delete(cell) && wanted.failures < MAX_TRIES) this.#wanted.set(cell, wanted)
      return REST_MS
    }
    this.#found.set(cell, found === 'notFound' ? null : shortAddress(found))
    const [oldest] = this.#found.keys()
    if (this.#found.size > MAX_PLACES && oldest !== undefined) this.#found.delete(oldest)
    this.#wanted.delete(cell)
    for (const listener of listeners) listener()
    return performance.now() - start < ASKED_MS ? 0 : PAUSE_MS
  }
}

/** Returns the street and the next part of the address; without a street, the first two parts. */
export function shortAddress({ road, address }: Address): string | null {
  const parts = address?.split(', ') ?? []
  if (road === null) return parts.slice(0, 2).join(', ') || null
  const part = parts[parts.indexOf(road) + 1]
  return part === undefined || !parts.includes(road) ? road : `${road}, ${part}`
}

function cellOf(lat: number, lng: number): string {
  return `${Math.round(lat * CELLS_PER_DEGREE)}:${Math.round(lng * CELLS_PER_DEGREE)}`
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
