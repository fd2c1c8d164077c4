import { baseLastPosition, lastPosition } from '@sikud/api/fixtures'
import { FleetStore } from '../fleet/store/FleetStore.ts'
import { expect, it } from 'vitest'
import { fleetOfOne } from './usePolledFleet.ts'

const changedAt = Date.parse('2026-11-21T08:00:00+07:00')

it('the position has the recorded time if the server sends one', () => {
  const { positions, timesAreOfChanges } = fleetOfOne(lastPosition, changedAt)
  expect(positions[0]?.time).toBe(lastPosition.time)
  expect(timesAreOfChanges).toBe(false)
})

it.each([undefined, 'tadi'])('for the recorded time %s, the position has the time of its change', (time) => {
  const { positions, timesAreOfChanges } = fleetOfOne(
    { ...baseLastPosition, ...(time && { time }) },
    changedAt,
  )
  expect(Date.parse(positions[0]?.time ?? '')).toBe(changedAt)
  expect(timesAreOfChanges).toBe(true)
})

it('the position without a recorded time has no time before its first change', () => {
  expect(fleetOfOne(baseLastPosition, undefined).positions[0]?.time).toBeNull()
})

it('keeps one vehicle when the server switches to another device', () => {
  const fleet = new FleetStore({ single: true })
  fleet.takeSnapshot(fleetOfOne(lastPosition, undefined))
  fleet.takeSnapshot(fleetOfOne({ ...lastPosition, device: { id: 8, name: 'Pelacak 08' } }, undefined))
  expect(fleet.view().total).toBe(1)
  expect(fleet.positionIn(fleet.view().order[0] ?? -1)?.device.id).toBe(8)
})

it('is empty without a position', () => {
  expect(fleetOfOne(null, undefined).positions).toEqual([])
})
