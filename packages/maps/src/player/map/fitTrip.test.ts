import { expect, it } from 'vitest'
import { tripPadding } from './fitTrip.ts'

it.each([
  [390, 560],
  [1_000, 700],
  [415, 220],
  [300, 120],
])('leaves at least half of a map of %i × %i px to the trip', (width, height) => {
  const { top, right, bottom, left } = tripPadding(width, height)
  expect(left + right).toBeLessThanOrEqual(width / 2)
  expect(top + bottom).toBeLessThanOrEqual(height / 2)
})
