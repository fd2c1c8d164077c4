import { expect, test } from 'vitest'
import { speedBand } from './speedBand.ts'

test.each([
  [0, 0],
  [19.9, 0],
  [20, 1],
  [59.9, 2],
  [60, 3],
  [80, 3],
  [80.1, 4],
  [300, 4],
  [Number.NaN, 5],
  [-1, 5],
])('%d km/h is in band %d', (kmh, band) => {
  expect(speedBand(kmh)).toBe(band)
})
