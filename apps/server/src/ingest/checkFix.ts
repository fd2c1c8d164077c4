import type { components } from '@sikud/api/schema'
import type { Fix } from './TrackerReport.ts'

/** Why a position is not stored. */
export type RefusalReason = components['schemas']['RefusalReason']

/** A fix that is believed: every number is finite and in its range, null where the tracker does not say it. */
export interface Position {
  time: number
  lat: number
  lng: number
  speed: number | null
  heading: number | null
  altitude: number | null
  accuracy: number | null
  battery: number | null
}

/** The moments between which a fix is believed, milliseconds since 1970. */
export interface FixTimes {
  now: number
  /** Nothing older is kept. */
  oldest: number
}

/** No tracker of today was sold before; clocks that start anew begin in 1970, 1980 or 2000. */
const firstTime = Date.UTC(2010, 0, 1)
/** A clock that is so far ahead is a clock that is wrong. */
const aheadMs = 2 * 60_000
/** Ten metres around 0, 0, where nobody drives. */
const zeroDegrees = 0.0001
const worstAccuracy = 500

/** Decides by the rules whether a fix is stored. */
export function checkFix(fix: Fix, times: FixTimes): Position | RefusalReason {
  const { time, lat, lng } = fix
  if (!fix.valid || lat === null || lng === null) return 'no_fix'
  // Turned round, so that what is no number fails as well.
  if (time === null || !(time >= firstTime)) return 'no_time'
  if (time > times.now + aheadMs) return 'future'
  if (time < times.oldest) return 'too_old'
  if (Math.abs(lat) < zeroDegrees && Math.abs(lng) < zeroDegrees) return 'zero'
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return 'out_of_range'
  if (fix.accuracy !== null && fix.accuracy > worstAccuracy) return 'inaccurate'
  return {
    time: Math.round(time),
    lat,
    lng,
    speed: between(fix.speed, 0, 1_000),
    heading: between(fix.heading, 0, 360),
    altitude: between(fix.altitude, -1_000, 20_000),
    accuracy: between(fix.accuracy, 0, worstAccuracy),
    battery: percent(fix.battery),
  }
}

/** The percent of a battery; null for what can be none. */
export function percent(value: number | null | undefined): number | null {
  return between(value ?? null, 0, 100)
}

function between(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null
}
