import type { components } from '@sikud/api/schema'
import type { ReportedPosition } from './Intake.ts'

/** Why a position is refused. */
export type RefusalReason = components['schemas']['RefusalReason']

/**
 * A validated position: every number is finite and in its range; an optional number that is missing or out of range is
 * null.
 */
export interface AcceptedPosition {
  time: number
  lat: number
  lng: number
  speed: number | null
  heading: number | null
  altitude: number | null
  accuracy: number | null
  battery: number | null
}

/** The range of accepted times, milliseconds since 1970. */
export interface AcceptedTimes {
  now: number
  /** Positions before this time are refused. */
  oldest: number
}

/** Times before this one are wrong: a clock that was reset starts in 1970, 1980 or 2000. */
const firstTime = Date.UTC(2010, 0, 1)
/** Tolerance for a clock that is fast. */
const aheadMs = 2 * 60_000
/** Positions closer to 0, 0 than these degrees (about 10 m) are wrong: trackers without a position report 0, 0. */
const zeroDegrees = 0.0001
const worstAccuracy = 500

/** Validates a reported position; returns the reason if it is refused. */
export function checkPosition(
  position: ReportedPosition,
  times: AcceptedTimes,
): AcceptedPosition | RefusalReason {
  const { time, lat, lng } = position
  if (!position.valid || lat === null || lng === null) return 'no_fix'
  // Negated so that NaN fails too.
  if (time === null || !(time >= firstTime)) return 'no_time'
  if (time > times.now + aheadMs) return 'future'
  if (time < times.oldest) return 'too_old'
  if (Math.abs(lat) < zeroDegrees && Math.abs(lng) < zeroDegrees) return 'zero'
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return 'out_of_range'
  if (position.accuracy !== null && position.accuracy > worstAccuracy) return 'inaccurate'
  return {
    time: Math.round(time),
    lat,
    lng,
    speed: inRange(position.speed, 0, 1_000),
    heading: inRange(position.heading, 0, 360),
    altitude: inRange(position.altitude, -1_000, 20_000),
    accuracy: inRange(position.accuracy, 0, worstAccuracy),
    battery: percent(position.battery),
  }
}

/** Returns a battery's percentage; null if it is out of range. */
export function percent(value: number | null | undefined): number | null {
  return inRange(value ?? null, 0, 100)
}

/** Returns a value in the range; otherwise null, also for NaN. */
export function inRange(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null
}
