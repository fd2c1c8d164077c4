import type { GpsSession } from '@sikud/api'
import { dayAfter, firstMoment } from '../trip/zoneDay.ts'

/**
 * The rules by which the user filters trips. Days are in the user's time zone, in the format `2026-11-20`.
 * `vehicle`, `driver` and `device` are keys (see `referenceKey`).
 */
export interface TripFilter {
  from?: string | undefined
  to?: string | undefined
  vehicle?: string | undefined
  driver?: string | undefined
  device?: string | undefined
  /** Key of a depot, including the depots below it. Only the server applies it, because trips contain no depot. */
  group?: string | undefined
  /** True to show only trips without a start time, which belong to no day. */
  untimed?: true | undefined
  /** Minimum distance in kilometres. */
  atLeast?: number | undefined
}

/**
 * The change that removes every rule except `untimed` from a filter. `untimed` stays, because trips without a start
 * time are a separate list.
 */
export const noFilter: TripFilter = {
  from: undefined,
  to: undefined,
  vehicle: undefined,
  driver: undefined,
  device: undefined,
  group: undefined,
  atLeast: undefined,
}

/** Returns the key of a vehicle, driver or device of a trip: its id, else its plate or name. */
export function referenceKey(
  reference: { id?: string | number; number?: string; name?: string } | null | undefined,
): string | undefined {
  const key = reference?.id ?? reference?.number ?? reference?.name
  return key === undefined ? undefined : String(key)
}

/** Returns whether a filter is active. */
export function isFiltering(filter: TripFilter): boolean {
  return ruleCount(filter) > 0
}

/** Counts the rules of a filter; the days count as one. */
export function ruleCount({ from, to, vehicle, driver, device, group, atLeast }: TripFilter): number {
  return [from ?? to, vehicle, driver, device, group, atLeast].filter((rule) => rule !== undefined).length
}

/**
 * Returns the trips that match a filter, in the same order. A trip belongs to each day in the time zone on which
 * it runs; a trip without a valid start belongs to no day.
 */
export function filterTrips<Trip extends Omit<GpsSession, 'points'>>(
  trips: readonly Trip[],
  filter: TripFilter,
  timeZone: string | undefined,
): Trip[] {
  const { vehicle, driver, device, untimed, atLeast } = filter
  const [from, to] = daysInOrder(filter)
  const earliest = from === undefined ? -Infinity : firstMoment(from, timeZone)
  const end = to === undefined ? Infinity : firstMoment(dayAfter(to, 1), timeZone)
  const byDay = from !== undefined || to !== undefined
  return trips.filter((trip) => {
    const start = byDay ? Date.parse(trip.start.time ?? '') : 0
    if (byDay && !(start < end && (start >= earliest || endOf(trip, start) > earliest))) return false
    if (untimed && trip.start.time !== null) return false
    if (vehicle !== undefined && referenceKey(trip.vehicle) !== vehicle) return false
    if (driver !== undefined && referenceKey(trip.driver) !== driver) return false
    if (device !== undefined && referenceKey(trip.device) !== device) return false
    return atLeast === undefined || trip.distance >= atLeast
  })
}

/** Returns the end of a trip in epoch ms, or its start if it has no valid end. */
function endOf({ end }: Pick<GpsSession, 'end'>, start: number): number {
  const time = Date.parse(end.time ?? '')
  return Number.isNaN(time) ? start : time
}

/** Returns the two days of a filter, the earlier day first. */
export function daysInOrder({ from, to }: TripFilter): [string | undefined, string | undefined] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
}
