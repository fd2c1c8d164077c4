import type { GpsSession } from '@sikud/api'
import { dayAfter, firstMoment } from '../trip/zoneDay.ts'

/**
 * The rules by which the user filters sessions. Days are in the user's time zone, in the format `2026-11-20`.
 * `vehicle`, `driver` and `device` are keys (see `referenceKey`).
 */
export interface SessionFilter {
  from?: string | undefined
  to?: string | undefined
  vehicle?: string | undefined
  driver?: string | undefined
  device?: string | undefined
  /** Key of a depot, including the depots below it. Only the server applies it, because sessions contain no depot. */
  group?: string | undefined
  /** True to show only sessions without a start time, which belong to no day. */
  untimed?: true | undefined
  /** Minimum distance in kilometres. */
  atLeast?: number | undefined
}

/**
 * The change that removes every rule except `untimed` from a filter. `untimed` stays, because sessions without a start
 * time are a separate list.
 */
export const noFilter: SessionFilter = {
  from: undefined,
  to: undefined,
  vehicle: undefined,
  driver: undefined,
  device: undefined,
  group: undefined,
  atLeast: undefined,
}

/** Returns the key of a vehicle, driver or device of a session: its id, else its plate or name. */
export function referenceKey(
  reference: { id?: string | number; number?: string; name?: string } | null | undefined,
): string | undefined {
  const key = reference?.id ?? reference?.number ?? reference?.name
  return key === undefined ? undefined : String(key)
}

/** Returns whether a filter is active. */
export function isFiltering(filter: SessionFilter): boolean {
  return ruleCount(filter) > 0
}

/** Counts the rules of a filter; the days count as one. */
export function ruleCount({ from, to, vehicle, driver, device, group, atLeast }: SessionFilter): number {
  return [from ?? to, vehicle, driver, device, group, atLeast].filter((rule) => rule !== undefined).length
}

/**
 * Returns the sessions that match a filter, in the same order. A session belongs to each day in the time zone on which
 * it runs; a session without a valid start belongs to no day.
 */
export function filterSessions<Session extends Omit<GpsSession, 'points'>>(
  sessions: readonly Session[],
  filter: SessionFilter,
  timeZone: string | undefined,
): Session[] {
  const { vehicle, driver, device, untimed, atLeast } = filter
  const [from, to] = daysInOrder(filter)
  const earliest = from === undefined ? -Infinity : firstMoment(from, timeZone)
  const end = to === undefined ? Infinity : firstMoment(dayAfter(to, 1), timeZone)
  const byDay = from !== undefined || to !== undefined
  return sessions.filter((session) => {
    const start = byDay ? Date.parse(session.start.time ?? '') : 0
    if (byDay && !(start < end && (start >= earliest || endOf(session, start) > earliest))) return false
    if (untimed && session.start.time !== null) return false
    if (vehicle !== undefined && referenceKey(session.vehicle) !== vehicle) return false
    if (driver !== undefined && referenceKey(session.driver) !== driver) return false
    if (device !== undefined && referenceKey(session.device) !== device) return false
    return atLeast === undefined || session.distance >= atLeast
  })
}

/** Returns the end of a session in epoch ms, or its start if it has no valid end. */
function endOf({ end }: Pick<GpsSession, 'end'>, start: number): number {
  const time = Date.parse(end.time ?? '')
  return Number.isNaN(time) ? start : time
}

/** Returns the two days of a filter, the earlier day first. */
export function daysInOrder({ from, to }: SessionFilter): [string | undefined, string | undefined] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
}
