import type { TimedCoordinate } from '../measure/distance.ts'
import { type Ended, type Motion, endOf, move, park } from './Motion.ts'
import { type Head, followPosition } from './followPosition.ts'

/** The state of the trip detection of a device. It is stored as JSON in `trip_state`, so do not rename its keys. */
export interface DetectorState {
  /** Time of the latest position; null before the first position. */
  time: number | null
  heads: Head[]
  /** The state of each vehicle of the device; the key is the `key` of its head. */
  motions: Record<number, Motion>
}

/** A period that can be a trip of one vehicle. `buildTrip` checks whether it is one. */
export interface TripSpan {
  start: number
  end: number
  key: number
  /** The latest position of each vehicle of the device, at the time of the first position of the span. */
  heads: Head[]
}

/** The state of a device that has no positions yet. */
export const freshState: DetectorState = { time: null, heads: [], motions: {} }

/**
 * Returns the state after one more position, and the trips that ended. Ignores a position that is not newer than the
 * latest one.
 */
export function advance(
  state: DetectorState,
  place: TimedCoordinate,
): { state: DetectorState; ended: TripSpan[] } {
  if (state.time !== null && place.time <= state.time) return { state, ended: [] }
  const { heads, key, isNew } = followPosition(state.heads, place)
  const gone = state.heads.filter(({ since }) => !heads.some((head) => head.since === since))
  const ended = gone.flatMap((head) => openSpan(state, head))
  const motions: Record<number, Motion> = {}
  for (const head of heads) {
    const motion = state.motions[head.key]
    if (head.key !== key && motion !== undefined) motions[head.key] = motion
  }
  const before = isNew ? undefined : state.motions[key]
  const own = before === undefined ? { motion: park(place, heads), ended: null } : move(before, place, heads)
  motions[key] = own.motion
  if (own.ended) ended.push(spanOf(key, own.ended))
  return { state: { time: place.time, heads, motions }, ended }
}

/** Returns the trips that have not ended, each with the time of its vehicle's latest position. */
export function openSpans(state: DetectorState): { span: TripSpan; latest: number }[] {
  return state.heads.flatMap((head) => openSpan(state, head).map((span) => ({ span, latest: head.time })))
}

function openSpan({ motions }: DetectorState, { key }: Head): TripSpan[] {
  const motion = motions[key]
  return motion !== undefined && 'rest' in motion ? [spanOf(key, endOf(motion))] : []
}

function spanOf(key: number, { departure, end }: Ended): TripSpan {
  return { start: departure.time, end, key, heads: departure.heads }
}

/**
 * The state of the trip detection between two searches of a device. It is also stored as a checkpoint, from which a
 * later search can continue.
 */
export interface SearchState extends DetectorState {
  /**
   * The search processes positions up to this time again, and deletes the stored trips that it does not find again. 0
   * means that all positions are new.
   */
  again: number
}

/**
 * Returns the state of a device before its first search. The search ignores positions up to the time `after`, so the
 * trips that ended by then do not change.
 */
export function firstState(after: number | null): SearchState {
  return { ...freshState, time: after, again: 0 }
}
