import { expect, it } from 'vitest'
import { fleetStatuses, statusAt, isStale, reportedStatus } from './statusByAge.ts'

const minutes = 60_000
const at = (text: string, age: number, speed = Number.NaN) =>
  fleetStatuses[statusAt(reportedStatus(text, speed), age)]

it('a vehicle is offline after ten minutes of silence, or without a position', () => {
  expect(at('Bergerak', 10 * minutes)).toBe('moving')
  expect(at('Bergerak', 10 * minutes + 1)).toBe('offline')
  expect(at('Berhenti', Number.NaN)).toBe('offline')
})

it('a parked vehicle is offline only after a day of silence', () => {
  expect(at('Parkir', 23 * 60 * minutes)).toBe('parked')
  expect(at('Parkir', 25 * 60 * minutes)).toBe('offline')
})

it('the status is derived from the speed if the status text is unknown', () => {
  expect(at('Mesin hidup', 0, 30)).toBe('moving')
  expect(at('Mesin hidup', 0, 0)).toBe('idle')
  expect(at('Mesin hidup', 0)).toBe('idle')
})

it('a position is stale after a minute only while the vehicle moves', () => {
  expect(isStale(0, minutes + 1)).toBe(true)
  expect(isStale(0, minutes)).toBe(false)
  expect(isStale(2, 60 * minutes)).toBe(false)
})
