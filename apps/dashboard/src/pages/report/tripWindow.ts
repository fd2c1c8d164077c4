import type { GpsSession, TripFilter } from '@sikud/api'
import { dayAfter, dayIn, firstMoment } from '@sikud/maps/days'
import { daysInOrder, newestFirst, type SessionFilter } from '@sikud/maps/playback'

/** Number of days that Laporan shows when it opens, today included. */
const DAYS = 7

/** Returns the first of the seven days that end with `day`. */
export function weekUntil(day: string): string {
  return dayAfter(day, 1 - DAYS)
}

/** Returns the first day to show: `since`, or if all loaded trips are older, six days before the newest of them. */
export function shownSince(
  trips: readonly GpsSession[],
  since: string,
  timeZone: string | undefined,
): string {
  const newest = newestFirst(trips)[0]
  const day = newest && dayOfStart(newest, timeZone)
  return day !== undefined && day < since ? weekUntil(day) : since
}

/** Returns the day on which a trip started; undefined if its start is invalid. */
export function dayOfStart({ start }: GpsSession, timeZone: string | undefined): string | undefined {
  const time = Date.parse(start.time ?? '')
  return Number.isNaN(time) ? undefined : dayIn(timeZone)(time)
}

/** Returns the part of a filter that the server applies: all except the distance, which the page itself filters by. */
export function recordFilter(filter: SessionFilter, timeZone: string | undefined): TripFilter {
  const { vehicle, driver, device, group, untimed } = filter
  const [from, to] = daysInOrder(filter)
  const moment = (day: string) => new Date(firstMoment(day, timeZone)).toISOString()
  return {
    untimed: untimed === true,
    ...(vehicle !== undefined && { vehicleId: vehicle }),
    ...(driver !== undefined && { driverId: driver }),
    ...(device !== undefined && { deviceId: device }),
    ...(group !== undefined && { groupId: group }),
    ...(from !== undefined && { from: moment(from) }),
    ...(to !== undefined && { to: moment(dayAfter(to, 1)) }),
  }
}
