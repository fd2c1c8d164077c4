import type { TimedPlace } from '../positions/Position.ts'
import { type Ended, type Motion, endOf, move, park } from './Motion.ts'
import { type Head, followFix } from './followFix.ts'

/** What the search knows after a fix: small, plain, and all it needs to go on. */
export interface DetectorState {
  /** Of the latest fix; null before the first. */
  time: number | null
  heads: Head[]
  /** By the keys of the heads. */
  motions: Record<number, Motion>
}

/** Points of one vehicle that may be a trip: which they are is told by `heads`, whether it is one by its measures. */
export interface TripSpan {
  start: number
  end: number
  key: number
  /** After the first point. */
  heads: Head[]
}

/** Of a tracker that never sent anything. */
export const freshState: DetectorState = { time: null, heads: [], motions: {} }

/** Goes on by one fix, in the order of time; one that is not later than the latest changes nothing. */
export function advance(
  state: DetectorState,
  place: TimedPlace,
): { state: DetectorState; ended: TripSpan[] } {
  if (state.time !== null && place.time <= state.time) return { state, ended: [] }
  const { heads, key, isNew } = followFix(state.heads, place)
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

/** The trips that are under way, as they stand; each with the time of its vehicle's latest fix. */
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

/** What is kept of a device between two searches; as a checkpoint it also tells where to go back to. */
export interface SearchState extends DetectorState {
  /** Up to this time the positions are searched again, and trips that do not come out again are dropped; 0 for new ground. */
  again: number
}

/** A device of which nothing was searched; `after` is the time up to which its trips are settled for good. */
export function firstState(after: number | null): SearchState {
  return { ...freshState, time: after, again: 0 }
}
