import { expect, test } from 'vitest'
import { isOldPosition } from './PositionCard.tsx'

const now = Date.parse('2026-11-20T15:14:05+07:00')
const isOld = (text: string, time: string | undefined, contact?: string) =>
  isOldPosition({ status: { text }, time, contact }, now)

test.each([
  ['2026-11-20T15:14:00+07:00', false],
  ['2026-11-20T15:04:05+07:00', false],
  ['2026-11-20T15:04:04+07:00', true],
  ['2025-11-20T15:14:05+07:00', true],
])('isOldPosition of %s is %s', (time, old) => {
  expect(isOld('Bergerak', time)).toBe(old)
  expect(isOld('apa saja', time)).toBe(old)
})

test.each([undefined, '', 'kemarin sore'])('isOldPosition returns undefined for %j', (time) => {
  expect(isOld('Bergerak', time)).toBeUndefined()
})

test('F16: a contact keeps the status of a standing vehicle, as on the live map', () => {
  const [position, contact] = ['2026-11-20T14:45:05+07:00', '2026-11-20T15:13:55+07:00']
  expect(isOld('Berhenti', position)).toBe(true)
  expect(isOld('Berhenti', position, contact)).toBe(false)
  expect(isOld('Bergerak', position, contact)).toBe(true)
  expect(isOld('Parkir', position)).toBe(false)
})
