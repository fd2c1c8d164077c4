import { dayAfter, dayIn, firstMoment } from '@sikud/maps/days'

/**
 * Returns the start and end (ISO 8601) of the day that contains `now` (epoch ms). Without `timeZone` it uses the zone
 * of the browser.
 */
export function periodOfToday(timeZone: string | undefined, now: number): { from: string; to: string } {
  const today = dayIn(timeZone)(now)
  const startOf = (day: string) => new Date(firstMoment(day, timeZone)).toISOString()
  return { from: startOf(today), to: startOf(dayAfter(today, 1)) }
}
