import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { eventAt } from './useTripEvents.ts'

test('eventAt finds the event at a point, as a linear search does', () => {
  const lengths = array(integer({ min: 1, max: 5 }), { maxLength: 40 })
  assert(
    property(lengths, integer({ min: 0, max: 200 }), (spans, point) => {
      let next = 0
      const events = spans.map((length) => {
        const index = next
        next += length * 2
        return { index, to: index + length - 1 }
      })
      const found = events.findIndex(({ index, to }) => index <= point && point <= to)
      expect(eventAt(events, point)).toBe(found)
    }),
    { numRuns: 10_000 },
  )
})
