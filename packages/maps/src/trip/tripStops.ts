import { distanceKm } from '../measure/geometry.ts'
import { isTimed, type TripData } from './tripData.ts'

/** All points of a stop are within this distance of its first point, in km. */
const STOP_RADIUS_KM = 0.06

/** A stop from point `from` to point `to` (indexes). Times are in epoch ms; the place is the mean of the points. */
export interface TripStop {
  from: number
  to: number
  start: number
  end: number
  milliseconds: number
  lat: number
  lng: number
}

/**
 * Finds where a vehicle stood for at least two minutes: always below 3 km/h, and within 60 m of the first point of the
 * stop. Returns no stops if points lack times, or for a trip of two vehicles.
 */
export function tripStops(trip: TripData): TripStop[] {
  if (!isTimed(trip) || trip.tracks) return []
  const stops: TripStop[] = []
  let from = 0
  for (let index = 1; index <= trip.count; index += 1) {
    if (index < trip.count && standsUntil(trip, index) && isWithinRadius(trip, from, index)) continue
    const stop = stopBetween(trip, from, index - 1)
    if (stop.milliseconds >= MIN_STOP_MS) stops.push(stop)
    from = index
  }
  return stops
}

function isWithinRadius({ positions }: TripData, from: number, index: number) {
  const km = distanceKm(
    positions[from * 2] ?? 0,
    positions[from * 2 + 1] ?? 0,
    positions[index * 2] ?? 0,
    positions[index * 2 + 1] ?? 0,
  )
  return km <= STOP_RADIUS_KM
}

function stopBetween({ times, positions }: TripData, from: number, to: number): TripStop {
  const start = times[from] ?? 0
  const end = times[to] ?? 0
  let [lng, lat] = [0, 0]
  for (let index = from; index <= to; index += 1) {
    lng += positions[index * 2] ?? 0
    lat += positions[index * 2 + 1] ?? 0
  }
  const count = to - from + 1
  return { from, to, start, end, milliseconds: end - start, lat: lat / count, lng: lng / count }
}

/** Shortest halt that counts as a stop, in milliseconds. */
export const MIN_STOP_MS = 120_000
/** Below this speed, in km/h, a vehicle stands still. */
const STANDING_KMH = 3
/** Longest time between two points, in ms, for which their speeds are valid. In a longer gap, the tracker slept. */
const MAX_AWAKE_GAP_MS = 60_000

type Timed = Pick<TripData, 'speeds' | 'times' | 'distances'>

/**
 * Returns whether the vehicle stood still between the previous point and this point; all points must have times. Uses
 * the recorded speeds or, if one is missing or the tracker slept in between, distance divided by time.
 */
export function standsUntil({ speeds, times, distances }: Timed, index: number): boolean {
  const milliseconds = (times[index] ?? 0) - (times[index - 1] ?? 0)
  const fastest = Math.max(speeds[index - 1] ?? Number.NaN, speeds[index] ?? Number.NaN)
  if (milliseconds <= MAX_AWAKE_GAP_MS && !Number.isNaN(fastest)) return fastest < STANDING_KMH
  const km = (distances[index] ?? 0) - (distances[index - 1] ?? 0)
  return km <= (STANDING_KMH * milliseconds) / 3_600_000
}
