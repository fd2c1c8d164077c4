import type { TimedCoordinate } from '../measure/distance.ts'
import { isJump } from '../measure/findSpikes.ts'

/** Where a device is, as far as its positions tell. */
export interface Whereabouts {
  /** The displayed position; null for a device that never sent one. */
  last: TimedCoordinate | null
  /** A newer position that the vehicle cannot have reached: the next position confirms it or shows that it was a spike. */
  held: TimedCoordinate | null
}

/** The result of one more position. */
export interface Move extends Whereabouts {
  /** It is older than the newest known position and changes nothing. */
  isLate: boolean
  /** No vehicle can have made the step from the position before. */
  isJump: boolean
  /** The held position was a spike. */
  isSpikeBefore: boolean
}

/** Decides how a position moves its device: only a step that a vehicle can make moves it. */
export function judgeMove({ last, held }: Whereabouts, place: TimedCoordinate): Move {
  const newest = held ?? last
  const still = { last, held, isLate: false, isJump: false, isSpikeBefore: false }
  if (newest !== null && place.time <= newest.time) return { ...still, isLate: true }
  const moved = { ...still, last: place, held: null }
  if (newest === null || last === null) return moved
  if (!isJump(newest, place)) return moved
  if (held === null) return { ...still, held: place, isJump: true }
  const isAway = isJump(last, place)
  return { ...(isAway ? { ...still, held: place } : moved), isJump: true, isSpikeBefore: true }
}
