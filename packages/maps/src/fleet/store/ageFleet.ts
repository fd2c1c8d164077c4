import type { FleetColumns } from './FleetColumns.ts'
import { groupAt, isStale, OFFLINE, STALE_AFTER, untilOlder } from './fleetGroup.ts'

/** What the ages of all positions come to at a moment. */
export interface FleetAges {
  /** How many count as moving and are silent. */
  stale: number
  /** Whether any is fresh. */
  fresh: boolean
  /** Before it, by the server's clock, nothing grows too old. */
  due: number
}

/** Before the first look. */
export const unknownAges = (): FleetAges => ({ stale: 0, fresh: false, due: 0 })

/** Moves the vehicles that are silent for too long to their group, and tells what the ages come to; `moved` when any went. */
export function ageFleet(columns: FleetColumns, slots: Iterable<number>, serverNow: number) {
  const { reported, group, time } = columns
  const ages: FleetAges = { stale: 0, fresh: false, due: Infinity }
  let moved = false
  for (const slot of slots) {
    const said = reported[slot] ?? OFFLINE
    const age = serverNow - (time[slot] ?? Number.NaN)
    const next = groupAt(said, age)
    if (isStale(next, age)) ages.stale += 1
    ages.fresh ||= age <= STALE_AFTER
    ages.due = Math.min(ages.due, serverNow + untilOlder(said, age))
    if (next === group[slot]) continue
    group[slot] = next
    moved = true
  }
  return { ages, moved }
}
