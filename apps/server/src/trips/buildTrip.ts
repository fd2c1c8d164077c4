import { completeSpeeds } from '../measure/completeSpeeds.ts'
import { bearing, distanceKm } from '../measure/distance.ts'
import { type SessionMeasures, measureSession } from '../measure/measureSession.ts'
import type { Position } from '../positions/positionRepository.ts'
import type { TripSpan } from './TripDetector.ts'
import { followPosition } from './followPosition.ts'
import { fastestAverageKmh, nearestKm, minTripKm, minTripMs } from './tripRules.ts'

/** A trip, ready to be stored. */
export interface Trip extends SessionMeasures {
  start: number
  end: number
  points: Position[]
  /**
   * Number of positions in the span that do not belong to the trip, because they are spikes or belong to another
   * vehicle.
   */
  leftOut: number
}

/**
 * Builds the trip of a span from its positions, which must be sorted by time. Returns null if they are not a trip, for
 * example because the vehicle stays in one place.
 */
export function buildTrip(span: TripSpan, positions: readonly Position[]): Trip | null {
  const own = ownPositions(span, positions)
  const points = completeHeadings(completeSpeeds(own).points)
  const measures = measureSession(points)
  const isTrip =
    measures.distanceKm >= minTripKm &&
    (measures.movingMs ?? 0) >= minTripMs &&
    (measures.speedKmh ?? 0) <= fastestAverageKmh &&
    leadsAway(points)
  if (!isTrip) return null
  const { start, end } = span
  return { ...measures, start, end, points, leftOut: positions.length - points.length }
}

function ownPositions({ heads, key }: TripSpan, [first, ...rest]: readonly Position[]): Position[] {
  if (first === undefined) return []
  const own = [first]
  let present = heads
  for (const position of rest) {
    const followed = followPosition(present, position)
    present = followed.heads
    if (followed.key === key) own.push(position)
  }
  return own
}

function leadsAway(points: readonly Position[]): boolean {
  const [start] = points
  return start !== undefined && points.some((point) => distanceKm(start, point) >= nearestKm)
}

/** If a step between two points is shorter than this, it does not show the heading. */
const minStepKm = 0.015

/**
 * Fills in missing headings with the direction to the next point. If the next point is too near, or if there is none,
 * the point gets the heading of the point before it.
 */
export function completeHeadings(points: readonly Position[]): Position[] {
  let known: number | null = null
  return points.map((point, index) => {
    const next = points[index + 1]
    if (point.heading !== null) known = point.heading
    else if (next !== undefined && distanceKm(point, next) >= minStepKm)
      known = Math.round(bearing(point, next)) % 360
    return point.heading === known ? point : { ...point, heading: known }
  })
}
