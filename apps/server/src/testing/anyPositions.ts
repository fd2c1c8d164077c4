import fc from 'fast-check'
import { at } from './testDrive.ts'

/** Steps of a vehicle: it moves, stands still, is silent, or jumps. */
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
/** Random positions of a tracker: repeated steps are drives and stops, single steps are noise. */
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
