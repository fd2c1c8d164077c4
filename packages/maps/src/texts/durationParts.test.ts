import { expect, test } from 'vitest'
import { id as trip } from '../locales/id/trip.ts'
import { durationTextWithSeconds } from './durationParts.ts'

test.each([
  [0, '0 dtk'],
  [59_999, '59 dtk'],
  [60_000, '1 mnt'],
  [390_000, '6 mnt 30 dtk'],
  [3_600_000, '1 jam'],
  [3_659_000, '1 jam'],
  [3_900_000, '1 jam 5 mnt'],
  [90_000_000, '1 hari 1 jam'],
])('%d ms is %s', (milliseconds, words) => {
  expect(durationTextWithSeconds(milliseconds, trip)).toBe(words)
})
