import type { Id, LivePosition } from '@sikud/api'
import { FleetColumns } from './FleetColumns.ts'
import { groupAt, isStale, OFFLINE, reportedGroup, STALE_AFTER } from './fleetGroup.ts'
import { type FleetQuery, type FleetSort, searchText } from './fleetQuery.ts'
import { type FleetView, viewOf } from './fleetView.ts'
import { moveTo } from './motion.ts'
import { PlateRanks } from './PlateRanks.ts'
import { Trails } from './Trails.ts'
import { worldX, worldY } from './world.ts'

const TICK_MS = 1000

/** Where the fleet is and was, outside React: whoever draws reads columns, whoever renders reads `view()`. */
export class FleetStore {
  readonly columns = new FleetColumns()
  readonly trails = new Trails()
  /** The vehicles by slot; a slot keeps its vehicle, and is used again once that is gone. */
  readonly vehicles: (LivePosition | undefined)[] = []
  readonly texts: string[] = []
  readonly ranks = new PlateRanks()
  loaded = false
  query: FleetQuery = { groups: [], words: '' }
  sort: FleetSort = { key: 'plate', descending: false }
  #slots = new Map<Id, number>()
  #free: number[] = []
  #still = false
  #offset = 0
  #moment: { text: string | null; time: number } = { text: null, time: Number.NaN }
  #stale = 0
  #fresh = false
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setInterval> | undefined
  #view: FleetView | null = null

  /** Takes the whole fleet; what it does not name is gone. */
  takeSnapshot(fleet: { positions: readonly LivePosition[]; serverOffset: number }, now = performance.now()) {
    this.#offset = fleet.serverOffset
    this.loaded = true
    for (const position of fleet.positions) this.#put(position, now)
    if (this.#slots.size > fleet.positions.length) {
      const named = new Set(fleet.positions.map(({ device }) => device.id))
      for (const key of this.#slots.keys()) if (!named.has(key)) this.#drop(key)
    }
    this.#changed()
  }

  /** Takes what changed since. */
  takeChanges(
    changes: { positions: readonly LivePosition[]; removed: readonly Id[]; serverOffset: number },
    now = performance.now(),
  ) {
    this.#offset = changes.serverOffset
    for (const id of changes.removed) this.#drop(id)
    for (const position of changes.positions) this.#put(position, now)
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
    return this.#slots.get(key) ?? this.#slots.get(Number(key)) ?? -1
  }

  vehicleOf(key: string | null): LivePosition | undefined {
    return this.vehicles[this.slotOf(key)]
  }

  readonly view = (): FleetView => (this.#view ??= viewOf(this, this.#slots.values()))

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

  #put(position: LivePosition, now: number) {
    const key = position.device.id
    const slot = this.#slots.get(key) ?? this.#newSlot(key)
    const { columns } = this
    const before = this.vehicles[slot]
    this.vehicles[slot] = position
    if (!before || !sameNames(before, position)) {
      this.texts[slot] = searchText(position)
      this.ranks.forget()
    }
    const time = this.#parse(position.time)
    const { lat, lng } = position
    if (lat === null || lng === null || !Number.isFinite(lat) || !Number.isFinite(lng)) {
      columns.toX[slot] = Number.NaN
      columns.duration[slot] = 0
    } else if (!before || lat !== before.lat || lng !== before.lng) {
      const to = { x: worldX(lng), y: worldY(lat), time }
      moveTo(columns, slot, to, now, this.#still)
      this.trails.add(slot, to.x, to.y, time)
    }
    columns.time[slot] = time
    columns.heading[slot] = position.heading ?? Number.NaN
    columns.reported[slot] = reportedGroup(position.status.text, position.speed)
    columns.group[slot] = groupAt(columns.reported[slot] ?? OFFLINE, this.serverNow() - time)
  }

  /** Many positions of one change carry the same moment, and reading one is slow. */
  #parse(text: string | null): number {
    if (text !== this.#moment.text) this.#moment = { text, time: Date.parse(text ?? '') }
    return this.#moment.time
  }

  #newSlot(key: Id) {
    const slot = this.#free.pop() ?? this.#slots.size
    this.columns.grow(slot + 1)
    this.columns.toX[slot] = Number.NaN
    this.columns.time[slot] = Number.NaN
    this.columns.duration[slot] = 0
    this.#slots.set(key, slot)
    return slot
  }

  #drop(key: Id) {
    const slot = this.#slots.get(key)
    if (slot === undefined) return
    this.#slots.delete(key)
    this.#free.push(slot)
    this.vehicles[slot] = undefined
    this.trails.forget(slot)
    this.ranks.forget()
  }

  #tick() {
    const { reported, group, time } = this.columns
    const now = this.serverNow()
    let changed = false
    let stale = 0
    let fresh = false
    for (const slot of this.#slots.values()) {
      const age = now - (time[slot] ?? Number.NaN)
      const next = groupAt(reported[slot] ?? OFFLINE, age)
      if (isStale(next, age)) stale += 1
      fresh ||= age <= STALE_AFTER
      if (next === group[slot]) continue
      group[slot] = next
      changed = true
    }
    changed ||= stale !== this.#stale || fresh !== this.#fresh
    this.#stale = stale
    this.#fresh = fresh
    if (changed) this.#changed()
  }

  #changed() {
    this.#view = null
    for (const tell of this.#listeners) tell()
  }
}

function sameNames(a: LivePosition, b: LivePosition) {
  // What a change leaves as it was is the same object.
  if (a.vehicle === b.vehicle && a.driver === b.driver && a.device === b.device) return true
  return searchText(a) === searchText(b)
}
