import { followFix, type Head, type TimedPlace } from './followFix.ts'
import { endOf, move, park, type Ended, type Motion } from './Motion.ts'

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

export const freshState: DetectorState = { time: null, heads: [], motions: {} }

/** Goes on by one fix, in the order of time; one that is not later than the latest changes nothing. */
export function advance(
  state: DetectorState,
  place: TimedPlace,
): { state: DetectorState; ended: TripSpan[] } {
  if (state.time !== null && place.time <= state.time) return { state, ended: [] }
  const { heads, key, isNew } = followFix(state.heads, place)
  const stays = (head: Head) => heads.some((other) => other.key === head.key && !(isNew && head.key === key))
  const gone = state.heads.filter((head) => !stays(head))
  const ended = gone.flatMap((head) => openSpan(state, head))
  const motions: Record<number, Motion> = {}
  for (const head of heads) {
    const motion = state.motions[head.key]
    if (head.key !== key) {
      if (motion !== undefined) motions[head.key] = motion
      continue
    }
    const next = isNew || motion === undefined ? null : move(motion, place, heads)
    motions[key] = next?.motion ?? park(place, heads)
    if (next?.ended) ended.push(spanOf(key, next.ended))
  }
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
