import { findSpikes, isJump } from '../measure/findSpikes.ts'
import { sortPoints } from '../measure/sortPoints.ts'
import { hasTime, type RecordedPoint, type Refusal } from './Reading.ts'

export interface CleanTrack {
  /** The points sorted by time, or in the order of the file if the track has no times. */
  points: RecordedPoint[]
  isTimed: boolean
  refusals: Refusal[]
  repairs: Repairs
}

/** Number of repairs of each kind in accepted points. */
export interface Repairs {
  moved: number
  ignoredTimes: number
  /** Number of impossibly fast steps that do not belong to a spike; the points of these steps stay. */
  jumps: number
}

/** Cleans the points of one track: sorts them and refuses duplicate times and spikes. */
export function cleanTrack(recorded: readonly RecordedPoint[], seenTimes = new Set<number>()): CleanTrack {
  const { points, isTimed, refusals, ignoredTimes } = decideTimes(recorded)
  if (!isTimed) return { points, isTimed, refusals, repairs: { moved: 0, ignoredTimes, jumps: 0 } }
  const sorted = sortPoints(points.filter(hasTime))
  const unique = sorted.points.filter((point) => {
    if (!seenTimes.has(point.time)) {
      seenTimes.add(point.time)
      return true
    }
    refusals.push({ line: point.line, reason: 'duplicate-time' })
    return false
  })
  const spikes = findSpikes(unique)
  const kept = unique.filter((point, index) => {
    if (!spikes.has(index)) return true
    refusals.push({ line: point.line, reason: 'spike' })
    return false
  })
  const jumps = kept.filter((point, index) => {
    const previous = kept[index - 1]
    return previous !== undefined && isJump(previous, point)
  }).length
  return { points: kept, isTimed, refusals, repairs: { moved: sorted.moved, ignoredTimes, jumps } }
}

export interface DecidedTimes {
  /** If `isTimed`, every point has a time; if not, no point has one. */
  points: RecordedPoint[]
  isTimed: boolean
  refusals: Refusal[]
  /** Number of times that were ignored because most points of the track have none. */
  ignoredTimes: number
}

/**
 * Decides whether a track has times. If at least half of its points have a time, refuses the points without a time. If
 * fewer points have one, drops all times.
 */
export function decideTimes(points: readonly RecordedPoint[]): DecidedTimes {
  const timed = points.filter((point) => point.time !== null)
  if (timed.length > 0 && timed.length * 2 >= points.length) {
    const refusals = points
      .filter((point) => point.time === null)
      .map((point) => ({ line: point.line, reason: point.timeProblem ?? ('time-missing' as const) }))
    return { points: timed, isTimed: true, refusals, ignoredTimes: 0 }
  }
  const impossible = points.filter((point) => point.timeProblem !== undefined)
  // Mutates in place: copies would take too much memory.
  for (const point of timed) point.time = null
  return {
    points: [...points],
    isTimed: false,
    refusals: [],
    ignoredTimes: timed.length + impossible.length,
  }
}
