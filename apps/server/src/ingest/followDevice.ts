import { type TimedCoordinate, distanceKm } from '../measure/distance.ts'
import { isJump } from '../measure/findSpikes.ts'
import type { AcceptedPosition, RefusalReason } from './checkPosition.ts'
import { type PositionStatus, standingSince, statusOf } from './positionStatus.ts'

/** After a longer gap it is unknown whether a vehicle kept moving. */
const LONGEST_GAP_MS = 10 * 60_000
/** A standing vehicle whose position shifts further was driven in between. */
const LARGEST_SHIFT_KM = 0.5

/** The known location of a device. */
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

/** The state of a device between two positions. */
export interface DeviceState extends Whereabouts {
  /** Milliseconds since 1970; null while it drives. */
  standingSince: number | null
  /** Since when it drives or stands still without interruption, milliseconds since 1970; null if unknown. */
  statusSince: number | null
}

/** How a position was counted. A spike is known only after the next position. */
export type Outcome = 'accepted' | 'late' | 'repeated' | 'jump' | 'spike' | RefusalReason

/** The result of following a device through new positions. */
export interface Followed {
  state: DeviceState
  /** The position to display from now on; null if none of them moves the device. */
  shown: (AcceptedPosition & { status: PositionStatus; statusSince: number | null }) | null
  outcomes: Outcome[]
}

/** Follows a device through its new positions, in the order of arrival. */
export function followDevice(before: DeviceState, positions: readonly AcceptedPosition[]): Followed {
  let state = before
  let shown: Followed['shown'] = null
  const outcomes: Outcome[] = []
  for (const position of positions) {
    const { last, held, isLate, isJump, isSpikeBefore } = judgeMove(state, position)
    outcomes.push('accepted')
    if (isLate) outcomes.push('late')
    if (isJump) outcomes.push('jump')
    if (isSpikeBefore) outcomes.push('spike')
    const moves = last === position
    const from = isSpikeBefore ? state.last : (state.held ?? state.last)
    const since = moves ? standingSince(state.standingSince, from, position) : state.standingSince
    const statusSince = moves ? statusBegan(state, position, since) : state.statusSince
    state = { last, held, standingSince: since, statusSince }
    if (moves) shown = { ...position, status: statusOf(since, position.time), statusSince }
  }
  return { state, shown, outcomes }
}

/** Returns since when a device drives or stands still after one more position; `standing` is its `standingSince`. */
function statusBegan(before: DeviceState, position: TimedCoordinate, standing: number | null): number {
  const { last, statusSince } = before
  if (last === null || statusSince === null) return standing ?? position.time
  if ((before.standingSince === null) !== (standing === null)) return standing ?? position.time
  const isInterrupted =
    standing === null
      ? position.time - last.time > LONGEST_GAP_MS
      : distanceKm(last, position) > LARGEST_SHIFT_KM
  return isInterrupted ? position.time : statusSince
}
