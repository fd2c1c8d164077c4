import type { TripData } from './tripData.ts'
import { type Speeding, speeding } from './speeding.ts'
import { type TripStop, tripStops } from './tripStops.ts'
import { type TripSummary, tripSummary } from './tripSummary.ts'

/** More marks than this are neither drawn nor listed: only those that matter most. */
const MOST_MARKS = 200

/** Counted along the trip, from 1. */
export type Numbered<Run> = Run & { number: number }

/** What a trip comes to at a speed limit; of its stops and of its runs over the limit the longest and the fastest. */
export interface TripFigures {
  limit: number
  summary: TripSummary
  stops: Numbered<TripStop>[]
  stopCount: number
  speeding: Numbered<Speeding>[]
  speedingCount: number
}

const known = new WeakMap<TripData, TripFigures>()

/** The figures of a trip, computed once for all who show them. */
export function tripFigures(trip: TripData, limit: number): TripFigures {
  const before = known.get(trip)
  if (before?.limit === limit) return before
  const stops = tripStops(trip)
  const runs = speeding(trip, limit)
  const figures = {
    limit,
    summary: tripSummary(trip, limit),
    stops: most(stops, ({ milliseconds }) => milliseconds),
    stopCount: stops.length,
    speeding: most(runs, ({ highest }) => highest),
    speedingCount: runs.length,
  }
  known.set(trip, figures)
  return figures
}

/** The `MOST_MARKS` weightiest, numbered and in the order of the trip. */
function most<Run>(runs: readonly Run[], weight: (run: Run) => number): Numbered<Run>[] {
  return runs
    .map((run, index) => ({ ...run, number: index + 1 }))
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MOST_MARKS)
    .toSorted((a, b) => a.number - b.number)
}
