import type { GpsSession, TripFilter as TripQuery } from '@sikud/api'
import { daysInOrder, momentIn, type TripFilter } from '../tripList/TripFilter.ts'
import { isRunning, newestFirst } from '../trip/tripOrder.ts'
import { dayAfter, dayIn, firstMoment } from '../trip/zoneDay.ts'

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
export function recordFilter(filter: TripFilter, timeZone: string | undefined): TripQuery {
  const { vehicle, driver, device, group, untimed, sort } = filter
  const at = momentIn(filter, timeZone)
  const [from, to] = at === undefined ? daysInOrder(filter) : []
  const moment = (day: string) => new Date(firstMoment(day, timeZone)).toISOString()
  return {
    untimed: untimed === true,
    ...(vehicle !== undefined && { vehicleId: vehicle }),
    ...(driver !== undefined && { driverId: driver }),
    ...(device !== undefined && { deviceId: device }),
    ...(group !== undefined && { groupId: group }),
    ...(from !== undefined && { from: moment(from) }),
    ...(to !== undefined && { to: moment(dayAfter(to, 1)) }),
    ...(at !== undefined && { at: new Date(at).toISOString() }),
    // The server sorts by a figure only within a period that has a start, and without a filter that is the week.
    ...(sort !== undefined && (from !== undefined || to === undefined) && untimed !== true && { sort }),
  }
}

/**
 * Tolerance in ms when a time is compared with a trip. The times of trips are whole seconds, but the times of events
 * have milliseconds.
 */
const TIME_TOLERANCE_MS = 1000

/** Returns the trip of a device (id as string) that was running at a time (epoch ms); if several, the latest one. */
export function tripAt<Trip extends Omit<GpsSession, 'points'>>(
  trips: readonly Trip[],
  device: string,
  at: number,
): Trip | undefined {
  return trips
    .filter((trip) => String(trip.device?.id) === device)
    .filter(
      (trip) => timeOf(trip.start.time) - TIME_TOLERANCE_MS <= at && at <= endOf(trip) + TIME_TOLERANCE_MS,
    )
    .toSorted((a, b) => timeOf(b.start.time) - timeOf(a.start.time))[0]
}

/** Returns the end of a trip in epoch ms; Infinity for a running trip. */
function endOf(trip: Omit<GpsSession, 'points'>) {
  return isRunning(trip) ? Infinity : timeOf(trip.end.time)
}

function timeOf(time: string | null) {
  return time === null ? Number.NaN : Date.parse(time)
}
