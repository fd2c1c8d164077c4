type Column = Float64Array<ArrayBuffer> | Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>

/** What is drawn of each vehicle, as columns over stable slots: places are those of `world.ts`, times local milliseconds. */
export class FleetColumns {
  capacity = 0
  /** Degrees, as they came; NaN without a position. */
  lat = new Float64Array(0)
  lng = new Float64Array(0)
  /** Where the present glide began, and where it ends; a place without fix is NaN. */
  fromX = new Float64Array(0)
  fromY = new Float64Array(0)
  toX = new Float64Array(0)
  toY = new Float64Array(0)
  /** When the glide began, by `performance.now()`, and how long it takes; 0 stands. */
  start = new Float64Array(0)
  duration = new Float32Array(0)
  /** When the place was recorded, by the server's clock; NaN where nobody knows. */
  time = new Float64Array(0)
  /** km/h, and degrees clockwise from north; NaN where it is not known. */
  speed = new Float64Array(0)
  heading = new Float64Array(0)
  /** Indices of `fleetGroups`: as reported, and by the age of the position. */
  reported = new Uint8Array(0)
  group = new Uint8Array(0)
  /** 1 for a position that nobody measured. */
  simulated = new Uint8Array(0)

  /** Makes a slot that of a vehicle of which nothing is known. */
  clear(slot: number) {
    this.grow(slot + 1)
    this.lat[slot] = Number.NaN
    this.toX[slot] = Number.NaN
    this.time[slot] = Number.NaN
    this.duration[slot] = 0
  }

  /** Makes room for at least so many slots. */
  grow(needed: number) {
    if (needed <= this.capacity) return
    this.capacity = Math.max(needed, this.capacity * 2, 64)
    this.lat = this.#longer(this.lat, new Float64Array(this.capacity))
    this.lng = this.#longer(this.lng, new Float64Array(this.capacity))
    this.fromX = this.#longer(this.fromX, new Float64Array(this.capacity))
    this.fromY = this.#longer(this.fromY, new Float64Array(this.capacity))
    this.toX = this.#longer(this.toX, new Float64Array(this.capacity))
    this.toY = this.#longer(this.toY, new Float64Array(this.capacity))
    this.start = this.#longer(this.start, new Float64Array(this.capacity))
    this.duration = this.#longer(this.duration, new Float32Array(this.capacity))
    this.time = this.#longer(this.time, new Float64Array(this.capacity))
    this.speed = this.#longer(this.speed, new Float64Array(this.capacity))
    this.heading = this.#longer(this.heading, new Float64Array(this.capacity))
    this.reported = this.#longer(this.reported, new Uint8Array(this.capacity))
    this.group = this.#longer(this.group, new Uint8Array(this.capacity))
    this.simulated = this.#longer(this.simulated, new Uint8Array(this.capacity))
  }

  #longer<Kind extends Column>(old: Kind, longer: Kind): Kind {
    longer.set(old)
    return longer
  }
}
