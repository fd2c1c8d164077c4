import { describe, expect, it } from 'vitest'
import { FleetColumns } from './FleetColumns.ts'
import { ageFleet, ageOfSign, fleetStatuses, statusAt, isStale, reportedStatus } from './statusByAge.ts'

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

describe('F16: contact without a position', () => {
  const now = 100_000_000
  function columnsOf(text: string, age: number, contactAge: number) {
    const columns = new FleetColumns()
    columns.grow(1)
    columns.reported[0] = reportedStatus(text, Number.NaN)
    columns.time[0] = now - age
    columns.contact[0] = now - contactAge
    columns.alarmTime[0] = Number.NaN
    return columns
  }
  const statusAfter = (text: string, age: number, contactAge: number) => {
    const columns = columnsOf(text, age, contactAge)
    ageFleet(columns, [0], now)
    return fleetStatuses[columns.status[0] ?? 3]
  }

  it('F16: keeps a standing vehicle at its last place, and says nothing about one that moved', () => {
    expect(statusAfter('Berhenti', 29 * minutes, 10_000)).toBe('idle')
    expect(statusAfter('Parkir', 3 * 24 * 60 * minutes, 10_000)).toBe('parked')
    expect(statusAfter('Bergerak', 29 * minutes, 10_000)).toBe('offline')
    expect(statusAfter('Berhenti', 29 * minutes, 11 * minutes)).toBe('offline')
    expect(statusAfter('Berhenti', 29 * minutes, Number.NaN)).toBe('offline')
  })

  it('F16: the position of a standing vehicle does not become fresh', () => {
    const columns = columnsOf('Berhenti', 29 * minutes, 10_000)
    expect(ageOfSign(columns, 0, now)).toBe(10_000)
    const { ages } = ageFleet(columns, [0], now)
    expect(ages.fresh).toBe(false)
    expect(ages.due).toBeLessThanOrEqual(now + 10 * minutes)
  })

  it('F17: an alarm leaves the map an hour after its last report', () => {
    const columns = columnsOf('Parkir', 0, Number.NaN)
    columns.alarmTime[0] = now - 59 * minutes
    const { ages } = ageFleet(columns, [0], now)
    expect(columns.alarmTime[0]).toBe(now - 59 * minutes)
    expect(ages.due).toBeLessThanOrEqual(now + minutes + 1)
    expect(ageFleet(columns, [0], now + minutes + 1).changed).toBe(true)
    expect(columns.alarmTime[0]).toBeNaN()
  })
})
