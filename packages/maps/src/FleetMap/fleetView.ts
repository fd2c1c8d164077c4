import type { LivePosition } from '@sikud/api'
import type { FleetColumns } from './FleetColumns.ts'
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
  vehicles: readonly (LivePosition | undefined)[]
  texts: readonly string[]
  ranks: PlateRanks
  loaded: boolean
  query: FleetQuery
  sort: FleetSort
  serverNow: () => number
}

/** Counts, filters and sorts the vehicles in these slots. */
export function viewOf(fleet: Fleet, slots: Iterable<number>): FleetView {
  const { columns, vehicles, texts, query } = fleet
  const words = wordsOf(query.words)
  const wanted = fleetGroups.map((group) => query.groups.length === 0 || query.groups.includes(group))
  const counts = fleetGroups.map(() => 0)
  const shown: number[] = []
  let total = 0
  let newest = Number.NaN
  let simulated = false
  for (const slot of slots) {
    total += 1
    const time = columns.time[slot] ?? Number.NaN
    if (!(time <= newest)) newest = Number.isNaN(time) ? newest : time
    simulated ||= vehicles[slot]?.simulated === true
    if (words.length > 0 && !matches(texts[slot] ?? '', words)) continue
    const group = columns.group[slot] ?? OFFLINE
    counts[group] = (counts[group] ?? 0) + 1
    if (wanted[group]) shown.push(slot)
  }
  return { loaded: fleet.loaded, total, counts, order: sorted(fleet, shown), newest, simulated }
}

const AGE_STEP = 60_000

/** Sorts by numbers alone: the key before the plate's rank before the slot. Ages count in whole minutes, so that rows rest. */
function sorted({ columns, vehicles, ranks, sort, serverNow }: Fleet, slots: number[]): Int32Array {
  const rank = ranks.of(vehicles)
  const now = serverNow()
  const minutes = (slot: number) => {
    const age = Math.floor((now - (columns.time[slot] ?? Number.NaN)) / AGE_STEP)
    return Number.isNaN(age) ? 1e6 : Math.min(1e6, Math.max(0, age))
  }
  const keyOf = {
    plate: () => 0,
    status: (slot: number) => columns.group[slot] ?? OFFLINE,
    age: minutes,
  }[sort.key]
  const count = vehicles.length
  const sign = sort.descending ? -1 : 1
  const byPlate = sort.key === 'plate' ? sign : 1
  // The slot itself rides along in the last digits.
  const keys = Float64Array.from(slots, (slot) => {
    const place = byPlate * (rank[slot] ?? 0)
    return (sign * keyOf(slot) * 2 * count + place) * count + slot
  })
  return Int32Array.from(keys.toSorted(), (key) => ((key % count) + count) % count)
}
