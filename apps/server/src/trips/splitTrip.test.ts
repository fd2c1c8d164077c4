import { describe, expect, it } from 'vitest'
import { at, drive } from '../testing/testDrive.ts'
import { splitTrip } from './tripShares.ts'

describe('splitTrip', () => {
  const points = drive(0, 600, [0, 6_000])
  const [start, end] = [at(0, 0).time, at(600, 0).time]
  const whole = { start, end, km: 6, movingS: 600 }
  const assignment = (from: number, to: number | null, driverId: number | null) => ({
    vehicleId: 1,
    driverId,
    groupId: 5,
    from,
    to,
  })

  it('splits the step that crosses a change in proportion to time', () => {
    const change = start + 303_000
    const parts = splitTrip(whole, points, [assignment(0, change, 2), assignment(change, null, 3)], 9)
    expect(parts).toMatchObject([
      { driverId: 2, from: start, to: change },
      { driverId: 3, from: change, to: end },
    ])
    expect(parts[0]?.km).toBeCloseTo(3.03, 9)
    expect((parts[0]?.km ?? 0) + (parts[1]?.km ?? 0)).toBeCloseTo(6, 9)
    expect((parts[0]?.movingS ?? 0) + (parts[1]?.movingS ?? 0)).toBeCloseTo(600, 9)
  })

  it('has no vehicle and no driver, and the depot of the device, where nothing is assigned', () => {
    const [first, second] = splitTrip(whole, points, [assignment(start + 60_000, null, 2)], 9)
    expect(first).toMatchObject({ vehicleId: null, driverId: null, groupId: 9, to: start + 60_000 })
    expect(second).toMatchObject({ vehicleId: 1, driverId: 2, groupId: 5 })
    expect(splitTrip(whole, points, [], 9)).toHaveLength(1)
  })

  it('joins neighbouring assignments that are the same', () => {
    const middle = start + 300_000
    expect(splitTrip(whole, points, [assignment(0, middle, 2), assignment(middle, null, 2)], 9)).toHaveLength(
      1,
    )
  })

  it('divides a trip without points by time', () => {
    const [first] = splitTrip(whole, [], [assignment(0, start + 150_000, 2)], 9)
    expect(first?.km).toBeCloseTo(1.5, 9)
  })
})
