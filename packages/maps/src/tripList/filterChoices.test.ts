import { kemangSession, sessions, sudirmanSession } from '@sikud/api/fixtures'
import { expect, test } from 'vitest'
import { filterChoices } from './TripFilter.ts'

test('filterChoices returns each vehicle, driver and device once, sorted', () => {
  const { vehicles, drivers, devices, days } = filterChoices([...sessions, ...sessions])
  expect(vehicles.map(({ label }) => label)).toEqual(vehicles.map(({ label }) => label).toSorted())
  expect(new Set(vehicles.map(({ key }) => key)).size).toBe(vehicles.length)
  expect(vehicles).toContainEqual({
    key: String(sudirmanSession.vehicle?.id),
    label: sudirmanSession.vehicle?.number,
  })
  expect([drivers.length, devices.length].every((count) => count > 0)).toBe(true)
  expect(days).toBe(true)
})

test('filterChoices is empty for the sessions of a base server', () => {
  const odd = { ...kemangSession, start: { time: 'kemarin' } }
  expect(filterChoices([odd])).toEqual({ vehicles: [], drivers: [], devices: [], days: false })
})
