import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { momentAt } from './momentAt.ts'

test('momentAt finds the moment that holds a point, as looking at each of them would', () => {
  const lengths = array(integer({ min: 1, max: 5 }), { maxLength: 40 })
  assert(
    property(lengths, integer({ min: 0, max: 200 }), (spans, point) => {
      let next = 0
      const moments = spans.map((length) => {
        const index = next
        next += length * 2
        return { index, to: index + length - 1 }
      })
      const found = moments.findIndex(({ index, to }) => index <= point && point <= to)
      expect(momentAt(moments, point)).toBe(found)
    }),
    { numRuns: 10_000 },
  )
})
