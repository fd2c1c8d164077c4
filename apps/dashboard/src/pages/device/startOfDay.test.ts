import { expect, it } from 'vitest'
import { startOfDay } from './startOfDay.ts'

it.each([
  ['Asia/Jakarta', '2026-11-20T08:04:10.250Z', '2026-11-19T17:00:00.000Z'],
  ['Asia/Makassar', '2026-11-20T16:00:00Z', '2026-11-20T16:00:00.000Z'],
  ['Asia/Jayapura', '2026-11-20T14:59:59.999Z', '2026-11-19T15:00:00.000Z'],
  ['UTC', '2026-11-20T23:30:00Z', '2026-11-20T00:00:00.000Z'],
])('in %s the day of %s begins at %s', (timeZone, moment, start) => {
  expect(startOfDay(timeZone, Date.parse(moment))).toBe(start)
})
