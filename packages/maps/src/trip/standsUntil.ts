import type { TripData } from './tripData.ts'

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
