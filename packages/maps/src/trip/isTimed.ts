import type { TripData } from './tripData.ts'

/** Returns whether every point has a recorded time. Only timed trips have durations, stops and a clock. */
export function isTimed({ count, times }: TripData): boolean {
  return count > 1 && !times.some(Number.isNaN)
}
