import { distanceKm } from './distance.ts'
import { fastestKmh } from './findSpikes.ts'
import type { MeasuredPoint } from './measureSession.ts'

/** Fills in missing speeds from distance and time to the point before, the first one from the point after. None is made up without times, nor across a jump that no vehicle makes. */
export function completeSpeeds<Point extends MeasuredPoint>(
  points: readonly Point[],
): { points: Point[]; computed: number } {
  let computed = 0
  const completed = points.map((point, index) => {
    if (point.speed !== null) return point
    const speed = index === 0 ? stepSpeed(point, points[1]) : stepSpeed(points[index - 1], point)
    if (speed === null) return point
    computed += 1
    return { ...point, speed }
  })
  return { points: completed, computed }
}

function stepSpeed(from: MeasuredPoint | undefined, to: MeasuredPoint | undefined): number | null {
  if (from === undefined || to === undefined || from.time === null || to.time === null) return null
  const hours = (to.time - from.time) / 3_600_000
  const kmh = distanceKm(from, to) / hours
  return kmh <= fastestKmh ? Math.round(kmh * 100) / 100 : null
}
