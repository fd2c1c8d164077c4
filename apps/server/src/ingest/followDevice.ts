import { type TimedCoordinate, distanceKm } from '../measure/distance.ts'
import { isJump } from '../measure/findSpikes.ts'
import type { AcceptedPosition, RefusalReason } from './checkPosition.ts'
import { standstillKmh } from '../measure/measureTrip.ts'
import { PARK_AFTER_MS } from '../positions/lastPositionRepository.ts'

/** If the gap between two positions is longer than this, it is unknown whether the vehicle kept moving. */
const MAX_GAP_MS = 10 * 60_000
/** If two positions of a standing vehicle are further apart than this, it was driven between the two reports. */
const MAX_SHIFT_KM = 0.5

interface Whereabouts {
  /** The displayed position; null for a device that never sent one. */
  last: TimedCoordinate | null
  /**
   * A newer position that the vehicle cannot have reached. The next position confirms it, or shows that it was a spike.
   */
  held: TimedCoordinate | null
}

interface Move extends Whereabouts {
  /** True if the position is not newer than the newest known position. Such a position changes nothing. */
  isLate: boolean
  /** True if no vehicle can have driven from the newest known position to this one in the time. */
  isJump: boolean
  /** True if this position shows that the previous position, which waited for a confirmation, was a spike. */
  isSpikeBefore: boolean
}

/**
 * Decides whether a position moves its device. A position that no vehicle can have reached does not move it at once.
 */
function judgeMove({ last, held }: Whereabouts, place: TimedCoordinate): Move {
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

/** The state of a device after one position and before the next. */
export interface DeviceState extends Whereabouts {
  /** Time since which the device stands still, in milliseconds since 1970; null while it drives. */
  standingSince: number | null
  /**
   * Time since which the device drives or stands still without interruption, in milliseconds since 1970; null if
   * unknown.
   */
  statusSince: number | null
}

/**
 * What the server can find out about a position; it counts the positions of each outcome. One position can have several
 * outcomes. Only the next position shows whether a position was a spike.
 */
export type Outcome = 'accepted' | 'late' | 'repeated' | 'jump' | 'spike' | 'limited' | RefusalReason

export interface Followed {
  state: DeviceState
  /** The position to display from now on; null if no new position moves the device. */
  shown: (AcceptedPosition & { status: PositionStatus; statusSince: number | null }) | null
  outcomes: Outcome[]
}

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

/**
 * Returns the time since which a device drives or stands still, after one more position. `standing` is the value of
 * `standingSince` after that position.
 */
function statusBegan(before: DeviceState, position: TimedCoordinate, standing: number | null): number {
  const { last, statusSince } = before
  if (last === null || statusSince === null) return standing ?? position.time
  if ((before.standingSince === null) !== (standing === null)) return standing ?? position.time
  const isInterrupted =
    standing === null ? position.time - last.time > MAX_GAP_MS : distanceKm(last, position) > MAX_SHIFT_KM
  return isInterrupted ? position.time : statusSince
}

/**
 * The possible statuses of a device in the live fleet. There is no status for a silent device: clients detect it by the
 * age of its position.
 */
export type PositionStatus = 'Bergerak' | 'Berhenti' | 'Parkir'

/** If the distance between two positions is shorter than this, it counts as receiver noise. */
const noiseKm = 0.02

/**
 * Returns the time since which a device stands still, after one more position; null while it moves. If the position has
 * no speed, estimates it from the two positions.
 */
function standingSince(
  since: number | null,
  from: TimedCoordinate | null,
  to: TimedCoordinate & { speed: number | null },
): number | null {
  const speed = to.speed ?? (from === null ? 0 : speedBetween(from, to))
  return speed >= standstillKmh ? null : (since ?? to.time)
}

export function statusOf(since: number | null, time: number): PositionStatus {
  if (since === null) return 'Bergerak'
  return time - since > PARK_AFTER_MS ? 'Parkir' : 'Berhenti'
}

function speedBetween(from: TimedCoordinate, to: TimedCoordinate): number {
  const km = distanceKm(from, to)
  return km < noiseKm ? 0 : (km * 3_600_000) / (to.time - from.time)
}
