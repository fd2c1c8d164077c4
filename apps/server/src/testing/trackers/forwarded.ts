import { traccarBody, traccarTime } from './traccarBody.ts'

/** The time of the first position of a test, in milliseconds since 1970. */
export const start = Math.floor(Date.now() / 1000) * 1000 - 3_600_000
const timeAt = (seconds: number) => new Date(start + seconds * 1000)
/** A time, `seconds` after `start`, as Traccar writes it. */
export const at = (seconds: number) => traccarTime(timeAt(seconds))

/** What Traccar forwards `seconds` after `start` from a drive to the east; `position` replaces fields of the position. */
export const forwarded = (uniqueId: string, seconds: number, position: object = {}) =>
  traccarBody(uniqueId, timeAt(seconds), { longitude: 106.8 + seconds / 1e5, ...position })
