import type { components } from '@sikud/api/schema'
import type { ReportedPosition } from './Intake.ts'

export type RefusalReason = components['schemas']['RefusalReason']

/**
 * A validated position. Every number is finite and in its range. An optional number is null if it is missing or out of
 * range.
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
  ignition: boolean | null
  /** The number of seconds that were subtracted from the reported time because the clock of the tracker is wrong. */
  clockOffsetS?: number
}

/** The times between which a position is accepted, in milliseconds since 1970. */
export interface AcceptedTimes {
  now: number
  /** Positions before this time are refused. */
  oldest: number
}

/** A position before this time has a wrong time: the clock of a tracker starts in 1970, 1980 or 2000 after a reset. */
const firstTime = Date.UTC(2010, 0, 1)
/** A position may lie this far in the future, because the clock of a tracker can be fast. */
const aheadMs = 2 * 60_000
/**
 * A position closer to 0, 0 than this number of degrees (about 10 m) is wrong: trackers report 0, 0 if they do not know
 * their position.
 */
const zeroDegrees = 0.0001
const worstAccuracy = 500

export function checkPosition(
  position: ReportedPosition,
  times: AcceptedTimes,
): AcceptedPosition | RefusalReason {
  const { time, lat, lng } = position
  if (!position.valid || lat === null || lng === null) return 'no_fix'
  // The comparison is negated so that NaN fails too.
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
    ignition: position.signals?.ignition ?? null,
  }
}

export function isPossibleTime(time: number, now: number): boolean {
  return time >= firstTime && time <= now + aheadMs
}

/** Returns the battery level in percent; null if it is out of range. */
export function percent(value: number | null | undefined): number | null {
  return inRange(value ?? null, 0, 100)
}

/** Returns the value if it is in the range; otherwise null, also for NaN. */
export function inRange(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null
}
