import { distanceKm } from './distance.ts'
import { fastestKmh } from './findSpikes.ts'
import type { MeasuredPoint } from './measureTrip.ts'

/**
 * Computes a missing speed from the distance to the previous point and the time since it. For the first point, it uses
 * the next point instead. Skips impossibly fast steps and points without a time.
 */
export function completeSpeeds<Point extends MeasuredPoint>(
  points: readonly Point[],
): { points: Point[]; computed: number } {
  const completed = points.map((point) => ({ ...point }))
  return { points: completed, computed: fillSpeeds(completed) }
}

/** Computes missing speeds in place; returns the number of computed speeds. */
export function fillSpeeds(points: readonly MeasuredPoint[]): number {
  let computed = 0
  for (const [index, point] of points.entries()) {
    if (point.speed !== null) continue
    point.speed = index === 0 ? stepSpeed(point, points[1]) : stepSpeed(points[index - 1], point)
    if (point.speed !== null) computed += 1
  }
  return computed
}

function stepSpeed(from: MeasuredPoint | undefined, to: MeasuredPoint | undefined): number | null {
  if (from === undefined || to === undefined || from.time === null || to.time === null) return null
  const hours = (to.time - from.time) / 3_600_000
  const kmh = distanceKm(from, to) / hours
  return kmh <= fastestKmh ? Math.round(kmh * 100) / 100 : null
}
