import type { TripData } from './tripData.ts'

/** Returns whether a trip has two or more points, all with times. Only such a trip has durations, stops and a clock. */
export function isTimed({ count, times }: TripData): boolean {
  return count > 1 && !times.some(Number.isNaN)
}
