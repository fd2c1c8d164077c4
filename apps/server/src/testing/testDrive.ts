import fc from 'fast-check'
import type { Position } from '../positions/positionRepository.ts'

/** Returns a position that is `east` metres east and `north` metres north of a point in Jakarta. */
export function at(seconds: number, east: number, north = 0, speed: number | null = null): Position {
  const perDegree = 111_195
  return {
    time: Date.UTC(2024, 10, 20, 1) + seconds * 1000,
    lat: -6.2 + north / perDegree,
    lng: 106.8 + east / (perDegree * Math.cos((6.2 * Math.PI) / 180)),
    speed,
    heading: null,
  }
}

/**
 * Returns a position every 10 s from one time to another, on a straight line. `start` and `end` of the line are in
 * metres east of a point in Jakarta.
 */
export function drive(from: number, to: number, [start, end]: [number, number]): Position[] {
  const positions: Position[] = []
  for (let second = from; second <= to; second += 10)
    positions.push(at(second, start + ((end - start) * (second - from)) / (to - from)))
  return positions
}

/** A random step of a vehicle, which moves, stands still, sends no positions for a while, or jumps. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      wait: fc.integer({ min: 1, max: 60 }),
      east: fc.integer({ min: -900, max: 900 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ wait: fc.integer({ min: 5, max: 120 }), east: fc.integer({ min: -30, max: 30 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      wait: fc.integer({ min: 500, max: 900 }),
      east: fc.integer({ min: -5000, max: 5000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      wait: fc.integer({ min: 1, max: 9 }),
      east: fc.integer({ min: -90_000, max: 90_000 }),
    }),
  },
)
/** Random positions of a tracker. Repeated steps form a drive or a stop; a single step is noise. */
export const anyPositions = fc
  .array(fc.tuple(step, fc.integer({ min: 1, max: 30 })), { maxLength: 12 })
  .map((stretches) => {
    let [second, east] = [0, 0]
    return stretches.flatMap(([{ wait, east: metres }, times]) =>
      Array.from({ length: times }, () => {
        second += wait
        east = ((east + metres + 300_000) % 600_000) - 300_000
        return at(second, east)
      }),
    )
  })
