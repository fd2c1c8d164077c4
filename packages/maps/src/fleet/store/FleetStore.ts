import type { FleetMoves, Id, LivePosition } from '@sikud/api'
import { FleetColumns, type FleetPosition } from './FleetColumns.ts'
import {
  emptyPosition,
  type FleetChanges,
  type FleetSnapshot,
  type FleetVehicle,
  positionFrom,
  readMove,
  toFleetPosition,
} from './fleetPosition.ts'
import { ageFleet, ageOfSign, reportedStatus, statusAt, unknownAges, untilOlder } from './statusByAge.ts'
import {
  type FleetQuery,
  type FleetSort,
  type FleetView,
  isSameQuery,
  searchText,
  slotsByPlate,
  viewOf,
} from './fleetView.ts'
import { moveTo } from './motion.ts'
import { Trails } from './Trails.ts'

const TICK_MS = 1000

/** Keeps the fleet outside React. The map reads `columns`, and components read `view()`. */
export class FleetStore {
  readonly columns = new FleetColumns()
  readonly trails = new Trails()
  /** The vehicles by slot. A vehicle keeps its slot; the slot of a removed vehicle is reused. */
  readonly vehicles: (FleetVehicle | undefined)[] = []
  readonly texts: string[] = []
  /** True if the server reports only one position. Then there is nothing to filter or select. */
  readonly single: boolean
  timesAreOfChanges = false
  loaded = false
  query: FleetQuery = { statuses: [], words: '' }
  sort: FleetSort = { key: 'plate', descending: false }
  #slots = new Map<Id, number>()
  #freeSlots: number[] = []
  #statuses: string[] = []
  /** Cached results of `positionIn`. */
  #positions: (LivePosition | undefined)[] = []
  /** Object that is reused for each new position, to avoid allocations. */
  #moved = emptyPosition()
  #still = false
  #offset = 0
  /** The time at which the current change is applied, by `performance.now()` and by the server's clock. */
  #clock = { now: 0, serverNow: 0 }
  #ages = unknownAges()
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setInterval> | undefined
  #view: FleetView | null = null
  #byPlate: Int32Array | null = null

  constructor({ single = false } = {}) {
    this.single = single
  }

  /** Replaces the whole fleet: removes vehicles that are missing in the snapshot. */
  takeSnapshot(fleet: FleetSnapshot, now = performance.now()) {
    this.#offset = fleet.serverOffset
    this.timesAreOfChanges = fleet.timesAreOfChanges ?? false
    this.loaded = true
    this.#clock = { now, serverNow: this.serverNow() }
    for (const position of fleet.positions) this.#put(position)
    if (this.#slots.size > fleet.positions.length) {
      const named = new Set(fleet.positions.map(({ device }) => device.id))
      for (const id of this.#slots.keys()) if (!named.has(id)) this.#drop(id)
    }
    this.#changed()
  }

  /** Applies changes; ignores a new position (`moved`) of an unknown vehicle. */
  takeChanges({ moved, changed = [], removed = [], serverOffset }: FleetChanges, now = performance.now()) {
    this.#offset = serverOffset
    for (const id of removed) this.#drop(id)
    this.#clock = { now, serverNow: this.serverNow() }
    for (const position of changed) this.#put(position)
    if (moved) this.#move(moved)
    this.#changed()
  }

  /** Sets the filter and the order of the vehicles in `view()`. */
  show(query: FleetQuery, sort: FleetSort) {
    if (isSameQuery(query, this.query) && sort === this.sort) return
    this.query = query
    this.sort = sort
    this.#changed()
  }

  /** If `still` is true, vehicles jump to a new position without animation. */
  setStill(still: boolean) {
    this.#still = still
  }

  /** Returns the current time of the server in epoch ms; ages are relative to it. */
  readonly serverNow = (): number => Date.now() + this.#offset

  /** Returns the slot of the device whose id is `key`, a text from the URL; −1 if the device is unknown. */
  slotOf(key: string | null): number {
    if (key === null) return -1
    return this.#slots.get(Number(key)) ?? this.#slots.get(key) ?? -1
  }

  /** Returns the vehicle in a slot with its position; returns the same object until the position changes. */
  positionIn(slot: number): LivePosition | undefined {
    const vehicle = this.vehicles[slot]
    if (!vehicle) return undefined
    const status = this.#statuses[slot] ?? ''
    return (this.#positions[slot] ??= positionFrom(vehicle, this.columns, slot, status))
  }

  readonly view = (): FleetView => (this.#view ??= viewOf(this))

  /** The slots sorted by plate; cached until a name changes. */
  get byPlate(): Int32Array {
    return (this.#byPlate ??= slotsByPlate(this.vehicles))
  }

  /** Calls the listener at every change, and when vehicles become stale or offline. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  #put(position: LivePosition) {
    const { device, vehicle, driver } = position
    const slot = this.#slots.get(device.id) ?? this.#newSlot(device.id)
    const before = this.vehicles[slot]
    const text = searchText(position)
    if (!before || text !== this.texts[slot]) {
      this.texts[slot] = text
      this.#byPlate = null
    }
    this.vehicles[slot] = { device, vehicle, driver }
    this.#locate(slot, toFleetPosition(position))
  }

  #move(moved: FleetMoves) {
    for (let at = 0; at < moved.id.length; at += 1) {
      const slot = this.#slots.get(moved.id[at] ?? '')
      if (slot !== undefined) this.#locate(slot, readMove(moved, at, this.#moved))
    }
  }

  #locate(slot: number, position: FleetPosition) {
    const { columns } = this
    const { now, serverNow } = this.#clock
    const { lat, lng, time } = position
    if (!Number.isFinite(lat) || !Number.isFinite(lng)) {
      columns.toX[slot] = Number.NaN
      columns.duration[slot] = 0
    } else if (lat !== columns.lat[slot] || lng !== columns.lng[slot]) {
      moveTo(columns, slot, position, now, this.#still)
      this.trails.add(slot, position)
    }
    columns.set(slot, position)
    const reported = reportedStatus(position.status, position.speed)
    columns.reported[slot] = reported
    const age = ageOfSign(columns, slot, serverNow)
    columns.status[slot] = statusAt(reported, age)
    // With an alarm, the next tick computes when it becomes too old.
    const until = Number.isNaN(position.alarmTime) ? untilOlder(reported, age) : 0
    this.#ages.due = Math.min(
      this.#ages.due,
      serverNow + until,
      serverNow + untilOlder(reported, serverNow - time),
    )
    this.#statuses[slot] = position.status
    this.#positions[slot] = undefined
  }

  #newSlot(id: Id) {
    const slot = this.#freeSlots.pop() ?? this.#slots.size
    this.#slots.set(id, slot)
    this.columns.clear(slot)
    return slot
  }

  #drop(id: Id) {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#slots.delete(id)
    this.#freeSlots.push(slot)
    this.vehicles[slot] = undefined
    this.#positions[slot] = undefined
    this.trails.forget(slot)
    this.#byPlate = null
  }

  #tick() {
    const now = this.serverNow()
    const before = this.#ages
    let isChanged = now >= this.view().due
    if (now >= before.due) {
      const { ages, changed } = ageFleet(this.columns, this.#slots.values(), now)
      this.#ages = ages
      isChanged ||= changed || ages.stale !== before.stale || ages.fresh !== before.fresh
    }
    if (isChanged) this.#changed()
  }

  #changed() {
    this.#view = null
    for (const notify of this.#listeners) notify()
  }
}
