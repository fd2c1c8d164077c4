import { type MeasuredPoint, measureStep } from './measureTrip.ts'
import { type TimeRange, totalMs } from './timeRanges.ts'

/** Fractions of the distance and of the time in motion, from 0 to 1. */
export interface Fractions {
  km: number
  moving: number
}

/**
 * Returns which fraction of the distance and of the time in motion during `whole` lies in `parts`. A step between two
 * points that crosses an edge is split in proportion to time, so that the fractions of adjacent parts add up to 1.
 * Without points, the fraction of the time counts. `parts` must be within `whole`; neither may contain overlaps.
 */
export function measureFractions(
  points: readonly MeasuredPoint[],
  whole: readonly TimeRange[],
  parts: readonly TimeRange[],
): Fractions {
  const all = measureRanges(points, whole)
  const some = measureRanges(points, parts)
  const ofTime = totalMs(whole) > 0 ? totalMs(parts) / totalMs(whole) : 1
  return {
    km: all.km > 0 ? some.km / all.km : ofTime,
    moving: all.movingMs > 0 ? some.movingMs / all.movingMs : ofTime,
  }
}

function measureRanges(points: readonly MeasuredPoint[], ranges: readonly TimeRange[]) {
  let [km, movingMs] = [0, 0]
  for (const [index, point] of points.entries()) {
    const previous = points[index - 1]
    if (previous === undefined || previous.time === null || point.time === null) continue
    const share = shareOfStep(previous.time, point.time, ranges)
    if (share === 0) continue
    const step = measureStep(previous, point)
    km += step.km * share
    movingMs += step.movingMs * share
  }
  return { km, movingMs }
}

function shareOfStep(start: number, end: number, ranges: readonly TimeRange[]): number {
  if (end <= start) return ranges.some(([from, to]) => from <= start && start < to) ? 1 : 0
  let inside = 0
  for (const [from, to] of ranges) inside += Math.max(0, Math.min(to, end) - Math.max(from, start))
  return inside / (end - start)
}
