import type { FleetMoves, Id, LivePosition } from '@sikud/api'
import { ageFleet, unknownAges } from './ageFleet.ts'
import { FleetColumns } from './FleetColumns.ts'
import { fixOf, type FleetFix, type FleetVehicle, noFix, positionFrom, readFix } from './fleetFix.ts'
import { groupAt, reportedGroup, untilOlder } from './fleetGroup.ts'
import { type FleetQuery, type FleetSort, searchText } from './fleetQuery.ts'
import { type FleetView, viewOf } from './fleetView.ts'
import { moveTo } from './motion.ts'
import { PlateRanks } from './PlateRanks.ts'
import { Slots } from './Slots.ts'
import { Trails } from './Trails.ts'

const TICK_MS = 1000

/** The whole fleet, as a list of the server gives it. */
export interface FleetSnapshot {
  positions: readonly LivePosition[]
  /** Server time minus local time, in milliseconds. */
  serverOffset: number
  /** True if `time` says when this client saw a change, because the server gives no times. */
  timesAreOfChanges?: boolean
}

/** What changed in the fleet since the previous snapshot or change. */
export interface FleetChanges {
  moved?: FleetMoves
  changed?: readonly LivePosition[]
  removed?: readonly Id[]
  /** Server time minus local time, in milliseconds. */
  serverOffset: number
}

/** When a change is taken: by `performance.now()`, and by the server's clock. */
interface Moment {
  now: number
  serverNow: number
}

/** Where the fleet is and was, outside React: whoever draws reads columns, whoever renders reads `view()`. */
export class FleetStore {
  readonly columns = new FleetColumns()
  readonly trails = new Trails()
  /** The vehicles by slot; a slot keeps its vehicle, and is used again once that is gone. */
  readonly vehicles: (FleetVehicle | undefined)[] = []
  readonly texts: string[] = []
  readonly ranks = new PlateRanks()
  /** True for a server that reports one position only: nothing to filter or select. */
  readonly single: boolean
  timesAreOfChanges = false
  loaded = false
  query: FleetQuery = { groups: [], words: '' }
  sort: FleetSort = { key: 'plate', descending: false }
  #slots = new Slots()
  #statuses: string[] = []
  /** Those that somebody asked for since they changed. */
  #positions: (LivePosition | undefined)[] = []
  #fix = noFix()
  #still = false
  #offset = 0
  #ages = unknownAges()
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setInterval> | undefined
  #view: FleetView | null = null

  constructor({ single = false } = {}) {
    this.single = single
  }

  /** Replaces the whole fleet: removes vehicles that the snapshot lacks. */
  takeSnapshot(fleet: FleetSnapshot, now = performance.now()) {
    this.#offset = fleet.serverOffset
    this.timesAreOfChanges = fleet.timesAreOfChanges ?? false
    this.loaded = true
    const moment = { now, serverNow: this.serverNow() }
    for (const position of fleet.positions) this.#put(position, moment)
    if (this.#slots.count > fleet.positions.length) {
      const named = new Set(fleet.positions.map(({ device }) => device.id))
      for (const id of this.#slots.devices()) if (!named.has(id)) this.#drop(id)
    }
    this.#changed()
  }

  /** Takes what changed since; a move of a vehicle that nobody told of is overlooked. */
  takeChanges({ moved, changed = [], removed = [], serverOffset }: FleetChanges, now = performance.now()) {
    this.#offset = serverOffset
    for (const id of removed) this.#drop(id)
    const moment = { now, serverNow: this.serverNow() }
    for (const position of changed) this.#put(position, moment)
    if (moved) this.#move(moved, moment)
    this.#changed()
  }

  /** Chooses what is shown, and in which order. */
  show(query: FleetQuery, sort: FleetSort) {
    if (query === this.query && sort === this.sort) return
    this.query = query
    this.sort = sort
    this.#changed()
  }

  /** Lets vehicles jump instead of glide. */
  setStill(still: boolean) {
    this.#still = still
  }

  /** Now by the server's clock, epoch milliseconds: ages count from it. */
  readonly serverNow = (): number => Date.now() + this.#offset

  /** The slot of a device's id, as the address writes it; -1 for none. */
  slotOf(key: string | null): number {
    if (key === null) return -1
    const slot = this.#slots.of(Number(key))
    return slot >= 0 ? slot : this.#slots.of(key)
  }

  /** The vehicle in a slot and where it is: one object until that changes. */
  positionIn(slot: number): LivePosition | undefined {
    const vehicle = this.vehicles[slot]
    if (!vehicle) return undefined
    const status = this.#statuses[slot] ?? ''
    return (this.#positions[slot] ??= positionFrom(vehicle, this.columns, slot, status))
  }

  readonly view = (): FleetView => (this.#view ??= viewOf(this))

  /** Tells of every change, and of vehicles that fall silent. */
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

  #put(position: LivePosition, moment: Moment) {
    const { device, vehicle, driver } = position
    const known = this.#slots.of(device.id)
    const slot = known >= 0 ? known : this.#newSlot(device.id)
    const before = this.vehicles[slot]
    const text = searchText(position)
    if (!before || text !== this.texts[slot]) {
      this.texts[slot] = text
      this.ranks.forget()
    }
    this.vehicles[slot] = { device, vehicle, driver }
    this.#locate(slot, fixOf(position), moment)
  }

  #move(moved: FleetMoves, moment: Moment) {
    for (let at = 0; at < moved.id.length; at += 1) {
      const slot = this.#slots.of(moved.id[at] ?? '')
      if (slot >= 0) this.#locate(slot, readFix(moved, at, this.#fix), moment)
    }
  }

  #locate(slot: number, fix: FleetFix, { now, serverNow }: Moment) {
    const { columns } = this
    const { lat, lng, time } = fix
    if (!Number.isFinite(lat) || !Number.isFinite(lng)) {
      columns.toX[slot] = Number.NaN
      columns.duration[slot] = 0
    } else if (lat !== columns.lat[slot] || lng !== columns.lng[slot]) {
      moveTo(columns, slot, fix, now, this.#still)
      this.trails.add(slot, fix)
    }
    columns.lat[slot] = lat
    columns.lng[slot] = lng
    columns.speed[slot] = fix.speed
    columns.heading[slot] = fix.heading
    columns.time[slot] = time
    columns.simulated[slot] = fix.simulated ? 1 : 0
    const reported = reportedGroup(fix.status, fix.speed)
    columns.reported[slot] = reported
    const age = serverNow - time
    columns.group[slot] = groupAt(reported, age)
    this.#ages.due = Math.min(this.#ages.due, serverNow + untilOlder(reported, age))
    this.#statuses[slot] = fix.status
    this.#positions[slot] = undefined
  }

  #newSlot(id: Id) {
    const slot = this.#slots.take(id)
    this.columns.clear(slot)
    return slot
  }

  #drop(id: Id) {
    const slot = this.#slots.of(id)
    if (slot < 0) return
    this.#slots.release(id)
    this.vehicles[slot] = undefined
    this.#positions[slot] = undefined
    this.trails.forget(slot)
    this.ranks.forget()
  }

  #tick() {
    const now = this.serverNow()
    const before = this.#ages
    if (now < before.due) return
    const { ages, moved } = ageFleet(this.columns, this.#slots.all(), now)
    this.#ages = ages
    if (moved || ages.stale !== before.stale || ages.fresh !== before.fresh) this.#changed()
  }

  #changed() {
    this.#view = null
    for (const tell of this.#listeners) tell()
  }
}
