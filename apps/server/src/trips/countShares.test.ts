import { describe, expect, it } from 'vitest'
import { countShares } from './countShares.ts'

const share = (tripId: number, fixes: number, [vehicleId, driverId]: [number | null, number | null]) => ({
  tripId,
  seq: 0,
  deviceId: tripId,
  vehicleId,
  driverId,
  from: 0,
  to: 1_000,
  fixes,
})

describe('F6 countShares', () => {
  it('counts the trip with more fixes, and of equal trips the one with the lower id', () => {
    const [more, less, later] = [share(2, 20, [1, 1]), share(1, 10, [1, 2]), share(3, 20, [1, 3])]
    const overlaps = countShares([less, more, later])
    expect(overlaps.get(more)).toEqual({ uncounted: [], overlap: true })
    expect(overlaps.get(less)).toEqual({ uncounted: [[0, 1_000]], overlap: true })
    expect(overlaps.get(later)?.uncounted).toEqual([[0, 1_000]])
  })

  it('leaves a time out only if another trip counts it', () => {
    const truck = share(1, 30, [1, 1])
    // Loses to the truck, because they have the same vehicle.
    const phone = { ...share(2, 20, [1, 2]), from: 500 }
    // Would lose to the phone, because they have the same driver.
    const car = share(3, 10, [2, 2])
    const overlaps = countShares([car, phone, truck])
    expect(overlaps.get(phone)?.uncounted).toEqual([[500, 1_000]])
    expect(overlaps.get(car)).toEqual({ uncounted: [], overlap: true })
  })

  it('does not compare the shares of one trip, trips that only touch, or trips without a vehicle', () => {
    const first = share(1, 10, [null, null])
    const own = { ...first, seq: 1 }
    const next = { ...share(2, 10, [1, 1]), from: 1_000, to: 2_000 }
    const other = share(3, 10, [null, null])
    const overlaps = countShares([first, own, next, other])
    expect([...overlaps.values()].every(({ overlap, uncounted }) => !overlap && uncounted.length === 0)).toBe(
      true,
    )
  })
})
