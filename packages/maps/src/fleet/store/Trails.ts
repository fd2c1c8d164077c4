const KEPT_MS = 600_000
const EVERY_MS = 8000
const POINTS = 76
/** Number of vehicles that share one array; 10,000 small arrays would keep the garbage collector busy. */
const BLOCK_VEHICLES = 64
const RING = POINTS * 3

interface Place {
  x: number
  y: number
  time: number
}

/** Stores the trail of the last ten minutes of each vehicle that moved while this tab was open, in bounded memory. */
export class Trails {
  /** x, y and time of points, in a ring buffer per vehicle. A block of buffers is allocated when it is first used. */
  #blocks: (Float64Array | undefined)[] = []
  #next = new Uint8Array(0)
  #count = new Uint8Array(0)
  /** Time of the last point of each vehicle; a position less than eight seconds later adds no point. */
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

  /** Returns the points of the ten minutes before `time`, oldest first, as x, y, x, y. */
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
    return (this.#blocks[Math.floor(slot / BLOCK_VEHICLES)] ??= new Float64Array(BLOCK_VEHICLES * RING))
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

/** Returns the index at which a point of a vehicle starts in the vehicle's block. */
const placeIn = (slot: number, point: number) => (slot % BLOCK_VEHICLES) * RING + (point % POINTS) * 3

function withRoom(old: Uint8Array<ArrayBuffer>, length: number) {
  const longer = new Uint8Array(length)
  longer.set(old)
  return longer
}
