import { completeSpeeds } from '../measure/completeSpeeds.ts'
import { distanceKm } from '../measure/distance.ts'
import { measureSession, type SessionMeasures } from '../measure/measureSession.ts'
import { completeHeadings } from './completeHeadings.ts'
import { followFix } from './followFix.ts'
import type { Position } from '../positions/Position.ts'
import { fastestAverageKmh, nearestKm, shortestKm, shortestMs } from './tripRules.ts'
import type { TripSpan } from './TripDetector.ts'

/** A trip, ready to be stored. */
export interface Trip extends SessionMeasures {
  start: number
  end: number
  points: Position[]
  /** Positions of the time that are none of this vehicle's: spikes, and those of another one. */
  leftOut: number
}

/** Makes the trip of a span from the positions of its time, in their order; null where they are too few or lead nowhere. */
export function buildTrip(span: TripSpan, positions: readonly Position[]): Trip | null {
  const own = ownPositions(span, positions)
  const points = completeHeadings(completeSpeeds(own).points)
  const measures = measureSession(points)
  const isTrip =
    measures.distanceKm >= shortestKm &&
    (measures.movingMs ?? 0) >= shortestMs &&
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
    const followed = followFix(present, position)
    present = followed.heads
    if (followed.key === key) own.push(position)
  }
  return own
}

function leadsAway(points: readonly Position[]): boolean {
  const [start] = points
  return start !== undefined && points.some((point) => distanceKm(start, point) >= nearestKm)
}
