import { dayAfter, dayIn, firstMoment } from '@sikud/maps/days'

/** Returns start and end (ISO 8601) of the day of a time (milliseconds since 1970) in a zone (undefined: the browser's). */
export function periodOfToday(timeZone: string | undefined, now: number): { from: string; to: string } {
  const today = dayIn(timeZone)(now)
  const startOf = (day: string) => new Date(firstMoment(day, timeZone)).toISOString()
  return { from: startOf(today), to: startOf(dayAfter(today, 1)) }
}
