const KEPT_MS = 600_000
const EVERY_MS = 8000
const POINTS = 76
/** Vehicles that share a block of memory: ten thousand arrays of their own keep the garbage collector busy. */
const SHARING = 64
const RING = POINTS * 3

interface Place {
  x: number
  y: number
  time: number
}

/** The last ten minutes of each vehicle that moved, from what this tab has seen; bounded, however long it is open. */
export class Trails {
  /** x, y and the moment of each point, a ring for each vehicle; a block is made when the first of its vehicles moves. */
  #blocks: (Float64Array | undefined)[] = []
  #next = new Uint8Array(0)
  #count = new Uint8Array(0)
  /** When each vehicle left its last point: most moves come too soon for another, and need no look at its trail. */
  #latest = new Float64Array(0)

  add(slot: number, place: Place) {
    if (place.time - (this.#latest[slot] ?? -Infinity) < EVERY_MS) return
    this.#room(slot)
    const block = this.#blockOf(slot)
    const next = this.#next[slot] ?? 0
    const count = this.#count[slot] ?? 0
    const last = placeIn(slot, next + POINTS - 1)
    if (count > 0 && block[last] === place.x && block[last + 1] === place.y) return
    const at = placeIn(slot, next)
    block[at] = place.x
    block[at + 1] = place.y
    block[at + 2] = place.time
    this.#latest[slot] = place.time
    this.#next[slot] = (next + 1) % POINTS
    this.#count[slot] = Math.min(POINTS, count + 1)
  }

  forget(slot: number) {
    if (slot >= this.#latest.length) return
    this.#latest[slot] = -Infinity
    this.#next[slot] = 0
    this.#count[slot] = 0
  }

  /** The places of the last ten minutes before `time`, oldest first, as x, y, x, y. */
  recent(slot: number, time: number): number[] {
    const places: number[] = []
    for (let back = this.#count[slot] ?? 0; back > 0; back -= 1) {
      const at = placeIn(slot, (this.#next[slot] ?? 0) + POINTS - back)
      const [x = 0, y = 0, moment = 0] = this.#blockOf(slot).subarray(at, at + 3)
      if (time - moment <= KEPT_MS) places.push(x, y)
    }
    return places
  }

  #blockOf(slot: number): Float64Array {
    return (this.#blocks[Math.floor(slot / SHARING)] ??= new Float64Array(SHARING * RING))
  }

  #room(slot: number) {
    if (slot < this.#latest.length) return
    const length = Math.max(256, slot * 2)
    const latest = new Float64Array(length).fill(-Infinity)
    latest.set(this.#latest)
    this.#latest = latest
    this.#next = withRoom(this.#next, length)
    this.#count = withRoom(this.#count, length)
  }
}

/** Where a point of a vehicle's ring stands in its block. */
const placeIn = (slot: number, point: number) => (slot % SHARING) * RING + (point % POINTS) * 3

function withRoom(old: Uint8Array<ArrayBuffer>, length: number) {
  const longer = new Uint8Array(length)
  longer.set(old)
  return longer
}
