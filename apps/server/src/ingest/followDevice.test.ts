import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AcceptedPosition } from './checkPosition.ts'
import { type DeviceState, followDevice } from './followDevice.ts'

const start = Date.UTC(2026, 10, 20, 8)
const initialState: DeviceState = { last: null, held: null, standingSince: null, statusSince: null }

/** Returns a position `seconds` after the start and `km` to the north. */
function at(seconds: number, km = 0, speed: number | null = 30): AcceptedPosition {
  return {
    time: start + seconds * 1_000,
    lat: km / 111.195,
    lng: 106.8,
    speed,
    heading: null,
    altitude: null,
    accuracy: null,
    battery: null,
    ignition: null,
  }
}

describe('followDevice', () => {
  it('shows the latest position and counts late positions', () => {
    const { shown, outcomes } = followDevice(initialState, [at(0), at(20, 0.2), at(10, 0.1)])
    expect(shown).toMatchObject({ time: start + 20_000, status: 'Bergerak' })
    expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'late'])
  })

  it('ignores a single distant position', () => {
    const { state, outcomes } = followDevice(initialState, [at(0), at(5, 30), at(10, 0.1)])
    expect(state).toMatchObject({ last: at(10, 0.1), held: null })
    expect(outcomes.filter((one) => one !== 'accepted')).toEqual(['jump', 'jump', 'spike'])
  })

  it('holds a distant position until the next one confirms it', () => {
    const far = followDevice(initialState, [at(0), at(5, 30)])
    expect(far.shown?.time).toBe(start)
    expect(far.state.held).toEqual(at(5, 30))
    const there = followDevice(far.state, [at(10, 30.1)])
    expect(there.shown?.time).toBe(start + 10_000)
    expect(there.outcomes).toEqual(['accepted'])
  })

  it('accepts a distant position after enough time', () => {
    expect(followDevice(initialState, [at(0), at(3_600, 150)]).outcomes).toEqual(['accepted', 'accepted'])
  })

  it('counts jumps between two vehicles with one IMEI and follows one of them', () => {
    const two = Array.from({ length: 20 }, (_, n) => at(n * 5, n % 2 === 0 ? n / 100 : 40))
    const { state, outcomes } = followDevice(initialState, two)
    expect(outcomes.filter((one) => one === 'jump')).toHaveLength(19)
    expect(state.last?.lat).toBeLessThan(0.1)
  })

  it('shows a device as parked after it stood still for ten minutes, until it moves again', () => {
    const statuses = [at(0), at(5, 0.1, 0), at(600, 0.1, 1), at(606, 0.1, 0), at(700, 0.4)].reduce<{
      state: DeviceState
      seen: unknown[]
    }>(
      ({ state, seen }, position) => {
        const next = followDevice(state, [position])
        return { state: next.state, seen: [...seen, next.shown?.status] }
      },
      { state: initialState, seen: [] },
    )
    expect(statuses.seen).toEqual(['Bergerak', 'Berhenti', 'Berhenti', 'Parkir', 'Bergerak'])
  })

  it('returns since when a device drives or stands still', () => {
    const begun = (positions: AcceptedPosition[]) => {
      const { shown } = followDevice(initialState, positions)
      return ((shown?.statusSince ?? Number.NaN) - start) / 1_000
    }
    const drive = [at(0), at(60, 0.5), at(120, 1)]
    const stand = [at(130, 1, 0), at(400, 1, 0), at(900, 1, 0)]
    expect(begun(drive)).toBe(0)
    expect(begun([...drive, ...stand])).toBe(130)
    expect(begun([...drive, ...stand, at(960, 1.2), at(990, 1.4)])).toBe(960)
    expect(begun([...drive, at(121 + 600, 4)])).toBe(721)
    expect(begun([...stand, at(9_000, 3, 0)])).toBe(9_000)
  })

  it('estimates a missing speed from the distance', () => {
    expect(followDevice(initialState, [at(0, 0, null), at(10, 0.1, null)]).shown?.status).toBe('Bergerak')
    expect(followDevice(initialState, [at(0, 0, null), at(10, 0.01, null)]).shown?.status).toBe('Berhenti')
  })

  it('gives the same result for any split into batches', () => {
    const positions = fc.array(
      fc
        .tuple(fc.nat(600), fc.nat(50), fc.option(fc.nat(90)))
        .map(([seconds, km, speed]) => at(seconds, km, speed)),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(positions, fc.nat(30), (all, cut) => {
        const whole = followDevice(initialState, all)
        const first = followDevice(initialState, all.slice(0, cut))
        const second = followDevice(first.state, all.slice(cut))
        expect(second.state).toEqual(whole.state)
        expect([...first.outcomes, ...second.outcomes]).toEqual(whole.outcomes)
        expect(second.shown ?? first.shown).toEqual(whole.shown)
        expect(second.state.last?.time ?? start).toBeGreaterThanOrEqual(first.state.last?.time ?? start)
      }),
    )
  })
})
