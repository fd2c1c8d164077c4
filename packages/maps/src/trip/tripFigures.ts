import type { TripData } from './tripData.ts'
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

/** Points in a row over the limit; `highest` is in km/h and was reached at the point `at`. */
export interface Speeding {
  from: number
  to: number
  highest: number
  at: number
}

/** Where a trip went faster than `limit` km/h by its recorded speeds. */
export function speeding({ count, speeds }: TripData, limit: number): Speeding[] {
  const runs: Speeding[] = []
  let run: Speeding | null = null
  for (let index = 0; index < count; index += 1) {
    const speed = speeds[index] ?? Number.NaN
    if (!(speed > limit)) {
      run = null
      continue
    }
    if (!run) runs.push((run = { from: index, to: index, highest: speed, at: index }))
    run.to = index
    if (speed > run.highest) Object.assign(run, { highest: speed, at: index })
  }
  return runs
}
