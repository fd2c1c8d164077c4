import type { GpsSession } from '@sikud/api'
import { noValue } from '../../format/createFormat.ts'

/** What was driven on one day. */
export interface TripDay {
  /** The day as text, which is what tells two days apart: it knows the visitor's time zone. */
  day: string
  /** A moment of that day, in milliseconds since 1970. */
  at: number
  /** km. */
  distance: number
  count: number
}

const daysShown = 7
const hour = 60 * 60 * 1000

/** The last seven days with their trips, oldest first, and how many trips no day could be read for. */
export function tripDays(
  trips: readonly GpsSession[],
  now: number,
  dayOf: (moment: number | string) => string,
) {
  const days = lastDays(now, dayOf)
  let unreadable = 0
  for (const { start, distance } of trips) {
    const day = dayOf(start.time ?? '')
    if (day === noValue) unreadable += 1
    const found = days.get(day)
    if (!found) continue
    found.count += 1
    found.distance += Number.isFinite(distance) ? distance : 0
  }
  return { days: [...days.values()].toReversed(), unreadable }
}

/** Newest first; hour by hour, since a day need not have 24 of them. */
function lastDays(now: number, dayOf: (moment: number) => string): Map<string, TripDay> {
  const days = new Map<string, TripDay>()
  for (let at = now; days.size < daysShown; at -= hour) {
    const day = dayOf(at)
    if (!days.has(day)) days.set(day, { day, at, distance: 0, count: 0 })
  }
  return days
}
