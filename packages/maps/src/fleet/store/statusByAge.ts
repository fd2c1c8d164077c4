import { ALARM_SHOWN_MS, type FleetStatus, lastSign, silentAfter, statusOf } from '@sikud/ui/status'
import type { FleetColumns } from './FleetColumns.ts'

/** The four statuses of vehicles, in the order in which they are shown. */
export const fleetStatuses: readonly FleetStatus[] = ['moving', 'idle', 'parked', 'offline']

export const OFFLINE = 3
const MOVING = 0
const IDLE = 1
const PARKED = 2

const MAX_CACHED_TEXTS = 100

const MINUTE = 60_000
/** Age in ms after which the position of a moving vehicle is shown as stale. */
export const STALE_AFTER = MINUTE
/** Below this speed, in km/h, a vehicle counts as standing, because GPS noise causes such speeds. */
const WALKING = 5

/**
 * Returns the status that a device reported, as an index into `fleetStatuses`. If the text is unknown, the speed in
 * km/h decides; a vehicle of unknown speed (NaN) counts as standing.
 */
export function reportedStatus(statusText: string | null, speed: number): number {
  const status = statusOfText(statusText ?? '')
  if (status >= 0) return status
  return speed >= WALKING ? MOVING : IDLE
}

const cachedStatuses = new Map<string, number>()

/** Returns the status with this text, −1 if unknown; cached, because a whole fleet uses only a few texts. */
function statusOfText(statusText: string): number {
  const cached = cachedStatuses.get(statusText)
  if (cached !== undefined) return cached
  const known = statusOf(statusText)
  const status = known ? fleetStatuses.indexOf(known) : -1
  if (cachedStatuses.size < MAX_CACHED_TEXTS) cachedStatuses.set(statusText, status)
  return status
}

/** Returns the status of a vehicle with this reported status and a last sign that is `age` ms old (NaN: no position). */
export function statusAt(reported: number, age: number): number {
  return age <= silentAfter(fleetStatuses[reported]) ? reported : OFFLINE
}

/** Returns how old the last sign of a vehicle is, in ms: its position or, while it stands, a later contact. */
export function ageOfSign(
  { reported, time, contact }: FleetColumns,
  slot: number,
  serverNow: number,
): number {
  const status = fleetStatuses[reported[slot] ?? OFFLINE]
  return serverNow - lastSign(status, time[slot] ?? Number.NaN, contact[slot] ?? Number.NaN)
}

/** Returns whether vehicles with this status stand still. */
export function isStanding(status: number): boolean {
  return status === IDLE || status === PARKED
}

/**
 * Returns when the status of a vehicle began, in epoch ms of the server; NaN if unknown. A silent vehicle has no data
 * since its last sign.
 */
export function sinceOf(columns: FleetColumns, slot: number): number {
  if ((columns.status[slot] ?? OFFLINE) !== OFFLINE) return columns.statusSince[slot] ?? Number.NaN
  const reported = fleetStatuses[columns.reported[slot] ?? OFFLINE]
  return lastSign(reported, columns.time[slot] ?? Number.NaN, columns.contact[slot] ?? Number.NaN)
}

/** Returns whether a position is too old to be shown in the colour of its status. */
export function isStale(status: number, age: number): boolean {
  return status === MOVING && age > STALE_AFTER
}

/** Returns after how many ms the last sign of a vehicle becomes stale, or the vehicle offline; Infinity if never. */
export function untilOlder(reported: number, age: number): number {
  const limit = age <= STALE_AFTER ? STALE_AFTER : silentAfter(fleetStatuses[reported])
  return age <= limit ? limit - age + 1 : Infinity
}

/** Summary of the ages of all positions. */
export interface FleetAges {
  stale: number
  /** True if any position is fresh: at most STALE_AFTER ms old. */
  fresh: boolean
  /** Earliest time at which a position becomes stale or offline, in epoch ms of the server. */
  due: number
}

export const unknownAges = (): FleetAges => ({ stale: 0, fresh: false, due: 0 })

/**
 * Moves silent vehicles to the status `offline`, and back when a new position or contact arrives. Removes alarms that
 * are too old. Returns a summary of the ages, and whether the status or the alarm of any vehicle has changed.
 */
export function ageFleet(columns: FleetColumns, slots: Iterable<number>, serverNow: number) {
  const { reported, status, time, alarmTime } = columns
  const ages: FleetAges = { stale: 0, fresh: false, due: Infinity }
  let changed = false
  for (const slot of slots) {
    const was = reported[slot] ?? OFFLINE
    const age = ageOfSign(columns, slot, serverNow)
    const next = statusAt(was, age)
    if (isStale(next, age)) ages.stale += 1
    const positionAge = serverNow - (time[slot] ?? Number.NaN)
    ages.fresh ||= positionAge <= STALE_AFTER
    ages.due = Math.min(ages.due, serverNow + untilOlder(was, age), serverNow + untilOlder(was, positionAge))
    const alarmAge = serverNow - (alarmTime[slot] ?? Number.NaN)
    if (alarmAge > ALARM_SHOWN_MS) {
      alarmTime[slot] = Number.NaN
      changed = true
    } else if (alarmAge <= ALARM_SHOWN_MS) {
      ages.due = Math.min(ages.due, serverNow + ALARM_SHOWN_MS - alarmAge + 1)
    }
    if (next === status[slot]) continue
    status[slot] = next
    changed = true
  }
  return { ages, changed }
}
