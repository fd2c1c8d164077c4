import { bearing, distanceKm } from '../measure/distance.ts'
import type { Position } from '../positions/Position.ts'

/** Closer than this the way from one fix to the next says nothing of where the vehicle points. */
const shortestStepKm = 0.015

/** Fills in missing headings from the way to the next point; one that hardly moves keeps that of the point before. */
export function completeHeadings(points: readonly Position[]): Position[] {
  let known: number | null = null
  return points.map((point, index) => {
    const next = points[index + 1]
    if (point.heading !== null) known = point.heading
    else if (next !== undefined && distanceKm(point, next) >= shortestStepKm)
      known = Math.round(bearing(point, next)) % 360
    return point.heading === known ? point : { ...point, heading: known }
  })
}
