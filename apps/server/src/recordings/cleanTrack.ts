import { findSpikes, isJump } from '../measure/findSpikes.ts'
import { sortPoints, hasTime, type RecordedPoint, type Refusal, type TimedPoint } from './Reading.ts'

export interface CleanTrack {
  /** The points sorted by time, or in the order of the file if the track has no times. */
  points: RecordedPoint[]
  isTimed: boolean
  refusals: Refusal[]
  repairs: Repairs
}

export interface Repairs {
  moved: number
  ignoredTimes: number
  /** Number of points whose time was spread within its minute. */
  spread: number
  /** Number of impossibly fast steps that do not belong to a spike; the points of these steps stay. */
  jumps: number
}

/**
 * Cleans the points of one track: sorts them, spreads points that have only the minute or a leap second, and refuses
 * duplicate times and spikes. `leapSeconds` has the lines of the points with a leap second.
 */
export function cleanTrack(
  recorded: readonly RecordedPoint[],
  seenTimes = new Set<number>(),
  leapSeconds: ReadonlySet<number> = new Set(),
): CleanTrack {
  const { points, isTimed, refusals, ignoredTimes } = decideTimes(recorded)
  if (!isTimed) return { points, isTimed, refusals, repairs: { moved: 0, ignoredTimes, spread: 0, jumps: 0 } }
  const sorted = sortPoints(points.filter(hasTime))
  const spread = spreadTimes(sorted.points, leapSeconds)
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
  return { points: kept, isTimed, refusals, repairs: { moved: sorted.moved, ignoredTimes, spread, jumps } }
}

export interface DecidedTimes {
  /** If `isTimed`, every point has a time; if not, no point has one. */
  points: RecordedPoint[]
  isTimed: boolean
  refusals: Refusal[]
  /** Number of times that were ignored because most points of the track have none. */
  ignoredTimes: number
}

const MINUTE = 60_000

/**
 * Spreads points with the same time evenly until the next time, at most a minute: in a track whose times are all on the
 * same second of the minute (a file without seconds), and beside a leap second. Changes the times in place; returns the
 * number of changed times.
 */
function spreadTimes(points: readonly TimedPoint[], leapSeconds: ReadonlySet<number>): number {
  const [first, last] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 0]
  const hasOnlyMinutes = last > first && points.every(({ time }) => (time - first) % MINUTE === 0)
  if (!hasOnlyMinutes && leapSeconds.size === 0) return 0
  let changed = 0
  for (let start = 0, end = 0; start < points.length; start = end) {
    const time = points[start]?.time ?? 0
    while (points[end]?.time === time) end += 1
    const group = points.slice(start, end)
    if (group.length === 1 || !(hasOnlyMinutes || group.some(({ line }) => leapSeconds.has(line)))) continue
    const span = Math.min(MINUTE, (points[end]?.time ?? Infinity) - time)
    for (const [index, point] of group.entries())
      point.time = time + Math.floor((index * span) / group.length)
    changed += group.length - 1
  }
  return changed
}

/**
 * Decides whether a track has times. If at least half of its points have a time, or one has a time that cannot be
 * used, refuses the points without a time. If fewer points have one, drops all times. Times before 1995 come from a
 * clock that was never set, and count as missing.
 */
export function decideTimes(points: readonly RecordedPoint[]): DecidedTimes {
  const timed = points.filter((point) => point.time !== null)
  const isUnusable = points.some(
    ({ timeProblem }) => timeProblem !== undefined && timeProblem !== 'time-impossible',
  )
  if (isUnusable || (timed.length > 0 && timed.length * 2 >= points.length)) {
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
