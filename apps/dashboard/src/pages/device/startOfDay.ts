import { dayIn, firstMoment } from '@sikud/maps/days'

/** Returns the start of the day of a time (milliseconds since 1970) in a zone (undefined: the browser's), as ISO 8601. */
export function startOfDay(timeZone: string | undefined, moment: number): string {
  return new Date(firstMoment(dayIn(timeZone)(moment), timeZone)).toISOString()
}
