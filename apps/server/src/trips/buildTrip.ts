import { completeSpeeds } from '../measure/completeSpeeds.ts'
import { bearing, distanceKm } from '../measure/distance.ts'
import { type TripMeasures, measureTrip, trustedSpeedMs } from '../measure/measureTrip.ts'
import type { Position } from '../positions/positionRepository.ts'
import type { TripSpan } from './TripDetector.ts'
import { followPosition } from './followPosition.ts'
import {
  comparedPoints,
  driftKmh,
  fastestAverageKmh,
  minTripKm,
  minTripMs,
  nearestKm,
  noiseKm,
  sampleMs,
  speedTolerance,
} from './tripRules.ts'

export interface Trip extends TripMeasures {
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
  return buildOwn(span, ownPositions(span, positions), positions.length)
}

/** A period whose positions make no trip, both ends included. Times are in milliseconds since 1970. */
export interface Excluded {
  start: number
  end: number
}

/**
 * Builds the trips of a span without its excluded periods: the parts between them that are trips on their own. Without
 * an excluded period in the span, it is the trip of `buildTrip`.
 */
export function buildParts(
  span: TripSpan,
  positions: readonly Position[],
  excluded: readonly Excluded[],
): Trip[] {
  const cuts = excluded.filter(({ start, end }) => start <= span.end && end >= span.start)
  if (cuts.length === 0) return [buildTrip(span, positions) ?? []].flat()
  const parts: Position[][] = [[]]
  for (const position of ownPositions(span, positions)) {
    if (cuts.some(({ start, end }) => start <= position.time && position.time <= end)) parts.push([])
    else parts.at(-1)?.push(position)
  }
  return parts.flatMap((part) => {
    const [first, last] = [part[0], part.at(-1)]
    if (first === undefined || last === undefined) return []
    return buildOwn({ start: first.time, end: last.time }, part, part.length) ?? []
  })
}

function buildOwn(
  span: Pick<TripSpan, 'start' | 'end'>,
  own: readonly Position[],
  positionCount: number,
): Trip | null {
  const points = completeHeadings(completeSpeeds(own).points)
  const measures = measureTrip(points)
  if ((measures.speedKmh ?? 0) > fastestAverageKmh) return null
  const isSlow = (measures.highestKmh ?? 0) <= driftKmh
  if (!isDrive(points) || (isSlow && !explainedParts(points).some(isDrive))) return null
  const { start, end } = span
  return { ...measures, start, end, points, leftOut: positionCount - points.length }
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

function isDrive(points: readonly Position[]): boolean {
  const { distanceKm: km, movingMs } = measureTrip(points)
  return km >= minTripKm && (movingMs ?? 0) >= minTripMs && leadsAway(points)
}

/** A point with the distance in km that the reported speeds say the vehicle has driven up to it. */
interface Driven {
  point: Position
  drivenKm: number
}

/**
 * Splits the points of a slow vehicle wherever it is farther from one of the `comparedPoints` before than its reported
 * speeds explain. The receiver of a parked vehicle jumps like this, so no part of its path is a drive.
 */
function explainedParts(points: readonly Position[]): Position[][] {
  const parts: Driven[][] = []
  for (const { point, drivenKm } of pointsApart(addDriven(points))) {
    const part = parts.at(-1) ?? []
    const isExplained = part
      .slice(-comparedPoints)
      .every((one) => distanceKm(one.point, point) <= noiseKm + speedTolerance * (drivenKm - one.drivenKm))
    if (part.length > 0 && isExplained) part.push({ point, drivenKm })
    else parts.push([{ point, drivenKm }])
  }
  return parts.flatMap((part) => {
    const [first, last] = [part[0], part.at(-1)]
    if (first === undefined || last === undefined || part.length < 2) return []
    const { distanceKm: km } = measureTrip(part.map(({ point }) => point))
    if (km > noiseKm + speedTolerance * (last.drivenKm - first.drivenKm)) return []
    return [points.filter(({ time }) => time >= first.point.time && time <= last.point.time)]
  })
}

function addDriven(points: readonly Position[]): Driven[] {
  let drivenKm = 0
  return points.map((point, index) => {
    const previous = points[index - 1]
    if (previous !== undefined) drivenKm += reportedKm(previous, point)
    return { point, drivenKm }
  })
}

/** Over a longer time the reported speeds say nothing (`trustedSpeedMs`), so the step counts as driven. */
function reportedKm(from: Position, to: Position): number {
  const passed = to.time - from.time
  if (passed > trustedSpeedMs || from.speed === null || to.speed === null) return distanceKm(from, to)
  return (((from.speed + to.speed) / 2) * passed) / 3_600_000
}

/** Leaves out points less than `sampleMs` after the one before, because dense noise lengthens the path. */
function pointsApart(points: readonly Driven[]): Driven[] {
  let kept = -Infinity
  return points.filter(({ point: { time } }, index) => {
    if (index < points.length - 1 && time - kept < sampleMs) return false
    kept = time
    return true
  })
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
