import { dayIn, firstMoment } from '@sikud/maps/days'

/** Returns when the day of a moment (milliseconds since 1970) began in a time zone (undefined: the browser's), as ISO 8601. */
export function startOfDay(timeZone: string | undefined, moment: number): string {
  return new Date(firstMoment(dayIn(timeZone)(moment), timeZone)).toISOString()
}
