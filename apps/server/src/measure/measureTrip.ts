import { distanceKm, type Coordinate } from './distance.ts'

/** The fields of a point that `measureTrip` needs. */
export interface MeasuredPoint extends Coordinate {
  /** Time of the point in milliseconds since 1970. */
  time: number | null
  /** Speed in km/h. */
  speed: number | null
}

/** The measures of a trip. Measures that are computed from times are null if a point has no time. */
export interface TripMeasures {
  start: number | null
  end: number | null
  distanceKm: number
  movingMs: number | null
  standingMs: number | null
  /** Distance divided by the time in motion; null also for a vehicle that never moved. */
  speedKmh: number | null
  highestKmh: number | null
}

/** A vehicle below this speed counts as standing. */
export const standstillKmh = 3
/**
 * If more time passes between two points, their recorded speeds do not show whether the vehicle stood still in between.
 */
export const trustedSpeedMs = 60_000

/** Measures a trip: start, end, length, time in motion and standing, and speeds. */
export function measureTrip(points: readonly MeasuredPoint[]): TripMeasures {
  let distance = 0
  let moving = 0
  let standing = 0
  let highest: number | null = null
  for (const [index, point] of points.entries()) {
    if (point.speed !== null) highest = Math.max(highest ?? 0, point.speed)
    const previous = points[index - 1]
    if (previous === undefined) continue
    const step = measureStep(previous, point)
    distance += step.km
    moving += step.movingMs
    standing += step.standingMs
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

/** Measures the step between two points; without both times, it has only a distance. */
export function measureStep(from: MeasuredPoint, to: MeasuredPoint) {
  const km = distanceKm(from, to)
  if (from.time === null || to.time === null) return { km, movingMs: 0, standingMs: 0 }
  const passed = to.time - from.time
  return isStanding(from, to, km, passed)
    ? { km, movingMs: 0, standingMs: passed }
    : { km, movingMs: passed, standingMs: 0 }
}

/**
 * Checks whether the vehicle stood still between two points. It compares both speeds. If a speed is missing or the time
 * between the points is long, it uses the distance and the time instead.
 */
function isStanding(from: MeasuredPoint, to: MeasuredPoint, km: number, passedMs: number): boolean {
  if (passedMs <= trustedSpeedMs && from.speed !== null && to.speed !== null) {
    return Math.max(from.speed, to.speed) < standstillKmh
  }
  return km <= (standstillKmh * passedMs) / 3_600_000
}
