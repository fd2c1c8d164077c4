import { isTimed, type TripData } from './tripData.ts'
import { standsUntil } from './tripStops.ts'

/** What a trip comes to; null where its points do not tell. Kilometres, milliseconds, km/h. */
export interface TripSummary {
  distance: number
  duration: number | null
  moving: number | null
  standing: number | null
  highest: number | null
  average: number | null
  /** What the average is of: the time on the move, or just the points' known speeds. */
  averageOf: 'moving' | 'points'
  /** From 0 to 1: how much went over the limit. */
  overLimit: number | null
  overLimitOf: 'distance' | 'points'
}

/**
 * Sums a trip up from its points alone. Times are those of the points: without them there is no duration, the average
 * is that of the known speeds, and the share over the limit is one of points. Standing is all time below 3 km/h, also
 * that which is too short to count as a stop.
 */
export function tripSummary(trip: TripData, limit: number): TripSummary {
  const { count, times, distances } = trip
  const timed = isTimed(trip)
  const distance = distances[count - 1] ?? 0
  const duration = timed ? (times[count - 1] ?? 0) - (times[0] ?? 0) : null
  // Of two vehicles' points, which come by turns, neither time nor way says anything of one.
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

/** Half of the way to each neighbour belongs to a point; of unknown speeds nothing is said. */
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
