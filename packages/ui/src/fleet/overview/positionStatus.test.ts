import { expect, test } from 'vitest'
import { isOldPosition } from './positionStatus.ts'

const now = Date.parse('2026-11-20T15:14:05+07:00')

test.each([
  ['2026-11-20T15:14:00+07:00', false],
  ['2026-11-20T15:04:05+07:00', false],
  ['2026-11-20T15:04:04+07:00', true],
  ['2025-11-20T15:14:05+07:00', true],
])('isOldPosition of %s is %s', (time, old) => {
  expect(isOldPosition(time, now)).toBe(old)
})

test.each([undefined, '', 'kemarin sore'])('isOldPosition returns undefined for %j', (time) => {
  expect(isOldPosition(time, now)).toBeUndefined()
})
