import type { FleetColumns } from './FleetColumns.ts'
import type { FleetVehicle } from './fleetFix.ts'
import { fleetGroups, OFFLINE } from './fleetGroup.ts'
import { type FleetQuery, type FleetSort, matches, wordsOf } from './fleetQuery.ts'
import type { PlateRanks } from './PlateRanks.ts'

/** What the page shows of the fleet at a moment. */
export interface FleetView {
  /** Whether the fleet has been read at all. */
  loaded: boolean
  /** All vehicles. */
  total: number
  /** Vehicles that match the search, by the index of their group. */
  counts: readonly number[]
  /** Slots of what is shown, in order. */
  order: Int32Array
  /** When the newest position was recorded, epoch milliseconds; NaN without any. */
  newest: number
  simulated: boolean
}

interface Fleet {
  columns: FleetColumns
  vehicles: readonly (FleetVehicle | undefined)[]
  texts: readonly string[]
  ranks: PlateRanks
  loaded: boolean
  query: FleetQuery
  sort: FleetSort
  serverNow: () => number
}

/** Counts, filters and sorts all vehicles. */
export function viewOf(fleet: Fleet): FleetView {
  const { columns, vehicles, texts, query, loaded } = fleet
  const words = wordsOf(query.words)
  const wanted = fleetGroups.map((group) => query.groups.length === 0 || query.groups.includes(group))
  const counts = fleetGroups.map(() => 0)
  const byPlate = fleet.ranks.slots(vehicles)
  const shown = new Int32Array(byPlate.length)
  let length = 0
  let newest = -Infinity
  let simulated = false
  for (const slot of byPlate) {
    const time = columns.time[slot] ?? Number.NaN
    if (time > newest) newest = time
    simulated ||= columns.simulated[slot] === 1
    if (words.length > 0 && !matches(texts[slot] ?? '', words)) continue
    const group = columns.group[slot] ?? OFFLINE
    counts[group] = (counts[group] ?? 0) + 1
    if (wanted[group]) shown[length++] = slot
  }
  const order = sorted(fleet, shown.subarray(0, length))
  if (newest === -Infinity) newest = Number.NaN
  return { loaded, total: byPlate.length, counts, order, newest, simulated }
}

const AGE_STEP = 60_000
const OLDEST = 1e6

/** Sorts by numbers alone: the key before the place among the plates. Ages count in whole minutes, so that rows rest. */
function sorted({ columns, sort, serverNow }: Fleet, byPlate: Int32Array): Int32Array {
  const { key, descending } = sort
  if (key === 'plate') return descending ? byPlate.toReversed() : byPlate
  const now = serverNow()
  const minutes = (slot: number) => {
    const age = Math.floor((now - (columns.time[slot] ?? Number.NaN)) / AGE_STEP)
    return Number.isNaN(age) ? OLDEST : Math.min(OLDEST, Math.max(0, age))
  }
  const keyOf = { status: (slot: number) => columns.group[slot] ?? OFFLINE, age: minutes }[key]
  const count = byPlate.length
  const sign = descending ? -1 : 1
  // The place itself rides along in the last digits.
  const keys = Float64Array.from(byPlate, (slot, place) => sign * keyOf(slot) * count + place)
  return Int32Array.from(keys.toSorted(), (value) => byPlate[((value % count) + count) % count] ?? 0)
}
