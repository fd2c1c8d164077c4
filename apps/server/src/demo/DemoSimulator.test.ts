import { describe, expect, it } from 'vitest'
import { distanceKm } from '../measure/distance.ts'
import { demoFleet } from './demoFleet.ts'
import { DemoSimulator } from './DemoSimulator.ts'
import { tripPositions } from './DemoTrip.ts'

const simulator = new DemoSimulator()
const now = Date.UTC(2026, 10, 21, 3, 20)
const hour = 3_600_000
const day = 24 * hour
const driving = demoFleet.filter(({ silentDays }) => silentDays === undefined)

describe('DemoSimulator', () => {
  it('has at least twelve vehicles on at least eight routes', () => {
    expect(demoFleet.filter(({ vehicle }) => vehicle !== null).length).toBeGreaterThanOrEqual(12)
    expect(new Set(demoFleet.map(({ route }) => route)).size).toBeGreaterThanOrEqual(8)
    expect(demoFleet.filter(({ vehicle }) => vehicle === null)).toHaveLength(1)
    expect(demoFleet.filter(({ driver }) => driver === null)).toHaveLength(1)
  })

  it('has valid, unique IMEIs and plates', () => {
    for (const { imei } of demoFleet) expect(luhnSum(imei) % 10).toBe(0)
    const plates = demoFleet.flatMap(({ vehicle }) => (vehicle === null ? [] : [vehicle.number]))
    expect(new Set(plates).size).toBe(plates.length)
    expect(new Set(demoFleet.map(({ imei }) => imei)).size).toBe(demoFleet.length)
  })

  it('moves no vehicle further than its speed allows', () => {
    for (const unit of driving) {
      let before = simulator.stateAt(unit, now - day)
      for (let time = now - day + 5_000; time <= now; time += 5_000) {
        const state = simulator.stateAt(unit, time)
        expect(distanceKm(before, state) * 1000).toBeLessThan(unit.firstTripPace === undefined ? 130 : 175)
        before = state
      }
    }
  })

  it('has some, but not all, vehicles moving at every hour', () => {
    for (let time = now - day; time < now; time += hour / 4) {
      const states = [-5, 0, 5].flatMap((minutes) =>
        driving.map((unit) => simulator.stateAt(unit, time + minutes * 60_000).status),
      )
      expect(states).toContain('Bergerak')
      expect(states).toContain('Parkir')
    }
  })

  it('a vehicle with a silent tracker keeps its position all day and has no new trips', () => {
    const silent = demoFleet.find(({ silentDays }) => silentDays !== undefined)
    if (silent === undefined) throw new Error('The demo has a silent unit')
    const state = simulator.stateAt(silent, now)
    expect(state.status).toBe('Tidak ada data')
    expect(simulator.stateAt(silent, now + hour)).toEqual(state)
    expect(now - state.time).toBeGreaterThanOrEqual(2 * day)
    expect(simulator.tripsEnded(silent, now - 2 * day, now)).toEqual([])
    expect(simulator.tripsEnded(silent, now - 3 * day, now).length).toBeGreaterThan(0)
  })

  it('returns every trip once, for any split of the time span', () => {
    for (const unit of driving) {
      const whole = simulator.tripsEnded(unit, now - 3 * day, now)
      const pieces = [3, 2, 1].flatMap((back) =>
        simulator.tripsEnded(unit, now - back * day, now - (back - 1) * day),
      )
      expect(pieces.map(({ start }) => start)).toEqual(whole.map(({ start }) => start))
      for (const [index, { start }] of whole.entries())
        expect(start).toBeGreaterThanOrEqual(whole[index - 1]?.end ?? 0)
    }
  })

  it('drives five to nine hours a day, and one vehicle above 100 km/h', () => {
    const fast = new Set<string>()
    for (const unit of driving) {
      const trips = simulator.tripsEnded(unit, now - 8 * day, now)
      const hours = trips.reduce((sum, { start, end }) => sum + (end - start) / hour, 0) / 8
      expect(hours, unit.route).toBeGreaterThan(5)
      expect(hours, unit.route).toBeLessThan(9)
      if (trips.some((trip) => tripPositions(trip).some(({ speed }) => speed > 100))) fast.add(unit.imei)
    }
    expect(fast.size).toBe(1)
  })

  it('limits the size of the history', () => {
    const counts = demoFleet.flatMap((unit) =>
      simulator.tripsEnded(unit, now - 7 * day, now).map((trip) => tripPositions(trip).length),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThan(180_000)
    expect(Math.max(...counts)).toBeLessThan(1_200)
  })
})

function luhnSum(digits: string): number {
  return Array.from(digits.split('').toReversed(), Number)
    .map((digit, index) => (index % 2 === 1 ? digit * 2 : digit))
    .reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0)
}
