import type { GpsSession, TripSort } from '@sikud/api'
import { durationOf, isRunning, newestFirst } from '../trip/tripOrder.ts'
import { shownPart } from '@sikud/ui/format'
import { dayAfter, firstMoment, momentOf } from '../trip/zoneDay.ts'

/**
 * The rules by which the user filters trips. Days are in the user's time zone, in the format `2026-11-20`.
 * `vehicle`, `driver` and `device` are keys (see `referenceKey`).
 */
export interface TripFilter {
  from?: string | undefined
  to?: string | undefined
  /** Time of day, such as `15:00`: only trips that ran at that time of the day `from`. */
  hour?: string | undefined
  vehicle?: string | undefined
  driver?: string | undefined
  device?: string | undefined
  /** Key of a depot, including the depots below it. Only the server applies it, because trips contain no depot. */
  group?: string | undefined
  /** True to show only trips without a start time, which belong to no day. */
  untimed?: true | undefined
  /** Minimum distance in kilometres. */
  atLeast?: number | undefined
  /** What the list is sorted by, the largest first; undefined means by time. Not a rule. */
  sort?: TripSort | undefined
}

export type { TripSort }

/** The figures by which trips can be sorted. */
export const tripSorts: readonly TripSort[] = ['distance', 'duration', 'max_speed']

/**
 * The change that removes every rule except `untimed` from a filter. `untimed` stays, because trips without a start
 * time are a separate list.
 */
export const noFilter: TripFilter = {
  from: undefined,
  to: undefined,
  hour: undefined,
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

export function isFiltering(filter: TripFilter): boolean {
  return ruleCount(filter) > 0
}

/** Counts the rules of a filter; the days count as one. */
export function ruleCount({ from, to, hour, vehicle, driver, device, group, atLeast }: TripFilter): number {
  return [from ?? to, hour, vehicle, driver, device, group, atLeast].filter((rule) => rule !== undefined)
    .length
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
  const moment = momentIn(filter, timeZone)
  const earliest = moment ?? (from === undefined ? -Infinity : firstMoment(from, timeZone))
  const end =
    moment === undefined
      ? to === undefined
        ? Infinity
        : firstMoment(dayAfter(to, 1), timeZone)
      : moment + MINUTE_MS
  const byDay = from !== undefined || to !== undefined
  return trips.filter((trip) => {
    const start = byDay ? Date.parse(trip.start.time ?? '') : 0
    const stop = moment !== undefined && isRunning(trip) ? Infinity : endOf(trip, start)
    if (byDay && !(start < end && (start >= earliest || stop > earliest))) return false
    if (untimed && trip.start.time !== null) return false
    if (vehicle !== undefined && referenceKey(trip.vehicle) !== vehicle) return false
    if (driver !== undefined && referenceKey(trip.driver) !== driver) return false
    if (device !== undefined && referenceKey(trip.device) !== device) return false
    return atLeast === undefined || trip.distance >= atLeast
  })
}

const MINUTE_MS = 60_000

/** Returns the time (epoch ms) by which a filter selects the trips that ran then; undefined without a time of day. */
export function momentIn({ from, hour }: TripFilter, timeZone: string | undefined): number | undefined {
  return from === undefined || hour === undefined ? undefined : momentOf(from, hour, timeZone)
}

/** Sorts trips as the filter says: by time, the newest first, or by a figure, the largest first. */
export function inOrder(trips: readonly GpsSession[], sort: TripSort | undefined): GpsSession[] {
  const ordered = newestFirst(trips)
  if (sort === undefined) return ordered
  const figures = new Map(trips.map((trip) => [trip, figureOf(trip, sort)]))
  return ordered.toSorted((a, b) => (figures.get(b) ?? 0) - (figures.get(a) ?? 0))
}

function figureOf(trip: GpsSession, sort: TripSort) {
  if (sort === 'max_speed') return trip.max_speed ?? 0
  const part = shownPart(trip)
  return (sort === 'distance' ? part.distance : durationOf(part)) || 0
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

export interface FilterChoice {
  key: string
  label: string
  /** A second text that distinguishes choices with the same label. */
  hint?: string | undefined
}

/** The options in the filter of trips. For example, `drivers` is empty if no trip has a driver. */
export interface FilterChoices {
  vehicles: FilterChoice[]
  drivers: FilterChoice[]
  devices: FilterChoice[]
  /** The depots in the order of their tree; undefined if there are none. */
  groups?: FilterChoice[] | undefined
  /** Whether any trip has a valid start, so that filtering by day makes sense. */
  days: boolean
}

/** Collects the vehicles, drivers and devices of the trips, sorted by name. */
export function filterChoices(trips: readonly GpsSession[]): FilterChoices {
  const vehicles = new Map<string, string>()
  const drivers = new Map<string, string>()
  const devices = new Map<string, string>()
  let days = false
  for (const { vehicle, driver, device, start } of trips) {
    add(vehicles, referenceKey(vehicle), vehicle?.number)
    add(drivers, referenceKey(driver), driver?.name)
    add(devices, referenceKey(device), device?.name)
    days ||= !Number.isNaN(Date.parse(start.time ?? ''))
  }
  return { vehicles: byLabel(vehicles), drivers: byLabel(drivers), devices: byLabel(devices), days }
}

/** Merges two sets of options, sorted by name. */
export function mergeChoices(one: FilterChoices, other: FilterChoices): FilterChoices {
  return {
    vehicles: merge(one.vehicles, other.vehicles),
    drivers: merge(one.drivers, other.drivers),
    devices: merge(one.devices, other.devices),
    groups: one.groups ?? other.groups,
    days: one.days || other.days,
  }
}

function merge(some: FilterChoice[], more: FilterChoice[]): FilterChoice[] {
  return byLabel(new Map([...some, ...more].map(({ key, label }) => [key, label])))
}

function add(choices: Map<string, string>, key: string | undefined, label: string | undefined) {
  if (key !== undefined && !choices.has(key)) choices.set(key, label ?? key)
}

function byLabel(choices: Map<string, string>): FilterChoice[] {
  const collator = new Intl.Collator('id', { numeric: true })
  return Array.from(choices, ([key, label]) => ({ key, label })).toSorted((a, b) =>
    collator.compare(a.label, b.label),
  )
}
