import { wallClock } from '../../format/wallClock.ts'

/** Converts a time to the local time of a zone, as a datetime-local input needs it; without a time, returns ''. */
export function wallTime(moment: string | null | undefined, timeZone: string | undefined): string {
  if (!moment || Number.isNaN(Date.parse(moment))) return ''
  const text = wallClock(timeZone)(moment).replace(' ', 'T')
  // Browsers omit seconds that are zero. If the result contained them, a field would count as changed although the user
  // has not changed it.
  return text.replace(/:00$/u, '')
}

/** Converts local time in a zone to UTC, as ISO 8601. Returns null if the text cannot be parsed. */
export function momentOf(wall: string, timeZone: string | undefined): string | null {
  const shown = Date.parse(`${wall}Z`)
  if (Number.isNaN(shown)) return null
  // The offset depends on the time in UTC, which depends on the offset. The second iteration gives the exact result.
  const near = shown - offsetAt(shown, timeZone)
  const moment = new Date(shown - offsetAt(near, timeZone))
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** Returns the offset of a zone from UTC at that time, in ms. */
function offsetAt(time: number, timeZone: string | undefined): number {
  const whole = time - (time % 1000)
  const date = new Date(whole)
  if (Number.isNaN(whole)) return Number.NaN
  return Date.parse(`${withSeconds(wallTime(date.toISOString(), timeZone))}Z`) - whole
}

function withSeconds(wall: string): string {
  return /T\d\d:\d\d$/u.test(wall) ? `${wall}:00` : wall
}
