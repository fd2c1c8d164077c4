import type { RawPoint } from './cleanPoints.ts'
import { tripData } from './tripData.ts'

/**
 * The index, among the points that play, of the last one recorded at or before a moment (epoch milliseconds): the
 * first where all came later, and where no times were recorded.
 */
export function pointBefore(raw: readonly RawPoint[], at: number): number {
  const { times } = tripData(raw)
  let index = 0
  times.forEach((time, place) => {
    if (time <= at) index = place
  })
  return index
}
