import type { TripData } from './tripData.ts'

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
