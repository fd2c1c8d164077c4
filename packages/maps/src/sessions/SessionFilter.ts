import type { GpsSession } from '@sikud/api'
import { dayAfter, firstMoment } from '../trip/zoneDay.ts'

/** Which sessions are shown; days as `2026-11-20` in the user's zone, records by their key (see `referenceKey`). */
export interface SessionFilter {
  from?: string | undefined
  to?: string | undefined
  vehicle?: string | undefined
  driver?: string | undefined
  device?: string | undefined
  /** Only sessions without a start, which belong to no day. */
  untimed?: true | undefined
  /** Kilometres at least. */
  atLeast?: number | undefined
}

/** What takes every rule away; whether sessions have times is no rule but an entry of its own. */
export const noFilter: SessionFilter = {
  from: undefined,
  to: undefined,
  vehicle: undefined,
  driver: undefined,
  device: undefined,
  atLeast: undefined,
}

/** What names a vehicle, driver or device of a session: its id, else what people call it. */
export function referenceKey(
  reference: { id?: string | number; number?: string; name?: string } | null | undefined,
): string | undefined {
  const key = reference?.id ?? reference?.number ?? reference?.name
  return key === undefined ? undefined : String(key)
}

/** Whether a filter has any rule. */
export function isFiltering(filter: SessionFilter): boolean {
  return ruleCount(filter) > 0
}

/** How many rules a filter has; its days are one. */
export function ruleCount({ from, to, vehicle, driver, device, atLeast }: SessionFilter): number {
  return [from ?? to, vehicle, driver, device, atLeast].filter((rule) => rule !== undefined).length
}

/**
 * The sessions that a filter lets through, in their order. A session belongs to the day on which it started in the zone;
 * one without a readable start belongs to none.
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
    if (byDay && !(start >= earliest && start < end)) return false
    if (untimed && session.start.time !== null) return false
    if (vehicle !== undefined && referenceKey(session.vehicle) !== vehicle) return false
    if (driver !== undefined && referenceKey(session.driver) !== driver) return false
    if (device !== undefined && referenceKey(session.device) !== device) return false
    return atLeast === undefined || session.distance >= atLeast
  })
}

/** Returns the first and the last day of a filter, whichever way round they were given. */
export function daysInOrder({ from, to }: SessionFilter): [string | undefined, string | undefined] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
}
