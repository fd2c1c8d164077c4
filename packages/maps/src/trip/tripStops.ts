import { distanceKm } from './geometry.ts'
import { isTimed, type TripData } from './tripData.ts'

/** The most that a standing vehicle's fixes stray from the first one, in km. */
const SPOT = 0.06

/** Standing on one spot, from point to point; times are epoch milliseconds, the place is the middle of its fixes. */
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
 * Where a vehicle stood for at least two minutes: below 3 km/h all the time and within 60 m of where that began. Only
 * a timed trip of one vehicle has stops; for others there is none, since nothing is derived.
 */
export function tripStops(trip: TripData): TripStop[] {
  if (!isTimed(trip) || trip.tracks) return []
  const stops: TripStop[] = []
  let from = 0
  for (let index = 1; index <= trip.count; index += 1) {
    if (index < trip.count && standsUntil(trip, index) && isOnSpot(trip, from, index)) continue
    const stop = stopBetween(trip, from, index - 1)
    if (stop.milliseconds >= SHORTEST_STOP) stops.push(stop)
    from = index
  }
  return stops
}

function isOnSpot({ positions }: TripData, from: number, index: number) {
  const km = distanceKm(
    positions[from * 2] ?? 0,
    positions[from * 2 + 1] ?? 0,
    positions[index * 2] ?? 0,
    positions[index * 2 + 1] ?? 0,
  )
  return km <= SPOT
}

function stopBetween({ times, positions }: TripData, from: number, to: number): TripStop {
  const start = times[from] ?? 0
  const end = times[to] ?? 0
  let [lng, lat] = [0, 0]
  for (let index = from; index <= to; index += 1) {
    lng += positions[index * 2] ?? 0
    lat += positions[index * 2 + 1] ?? 0
  }
  const fixes = to - from + 1
  return { from, to, start, end, milliseconds: end - start, lat: lat / fixes, lng: lng / fixes }
}

/** A shorter halt, in milliseconds, is part of the way. */
export const SHORTEST_STOP = 120_000
/** Slower than this, in km/h, is standing. */
const STANDING = 3
/** Recorded speeds speak for the way between two points only when those lie this near in time, in milliseconds. */
const AWAKE = 60_000

type Timed = Pick<TripData, 'speeds' | 'times' | 'distances'>

/**
 * Whether the vehicle stood from the point before up to this one: by both recorded speeds or, where one is missing or
 * the tracker slept in between, by the distance over the time. For timed trips.
 */
export function standsUntil({ speeds, times, distances }: Timed, index: number): boolean {
  const milliseconds = (times[index] ?? 0) - (times[index - 1] ?? 0)
  const fastest = Math.max(speeds[index - 1] ?? Number.NaN, speeds[index] ?? Number.NaN)
  if (milliseconds <= AWAKE && !Number.isNaN(fastest)) return fastest < STANDING
  const km = (distances[index] ?? 0) - (distances[index - 1] ?? 0)
  return km <= (STANDING * milliseconds) / 3_600_000
}
