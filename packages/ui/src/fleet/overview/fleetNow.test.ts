import type { LivePosition } from '@sikud/api'
import { livePositionsAt, liveTime } from '@sikud/api/fixtures'
import { expect, it } from 'vitest'
import { fleetNow } from './fleetNow.ts'

const now = Date.parse(liveTime)
const fleet = livePositionsAt(now)
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()

it('counts each vehicle once, as offline if its last sign is too old or it has none', () => {
  expect(fleetNow(fleet, now).counts).toEqual({ moving: 7, idle: 1, parked: 2, offline: 2 })
  expect(fleetNow(fleet, now + 11 * 60_000).counts).toEqual({ moving: 0, idle: 0, parked: 2, offline: 10 })
  expect(fleetNow([], now).counts).toEqual({ moving: 0, idle: 0, parked: 0, offline: 0 })
})

it('a vehicle stands long if it has stood for more than two hours and still reports', () => {
  const [moving, , idle, , , parked] = fleet.map((position) => ({ ...position, statusSince: hoursAgo(3) }))
  const standing = (position: LivePosition | undefined) => fleetNow(position ? [position] : [], now).standing
  expect(standing(moving)).toBe(0)
  expect([idle, parked].map(standing)).toEqual([1, 1])
  expect(standing(idle && { ...idle, statusSince: hoursAgo(2) })).toBe(0)
  expect(standing(idle && { ...idle, statusSince: null })).toBe(0)
  expect(standing(idle && { ...idle, time: hoursAgo(3) })).toBe(0)
})
