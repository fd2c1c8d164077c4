import { buildTrip, type Trip } from '../trips/buildTrip.ts'
import type { Position } from '../positions/positionRepository.ts'
import { advance, freshState, openSpans, type TripSpan } from '../trips/TripDetector.ts'

/** Finds the trips in positions that are sorted by time. A trip that has not ended ends at the last position. */
export function detectTrips(positions: readonly Position[]): Trip[] {
  const spans: TripSpan[] = []
  let state = freshState
  for (const position of positions) {
    const step = advance(state, position)
    state = step.state
    spans.push(...step.ended)
  }
  spans.push(...openSpans(state).map(({ span }) => span))
  return spans.flatMap((span) => buildTrip(span, within(positions, span)) ?? [])
}

function within(positions: readonly Position[], { start, end }: TripSpan): Position[] {
  const from = firstFrom(positions, start)
  return positions.slice(from, firstFrom(positions, end + 1))
}

function firstFrom(positions: readonly Position[], time: number): number {
  let low = 0
  let high = positions.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((positions[middle]?.time ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}
