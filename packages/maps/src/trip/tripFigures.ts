import { findOverLimit } from './findOverLimit.ts'
import type { TripData } from './tripData.ts'
import { type TripStop, tripStops } from './tripStops.ts'
import { type TripSummary, tripSummary } from './tripSummary.ts'

/** Maximum number of stops, and of speeding stretches, that are drawn and listed. */
const MAX_EVENTS = 200

/** A stop or speeding stretch with its number; the first one of the trip has number 1. */
export type Numbered<Run> = Run & { number: number }

/** The figures of a trip for one speed limit (km/h), with its longest stops and its fastest speeding stretches. */
export interface TripFigures {
  limit: number
  summary: TripSummary
  stops: Numbered<TripStop>[]
  stopCount: number
  speeding: Numbered<Speeding>[]
  speedingCount: number
}

const known = new WeakMap<TripData, TripFigures>()

/** Returns the figures of a trip; caches the last result of each trip, because several components show it. */
export function tripFigures(trip: TripData, limit: number): TripFigures {
  const before = known.get(trip)
  if (before?.limit === limit) return before
  const stops = tripStops(trip)
  const runs = speeding(trip, limit)
  const figures = {
    limit,
    summary: tripSummary(trip, limit),
    stops: largest(stops, ({ milliseconds }) => milliseconds),
    stopCount: stops.length,
    speeding: largest(runs, ({ highest }) => highest),
    speedingCount: runs.length,
  }
  known.set(trip, figures)
  return figures
}

/** Returns the `MAX_EVENTS` stops or speeding stretches with the highest weight, numbered, in the order of the trip. */
function largest<Run>(runs: readonly Run[], weight: (run: Run) => number): Numbered<Run>[] {
  return runs
    .map((run, index) => ({ ...run, number: index + 1 }))
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MAX_EVENTS)
    .toSorted((a, b) => a.number - b.number)
}

/** A stretch over the limit, from point `from` to point `to`; the highest speed (km/h) is at point `at`. */
export interface Speeding {
  from: number
  to: number
  highest: number
  at: number
}

/** Finds the stretches of at least 10 s in which the recorded speed is above `limit` km/h (`findOverLimit`). */
export function speeding({ speeds, times }: TripData, limit: number): Speeding[] {
  return findOverLimit(speeds, times, { kmh: limit, seconds: 0 }).map(({ from, to, at }) => ({
    from,
    to,
    highest: speeds[at] ?? limit,
    at,
  }))
}
