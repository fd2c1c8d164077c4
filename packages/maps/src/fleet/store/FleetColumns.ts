import type { AlarmKind } from '@sikud/api'
import { latOf, lngOf, shortWay } from '../../measure/geometry.ts'

type Column = Float64Array<ArrayBuffer> | Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>

/** A position as numbers; an unknown value is NaN. `x` and `y` are in Web Mercator, `time` is in epoch ms. */
export interface FleetPosition {
  lat: number
  lng: number
  x: number
  y: number
  speed: number
  heading: number
  time: number
  status: string
  /** When the status began, in epoch ms; NaN if unknown. */
  statusSince: number
  simulated: boolean
  /** The last contact, in epoch ms, if it came later than the position; else NaN. */
  contact: number
  /** 1 for on, 0 for off, NaN if unknown. */
  ignition: number
  alarm: AlarmKind | null
  /** The last report of the alarm, in epoch ms; NaN without an alarm. */
  alarmTime: number
}

/** Stores the data of each vehicle in one array per field, indexed by slot. x and y are Web Mercator, from 0 to 1. */
export class FleetColumns {
  capacity = 0
  /** Latitude and longitude in degrees; NaN without a position. */
  lat = new Float64Array(0)
  lng = new Float64Array(0)
  /** Start and end of the animation to the newest position, in Web Mercator; NaN without a position. */
  fromX = new Float64Array(0)
  fromY = new Float64Array(0)
  toX = new Float64Array(0)
  toY = new Float64Array(0)
  /** When the animation started (`performance.now()`) and how many ms it takes; 0 ms means no animation. */
  start = new Float64Array(0)
  duration = new Float32Array(0)
  /** When the position was recorded, in epoch ms of the server; NaN if unknown. */
  time = new Float64Array(0)
  /** When the reported status began, in epoch ms of the server; NaN if unknown. */
  statusSince = new Float64Array(0)
  /** Speed in km/h, and heading in degrees clockwise from north; NaN if unknown. */
  speed = new Float64Array(0)
  heading = new Float64Array(0)
  /**
   * Statuses, as indexes into `fleetStatuses`: the reported status, and the status that also depends on the age of the
   * position.
   */
  reported = new Uint8Array(0)
  status = new Uint8Array(0)
  /** 1 for a simulated position, 0 for a real one. */
  simulated = new Uint8Array(0)
  /** The last contact, in epoch ms of the server, if it came later than the position; else NaN. */
  contact = new Float64Array(0)
  /** 1 if the ignition is on, 0 if it is off, NaN if unknown. */
  ignition = new Float32Array(0)
  /** The last report of an alarm, in epoch ms of the server; NaN without an alarm that is shown. */
  alarmTime = new Float64Array(0)
  /** The alarm of `alarmTime`; sparse, because few vehicles have one. */
  alarms: (AlarmKind | undefined)[] = []

  /** Resets a slot for a new vehicle. */
  clear(slot: number) {
    this.grow(slot + 1)
    this.lat[slot] = Number.NaN
    this.toX[slot] = Number.NaN
    this.time[slot] = Number.NaN
    this.alarmTime[slot] = Number.NaN
    this.duration[slot] = 0
  }

  /** Stores the values of a position; `moveTo` stores where the vehicle is drawn. */
  set(slot: number, position: FleetPosition) {
    this.lat[slot] = position.lat
    this.lng[slot] = position.lng
    this.speed[slot] = position.speed
    this.heading[slot] = position.heading
    this.time[slot] = position.time
    this.statusSince[slot] = position.statusSince
    this.simulated[slot] = position.simulated ? 1 : 0
    this.contact[slot] = position.contact
    this.ignition[slot] = position.ignition
    this.alarmTime[slot] = position.alarm === null ? Number.NaN : position.alarmTime
    if (position.alarm !== null) this.alarms[slot] = position.alarm
  }

  /** Enlarges the arrays to at least `needed` slots. */
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
    this.statusSince = this.#longer(this.statusSince, new Float64Array(this.capacity))
    this.speed = this.#longer(this.speed, new Float64Array(this.capacity))
    this.heading = this.#longer(this.heading, new Float64Array(this.capacity))
    this.reported = this.#longer(this.reported, new Uint8Array(this.capacity))
    this.status = this.#longer(this.status, new Uint8Array(this.capacity))
    this.simulated = this.#longer(this.simulated, new Uint8Array(this.capacity))
    this.contact = this.#longer(this.contact, new Float64Array(this.capacity))
    this.ignition = this.#longer(this.ignition, new Float32Array(this.capacity))
    this.alarmTime = this.#longer(this.alarmTime, new Float64Array(this.capacity))
  }

  #longer<Kind extends Column>(old: Kind, longer: Kind): Kind {
    longer.set(old)
    return longer
  }
}

interface FleetBounds {
  /** West, south, east, north in degrees; east can exceed 180. */
  box: [number, number, number, number]
  /** Width and height of the box as fractions of the world's width. */
  width: number
  height: number
}

/** Returns the bounds of these vehicles; null if none has a position. */
export function fleetBounds({ toX, toY }: FleetColumns, slots: Iterable<number>): FleetBounds | null {
  let first = Number.NaN
  let [west, east, north, south] = [0, 0, Infinity, -Infinity]
  for (const slot of slots) {
    const [x, y] = [toX[slot] ?? Number.NaN, toY[slot] ?? Number.NaN]
    if (Number.isNaN(x)) continue
    if (Number.isNaN(first)) first = x
    const away = shortWay(first, x)
    west = Math.min(west, away)
    east = Math.max(east, away)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  if (Number.isNaN(first)) return null
  const left = lngOf(first + west)
  return {
    box: [left, latOf(south), left + (east - west) * 360, latOf(north)],
    width: east - west,
    height: south - north,
  }
}
