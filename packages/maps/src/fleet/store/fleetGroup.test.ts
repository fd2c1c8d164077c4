import { expect, it } from 'vitest'
import { fleetGroups, groupAt, isStale, reportedGroup } from './fleetGroup.ts'

const minutes = 60_000
const at = (text: string, age: number, speed = Number.NaN) =>
  fleetGroups[groupAt(reportedGroup(text, speed), age)]

it('has no data of what was silent for more than ten minutes, or never seen', () => {
  expect(at('Bergerak', 10 * minutes)).toBe('moving')
  expect(at('Bergerak', 10 * minutes + 1)).toBe('offline')
  expect(at('Berhenti', Number.NaN)).toBe('offline')
})

it('believes for a day that a vehicle is parked', () => {
  expect(at('Parkir', 23 * 60 * minutes)).toBe('parked')
  expect(at('Parkir', 25 * 60 * minutes)).toBe('offline')
})

it('goes by the speed where the words are not known', () => {
  expect(at('Mesin hidup', 0, 30)).toBe('moving')
  expect(at('Mesin hidup', 0, 0)).toBe('idle')
  expect(at('Mesin hidup', 0)).toBe('idle')
})

it('shows only what moves as old after a minute', () => {
  expect(isStale(0, minutes + 1)).toBe(true)
  expect(isStale(0, minutes)).toBe(false)
  expect(isStale(2, 60 * minutes)).toBe(false)
})
