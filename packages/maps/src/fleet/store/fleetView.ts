import { unitName } from '@sikud/ui/format'
import type { FleetStatus } from '@sikud/ui/status'
import type { FleetColumns } from './FleetColumns.ts'
import type { FleetVehicle } from './fleetPosition.ts'
import { fleetStatuses, isStanding, OFFLINE, sinceOf } from './statusByAge.ts'

/** The part of the fleet that the page shows. */
export interface FleetView {
  /** False until the first snapshot. */
  loaded: boolean
  total: number
  /** For each status in `fleetStatuses`, the number of its vehicles that match the search. */
  counts: readonly number[]
  /** Slots of the shown vehicles, sorted. */
  order: Int32Array
  /** When the newest position was recorded, in epoch ms; NaN if no position has a time. */
  newest: number
  simulated: boolean
  /** Whether some positions are simulated and others are real. */
  isMixed: boolean
  /** Vehicles that match the search and have stood for `standing` of the query, or for the usual time. */
  standing: number
  /** When the next vehicle will have stood for that time, in epoch ms of the server; Infinity if none. */
  due: number
}

const MINUTE_MS = 60_000
/** The time of the filter "standing for more than" in minutes, if the query has none. */
export const USUAL_STANDING = 120

interface Fleet {
  columns: FleetColumns
  vehicles: readonly (FleetVehicle | undefined)[]
  texts: readonly string[]
  byPlate: Int32Array
  loaded: boolean
  query: FleetQuery
  sort: FleetSort
  serverNow: () => number
}

/** Counts, filters and sorts all vehicles. */
export function viewOf(fleet: Fleet): FleetView {
  const { columns, texts, query, loaded, byPlate } = fleet
  const words = wordsOf(query.words)
  const [now, longMs] = [fleet.serverNow(), (query.standing ?? USUAL_STANDING) * MINUTE_MS]
  const wanted = fleetStatuses.map((status) => query.statuses.length === 0 || query.statuses.includes(status))
  const onlyStanding = (query.standing ?? null) !== null
  const counts = fleetStatuses.map(() => 0)
  const shown = new Int32Array(byPlate.length)
  let length = 0
  let newest = -Infinity
  let [simulated, standing, due] = [0, 0, Infinity]
  for (const slot of byPlate) {
    const time = columns.time[slot] ?? Number.NaN
    if (time > newest) newest = time
    simulated += columns.simulated[slot] ?? 0
    if (words.length > 0 && !matches(texts[slot] ?? '', words)) continue
    const status = columns.status[slot] ?? OFFLINE
    counts[status] = (counts[status] ?? 0) + 1
    const stoodAt = isStanding(status) ? sinceOf(columns, slot) + longMs : Number.NaN
    if (stoodAt <= now) standing += 1
    else if (stoodAt < due) due = stoodAt
    if (wanted[status] && (!onlyStanding || stoodAt <= now)) shown[length++] = slot
  }
  const order = sorted(fleet, shown.subarray(0, length))
  if (newest === -Infinity) newest = Number.NaN
  const total = byPlate.length
  const isMixed = simulated > 0 && simulated < total
  return { loaded, total, counts, order, newest, simulated: simulated > 0, isMixed, standing, due }
}

const MAX_AGE_MINUTES = 1e6
/** Later than every time in minutes since 1970, for vehicles whose status began at an unknown time. */
const UNKNOWN_SINCE = 1e9

/** Sorts by the chosen column, then by plate. Compares ages in whole minutes, so that rows do not move each second. */
function sorted({ columns, sort, serverNow }: Fleet, byPlate: Int32Array): Int32Array {
  const { key, descending } = sort
  if (key === 'plate') return descending ? byPlate.toReversed() : byPlate
  const now = serverNow()
  const minutes = (slot: number) => {
    const age = Math.floor((now - (columns.time[slot] ?? Number.NaN)) / MINUTE_MS)
    return Number.isNaN(age) ? MAX_AGE_MINUTES : Math.min(MAX_AGE_MINUTES, Math.max(0, age))
  }
  const sign = descending ? -1 : 1
  const since = (slot: number) => {
    const start = Math.floor(sinceOf(columns, slot) / MINUTE_MS)
    // Unknown times are last in both directions.
    return Number.isNaN(start) ? sign * UNKNOWN_SINCE : start
  }
  const keyOf = { status: (slot: number) => columns.status[slot] ?? OFFLINE, since, age: minutes }[key]
  const count = byPlate.length
  // Sorts plain numbers, because sorting with a comparison function is slower. Each number is key × count + the index
  // in the order by plate.
  const keys = Float64Array.from(byPlate, (slot, place) => sign * keyOf(slot) * count + place)
  return Int32Array.from(keys.toSorted(), (value) => byPlate[((value % count) + count) % count] ?? 0)
}

const collator = new Intl.Collator('id', { numeric: true })

/**
 * Returns the slots of trackers in a vehicle, sorted by plate, then of the other trackers, sorted by name. Cache the
 * result, because sorting is slow.
 */
export function slotsByPlate(vehicles: readonly (FleetVehicle | undefined)[]): Int32Array {
  const names = vehicles.flatMap((vehicle, slot) =>
    vehicle ? [{ name: nameOf(vehicle), bare: vehicle.vehicle ? 0 : 1, slot }] : [],
  )
  names.sort((a, b) => a.bare - b.bare || collator.compare(a.name, b.name) || a.slot - b.slot)
  return Int32Array.from(names, ({ slot }) => slot)
}

/** A filter by status, words and time; an empty list of statuses means all statuses. */
export interface FleetQuery {
  statuses: readonly FleetStatus[]
  words: string
  /** Only vehicles that have stood for this many minutes. */
  standing?: number | null | undefined
}

/** `since` sorts by the time at which the status of a vehicle began. */
export type FleetSortKey = 'plate' | 'status' | 'since' | 'age'

export interface FleetSort {
  key: FleetSortKey
  descending: boolean
}

/** Returns whether both filters are the same. */
export function isSameQuery(one: FleetQuery, other: FleetQuery): boolean {
  return (
    one.words === other.words &&
    one.statuses.join() === other.statuses.join() &&
    (one.standing ?? null) === (other.standing ?? null)
  )
}

/** Returns the text that a search looks through: vehicle, driver, device, and the plate with and without spaces. */
export function searchText({ device, vehicle, driver }: FleetVehicle): string {
  const plate = vehicle?.number ?? ''
  return [plate, plate.replace(/\s/g, ''), vehicle?.name, driver?.name, device.name, device.imei]
    .join(' ')
    .toLowerCase()
}

function matches(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Returns the plate of a vehicle or, if the tracker has no vehicle, the name or the IMEI of the tracker. */
export function nameOf(vehicle: FleetVehicle): string {
  return unitName(vehicle) ?? ''
}
