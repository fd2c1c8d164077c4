import { type FleetStatus, statusOf } from '@sikud/ui/status'
import type { FleetColumns } from './FleetColumns.ts'

/** The four status groups of vehicles, in the order in which they are shown. */
export const fleetGroups: readonly FleetStatus[] = ['moving', 'idle', 'parked', 'offline']

export const OFFLINE = 3
const MOVING = 0
const IDLE = 1
const PARKED = 2

/** Maximum number of cached status texts. */
const MAX_CACHED_TEXTS = 100

const MINUTE = 60_000
/** Age in ms from which a moving vehicle is shown as stale. */
export const STALE_AFTER = MINUTE
const SILENT_AFTER = 10 * MINUTE
/** Age in ms after which a parked vehicle is shown as offline; long, because its tracker sleeps and rarely reports. */
const PARKED_SILENT_AFTER = 24 * 60 * MINUTE
/** Below this speed, in km/h, a vehicle counts as standing, because GPS noise causes such speeds. */
const WALKING = 5

/**
 * Returns the status group of a reported status text, as an index into `fleetGroups`. If the text is unknown, the speed
 * in km/h decides; a vehicle of unknown speed (NaN) counts as standing.
 */
export function reportedGroup(statusText: string | null, speed: number): number {
  const group = groupOfText(statusText ?? '')
  if (group >= 0) return group
  return speed >= WALKING ? MOVING : IDLE
}

const cachedGroups = new Map<string, number>()

/** Returns the status group of a text, −1 if unknown; cached, because a whole fleet uses only a few texts. */
function groupOfText(statusText: string): number {
  const cached = cachedGroups.get(statusText)
  if (cached !== undefined) return cached
  const status = statusOf(statusText)
  const group = status ? fleetGroups.indexOf(status) : -1
  if (cachedGroups.size < MAX_CACHED_TEXTS) cachedGroups.set(statusText, group)
  return group
}

/** Returns the status group of a vehicle whose position is `age` ms old; NaN means no position. */
export function groupAt(reported: number, age: number): number {
  return age <= silentAfter(reported) ? reported : OFFLINE
}

/** Returns whether a position is too old to be shown in the colour of its status group. */
export function isStale(group: number, age: number): boolean {
  return group === MOVING && age > STALE_AFTER
}

/** Returns in how many ms a position becomes stale or offline; Infinity if never. */
export function untilOlder(reported: number, age: number): number {
  const limit = age <= STALE_AFTER ? STALE_AFTER : silentAfter(reported)
  return age <= limit ? limit - age + 1 : Infinity
}

function silentAfter(reported: number): number {
  return reported === PARKED ? PARKED_SILENT_AFTER : SILENT_AFTER
}

/** Summary of the ages of all positions. */
export interface FleetAges {
  /** Number of moving vehicles whose position is stale. */
  stale: number
  /** True if any position is fresh: at most STALE_AFTER ms old. */
  fresh: boolean
  /** Earliest time at which a position becomes stale or offline, in epoch ms of the server. */
  due: number
}

export const unknownAges = (): FleetAges => ({ stale: 0, fresh: false, due: 0 })

/**
 * Moves vehicles with old positions to the status group `offline`, and back when a new position arrives. Returns a
 * summary of the ages, and whether the group of any vehicle has changed.
 */
export function ageFleet(columns: FleetColumns, slots: Iterable<number>, serverNow: number) {
  const { reported, group, time } = columns
  const ages: FleetAges = { stale: 0, fresh: false, due: Infinity }
  let changed = false
  for (const slot of slots) {
    const was = reported[slot] ?? OFFLINE
    const age = serverNow - (time[slot] ?? Number.NaN)
    const next = groupAt(was, age)
    if (isStale(next, age)) ages.stale += 1
    ages.fresh ||= age <= STALE_AFTER
    ages.due = Math.min(ages.due, serverNow + untilOlder(was, age))
    if (next === group[slot]) continue
    group[slot] = next
    changed = true
  }
  return { ages, changed }
}
