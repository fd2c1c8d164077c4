import { statusKind, type StatusKind } from '../LiveMap/statusKind.ts'

/** The four groups of a fleet, in the order in which they are shown. */
export const fleetGroups: readonly StatusKind[] = ['moving', 'idle', 'parked', 'offline']

export const OFFLINE = 3
const MOVING = 0
const PARKED = 2

const MINUTE = 60_000
/** A moving vehicle that is silent for longer is no longer shown as moving. */
export const STALE_AFTER = MINUTE
const SILENT_AFTER = 10 * MINUTE
/** A tracker sleeps while the vehicle is parked, and tells so now and then only. */
const PARKED_SILENT_AFTER = 24 * 60 * MINUTE
/** km/h; slower is the noise of a receiver that stands. */
const WALKING = 5

/** What a tracker reported, as an index of `fleetGroups`; the speed decides where the words are not known. */
export function reportedGroup(statusText: string | null, speed: number | null): number {
  const kind = statusKind(statusText)
  if (kind) return fleetGroups.indexOf(kind)
  return speed !== null && speed >= WALKING ? MOVING : 1
}

/** The group that a vehicle belongs to at an age of its position in milliseconds; NaN stands for no position. */
export function groupAt(reported: number, age: number): number {
  const limit = reported === PARKED ? PARKED_SILENT_AFTER : SILENT_AFTER
  return age <= limit ? reported : OFFLINE
}

/** Whether a position is too old to be shown in the colour of its group. */
export function isStale(group: number, age: number): boolean {
  return group === MOVING && age > STALE_AFTER
}
