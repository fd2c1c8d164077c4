import { distanceKm } from './distance.ts'
import type { RecordedPoint } from './RecordedPoint.ts'

/** Fills in missing speeds from distance and time to the point before, the first one from the point after. Points without times keep none. */
export function completeSpeeds(points: readonly RecordedPoint[]): { points: RecordedPoint[]; computed: number } {
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

function stepSpeed(from: RecordedPoint | undefined, to: RecordedPoint | undefined): number | null {
  if (from === undefined || to === undefined || from.time === null || to.time === null) return null
  const hours = (to.time - from.time) / 3_600_000
  return hours > 0 ? round(distanceKm(from, to) / hours) : null
}

function round(kmh: number): number {
  return Math.round(kmh * 100) / 100
}
