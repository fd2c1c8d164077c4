import { distanceKm, type Coordinate } from './distance.ts'

/** What a trip is measured by: its points, in their order. */
export interface MeasuredPoint extends Coordinate {
  /** Milliseconds since 1970. */
  time: number | null
  /** km/h. */
  speed: number | null
}

/** The figures of a trip, whoever recorded it. What needs times is null where one is missing. */
export interface SessionMeasures {
  start: number | null
  end: number | null
  /** Along the points. */
  distanceKm: number
  movingMs: number | null
  standingMs: number | null
  /** The distance over the time on the move; null also for a vehicle that never moved. */
  speedKmh: number | null
  highestKmh: number | null
}

/** Slower than this is standing. */
export const standstillKmh = 3
/** Recorded speeds speak for the way between two points only when those lie this near in time. */
const awakeMs = 60_000

/** Measures a trip: its ends, its length, how long it moved and stood, how fast it was. */
export function measureSession(points: readonly MeasuredPoint[]): SessionMeasures {
  let distance = 0
  let moving = 0
  let standing = 0
  let highest: number | null = null
  for (const [index, point] of points.entries()) {
    if (point.speed !== null) highest = Math.max(highest ?? 0, point.speed)
    const previous = points[index - 1]
    if (previous === undefined) continue
    const km = distanceKm(previous, point)
    distance += km
    if (previous.time === null || point.time === null) continue
    const passed = point.time - previous.time
    if (stands(previous, point, km, passed)) standing += passed
    else moving += passed
  }
  const isTimed = points.length > 0 && points.every(({ time }) => time !== null)
  return {
    start: points[0]?.time ?? null,
    end: points.at(-1)?.time ?? null,
    distanceKm: distance,
    movingMs: isTimed ? moving : null,
    standingMs: isTimed ? standing : null,
    speedKmh: isTimed && moving > 0 ? distance / (moving / 3_600_000) : null,
    highestKmh: highest,
  }
}

/** By both speeds or, where one is missing or the tracker slept in between, by the distance over the time. */
function stands(from: MeasuredPoint, to: MeasuredPoint, km: number, passedMs: number): boolean {
  if (passedMs <= awakeMs && from.speed !== null && to.speed !== null) {
    return Math.max(from.speed, to.speed) < standstillKmh
  }
  return km <= (standstillKmh * passedMs) / 3_600_000
}
