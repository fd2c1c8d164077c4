import { dayIn, firstMoment } from '@sikud/maps/days'

/**
 * Returns the start (ISO 8601) of the day that contains `moment` (epoch ms). Without a time zone it uses that of the
 * browser.
 */
export function startOfDay(timeZone: string | undefined, moment: number): string {
  return new Date(firstMoment(dayIn(timeZone)(moment), timeZone)).toISOString()
}
