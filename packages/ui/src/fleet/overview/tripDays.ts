import type { GpsSession } from '@sikud/api'
import { noValue } from '../../format/createFormat.ts'
import { shownPart } from '../../format/tripMarks.ts'

/** The trips of one day. */
export interface TripDay {
  /** The day in the user's time zone as text; different days have different texts. */
  day: string
  /** A time within the day, in ms since 1970. */
  at: number
  /** Total distance of the trips, in km. */
  distance: number
  count: number
}

const daysShown = 7
const HOUR_MS = 60 * 60 * 1000

/**
 * Groups the trips of the last seven days by day, the oldest day first, and counts the trips, and those without a
 * readable date. A trip that runs across midnight is given once for each day, with its part of that day.
 */
export function tripDays(
  trips: readonly GpsSession[],
  now: number,
  dayOf: (moment: number | string) => string,
) {
  const days = lastDays(now, dayOf)
  const counted = new Set<unknown>()
  let unreadable = 0
  for (const trip of trips) {
    const { start, distance: whole } = shownPart(trip)
    // Of trips that overlap, each time counts once.
    const distance = trip.share?.counted_distance ?? whole
    const day = dayOf(start.time ?? '')
    if (day === noValue) unreadable += 1
    const found = days.get(day)
    if (!found) continue
    counted.add(trip.id ?? trip)
    found.count += 1
    found.distance += Number.isFinite(distance) ? distance : 0
  }
  return { days: [...days.values()].toReversed(), count: counted.size, unreadable }
}

/** Returns the last days, newest first. Goes back in steps of one hour, because a day can have 23 or 25 hours. */
function lastDays(now: number, dayOf: (moment: number) => string): Map<string, TripDay> {
  const days = new Map<string, TripDay>()
  for (let at = now; days.size < daysShown; at -= HOUR_MS) {
    const day = dayOf(at)
    if (!days.has(day)) days.set(day, { day, at, distance: 0, count: 0 })
  }
  return days
}
