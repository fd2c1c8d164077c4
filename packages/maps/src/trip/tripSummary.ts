import { isTimed, type TripData } from './tripData.ts'
import { standsUntil } from './tripStops.ts'

/** The totals of a trip in km, ms and km/h. A total is null if the points lack the times or speeds for it. */
export interface TripSummary {
  distance: number
  duration: number | null
  moving: number | null
  standing: number | null
  highest: number | null
  average: number | null
  /** `moving`: the average is the distance divided by the moving time. `points`: it is the mean of the known speeds. */
  averageOf: 'moving' | 'points'
  /** Share of the trip above the speed limit, from 0 to 1. */
  overLimit: number | null
  overLimitOf: 'distance' | 'points'
}

/**
 * Computes the totals of a trip. If points lack times, there is no duration. If points lack times or come from two
 * vehicles, the average is the mean of the known speeds, and `overLimit` is a share of the points, not of the distance.
 * The standing time is all time below 3 km/h, including halts that are too short for a stop.
 */
export function tripSummary(trip: TripData, limit: number): TripSummary {
  const { count, times, distances } = trip
  const timed = isTimed(trip)
  const distance = distances[count - 1] ?? 0
  const duration = timed ? (times[count - 1] ?? 0) - (times[0] ?? 0) : null
  // If two vehicles sent the points, time and distance between two points have no meaning.
  const byDistance = timed && !trip.tracks
  const standing = byDistance ? standingTime(trip) : null
  const moving = duration === null || standing === null ? null : duration - standing
  const { highest, mean } = knownSpeeds(trip)
  return {
    distance,
    duration,
    moving,
    standing,
    highest,
    average: moving === null ? mean : moving > 0 ? distance / (moving / 3_600_000) : null,
    averageOf: moving === null ? 'points' : 'moving',
    overLimit: shareOver(trip, limit, byDistance),
    overLimitOf: byDistance ? 'distance' : 'points',
  }
}

function standingTime(trip: TripData) {
  let sum = 0
  for (let index = 1; index < trip.count; index += 1) {
    if (standsUntil(trip, index)) sum += (trip.times[index] ?? 0) - (trip.times[index - 1] ?? 0)
  }
  return sum
}

function knownSpeeds({ speeds }: TripData) {
  let highest: number | null = null
  let sum = 0
  let known = 0
  for (let index = 0; index < speeds.length; index += 1) {
    const speed = speeds[index] ?? Number.NaN
    if (Number.isNaN(speed)) continue
    highest = Math.max(highest ?? speed, speed)
    sum += speed
    known += 1
  }
  return { highest, mean: known > 0 ? sum / known : null }
}

/**
 * Returns the share of the trip above the limit; ignores points without a speed. If `byDistance` is true, the weight of
 * a point is half the distance between its neighbours, else 1.
 */
function shareOver({ count, speeds, distances }: TripData, limit: number, byDistance: boolean) {
  let known = 0
  let over = 0
  for (let index = 0; index < count; index += 1) {
    const speed = speeds[index] ?? Number.NaN
    if (Number.isNaN(speed)) continue
    const before = distances[Math.max(0, index - 1)] ?? 0
    const after = distances[Math.min(count - 1, index + 1)] ?? 0
    const weight = byDistance ? (after - before) / 2 : 1
    known += weight
    if (speed > limit) over += weight
  }
  return known > 0 ? over / known : null
}
