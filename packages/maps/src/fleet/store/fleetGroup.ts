import { statusKind, type StatusKind } from './statusKind.ts'

/** The four groups of a fleet, in the order in which they are shown. */
export const fleetGroups: readonly StatusKind[] = ['moving', 'idle', 'parked', 'offline']

export const OFFLINE = 3
const MOVING = 0
const PARKED = 2

/** More different words than this are no status, and are not remembered. */
const MOST_WORDS = 100

const MINUTE = 60_000
/** A moving vehicle that is silent for longer is no longer shown as moving. */
export const STALE_AFTER = MINUTE
const SILENT_AFTER = 10 * MINUTE
/** A tracker sleeps while the vehicle is parked, and tells so now and then only. */
const PARKED_SILENT_AFTER = 24 * 60 * MINUTE
/** km/h; slower is the noise of a receiver that stands. */
const WALKING = 5

/** What a tracker reported, as an index of `fleetGroups`; the speed, NaN where nobody knows it, decides where the words are not known. */
export function reportedGroup(statusText: string | null, speed: number): number {
  const group = groupOfWords(statusText)
  if (group >= 0) return group
  return speed >= WALKING ? MOVING : 1
}

const groupsOfWords = new Map<string | null, number>()

/** The group that a status names, -1 where its words are not known. A fleet of thousands uses a handful of words. */
function groupOfWords(statusText: string | null): number {
  const known = groupsOfWords.get(statusText)
  if (known !== undefined) return known
  const kind = statusKind(statusText)
  const group = kind ? fleetGroups.indexOf(kind) : -1
  if (groupsOfWords.size < MOST_WORDS) groupsOfWords.set(statusText, group)
  return group
}

/** The group that a vehicle belongs to at an age of its position in milliseconds; NaN stands for no position. */
export function groupAt(reported: number, age: number): number {
  return age <= silentAfter(reported) ? reported : OFFLINE
}

/** Whether a position is too old to be shown in the colour of its group. */
export function isStale(group: number, age: number): boolean {
  return group === MOVING && age > STALE_AFTER
}

/** Milliseconds until a position of an age counts as older than it does; Infinity where it never will. */
export function untilOlder(reported: number, age: number): number {
  const limit = age <= STALE_AFTER ? STALE_AFTER : silentAfter(reported)
  return age <= limit ? limit - age + 1 : Infinity
}

function silentAfter(reported: number): number {
  return reported === PARKED ? PARKED_SILENT_AFTER : SILENT_AFTER
}
