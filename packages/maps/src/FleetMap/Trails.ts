const KEPT_MS = 600_000
const EVERY_MS = 8000
const POINTS = 76

interface Trail {
  /** x, y and the moment of each point, as a ring. */
  values: Float64Array
  next: number
  count: number
}

/** The last ten minutes of each vehicle that moved, from what this tab has seen; bounded, however long it is open. */
export class Trails {
  #trails: (Trail | undefined)[] = []
  /** When each vehicle left its last point: most moves come too soon for another, and need no look at its trail. */
  #latest = new Float64Array(0)

  add(slot: number, x: number, y: number, time: number) {
    if (time - (this.#latest[slot] ?? -Infinity) < EVERY_MS) return
    let trail = this.#trails[slot]
    if (!trail) {
      trail = { values: new Float64Array(POINTS * 3), next: 0, count: 0 }
      this.#trails[slot] = trail
    }
    const last = ((trail.next + POINTS - 1) % POINTS) * 3
    if (trail.count > 0 && trail.values[last] === x && trail.values[last + 1] === y) return
    this.#remember(slot, time)
    const at = trail.next * 3
    trail.values[at] = x
    trail.values[at + 1] = y
    trail.values[at + 2] = time
    trail.next = (trail.next + 1) % POINTS
    trail.count = Math.min(POINTS, trail.count + 1)
  }

  forget(slot: number) {
    this.#trails[slot] = undefined
    this.#latest[slot] = -Infinity
  }

  #remember(slot: number, time: number) {
    if (slot >= this.#latest.length) {
      const longer = new Float64Array(Math.max(256, slot * 2)).fill(-Infinity)
      longer.set(this.#latest)
      this.#latest = longer
    }
    this.#latest[slot] = time
  }

  /** The places of the last ten minutes before `time`, oldest first, as x, y, x, y. */
  recent(slot: number, time: number): number[] {
    const trail = this.#trails[slot]
    if (!trail) return []
    const places: number[] = []
    for (let back = trail.count; back > 0; back -= 1) {
      const at = ((trail.next + POINTS - back) % POINTS) * 3
      const [x = 0, y = 0, moment = 0] = trail.values.subarray(at, at + 3)
      if (time - moment <= KEPT_MS) places.push(x, y)
    }
    return places
  }
}
