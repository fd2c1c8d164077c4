import type { GpsSession } from '@sikud/api'
import { referenceKey, type SessionFilter } from './SessionFilter.ts'
import { dayAfter, firstMoment } from '../trip/zoneDay.ts'

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
