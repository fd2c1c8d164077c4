import type { RecordedPoint, Refusal } from './RecordedPoint.ts'

export interface DecidedTimes {
  /** Every point has a time when `isTimed`, and none has one otherwise. */
  points: RecordedPoint[]
  isTimed: boolean
  refusals: Refusal[]
  /** Times that were written but are not used, because most of the track has none. */
  ignoredTimes: number
}

/** Settles whether a track has times: when at least half of its points do, the others are refused; otherwise it is a trip without times. */
export function decideTimes(points: readonly RecordedPoint[]): DecidedTimes {
  const timed = points.filter((point) => point.time !== null)
  if (timed.length > 0 && timed.length * 2 >= points.length) {
    const refusals = points
      .filter((point) => point.time === null)
      .map((point) => ({ line: point.line, reason: point.timeProblem ?? ('time-missing' as const) }))
    return { points: timed, isTimed: true, refusals, ignoredTimes: 0 }
  }
  const impossible = points.filter((point) => point.timeProblem !== undefined)
  // In place: a copy of each point would take too much memory.
  for (const point of timed) point.time = null
  return {
    points: [...points],
    isTimed: false,
    refusals: [],
    ignoredTimes: timed.length + impossible.length,
  }
}
