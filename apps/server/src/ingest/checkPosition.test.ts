import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPosition } from './checkPosition.ts'
import type { ReportedPosition } from './Intake.ts'

const now = Date.UTC(2026, 10, 20, 8)
const times = { now, oldest: now - 30 * 86_400_000 }
const position: ReportedPosition = {
  time: now - 1_000,
  lat: -6.2,
  lng: 106.8,
  speed: 40,
  heading: 90,
  altitude: 12,
  accuracy: 8,
  battery: 80,
  valid: true,
}
const verdict = (part: Partial<ReportedPosition>) => checkPosition({ ...position, ...part }, times)

describe('a position', () => {
  it('a valid position is accepted unchanged', () => {
    const { valid: _valid, ...accepted } = position
    expect(verdict({})).toEqual({ ...accepted, ignition: null })
    expect(verdict({ signals: { ignition: false } })).toMatchObject({ ignition: false })
  })

  it.each<[string, Partial<ReportedPosition>, string]>([
    ['that the tracker marks as invalid', { valid: false }, 'no_fix'],
    ['without coordinates', { lat: null }, 'no_fix'],
    ['without a time', { time: null }, 'no_time'],
    ['of 1970', { time: 0 }, 'no_time'],
    ['of the last second of 2009', { time: Date.UTC(2010, 0, 1) - 1 }, 'no_time'],
    ['from more than two minutes ahead', { time: now + 120_001 }, 'future'],
    ['older than the retention time', { time: times.oldest - 1 }, 'too_old'],
    ['at 0, 0', { lat: 0, lng: -0.00009 }, 'zero'],
    ['beyond the pole', { lat: 90.1 }, 'out_of_range'],
    ['east of the date line', { lng: 180.1 }, 'out_of_range'],
    ['with NaN as latitude', { lat: NaN }, 'out_of_range'],
    ['with an accuracy of 501 m', { accuracy: 501 }, 'inaccurate'],
  ])('a position %s is refused: %s', (_what, part, reason) => {
    expect(verdict(part)).toBe(reason)
  })

  it('a position at the limit of a rule is accepted', () => {
    expect(verdict({ time: now + 120_000, lng: 0, accuracy: 500 })).toMatchObject({ lng: 0 })
  })

  it('a position is accepted with null for its speed, heading, altitude, accuracy or battery out of range', () => {
    const beside = { speed: -1, heading: 400, altitude: Infinity, accuracy: -5, battery: 101 }
    const nothing = { speed: null, heading: null, altitude: null, accuracy: null, battery: null }
    expect(verdict(beside)).toEqual({
      time: position.time,
      lat: position.lat,
      lng: position.lng,
      ignition: null,
      ...nothing,
    })
  })

  it('a random position is either refused, or accepted with its time and coordinates in range', () => {
    const number = fc.option(
      fc.oneof(
        fc.double(),
        fc.integer({ min: -200, max: 700 }),
        fc.integer({ min: times.oldest, max: now + 200_000 }),
      ),
    )
    const any: fc.Arbitrary<ReportedPosition> = fc.record({
      time: number,
      lat: number,
      lng: number,
      speed: number,
      heading: number,
      altitude: number,
      accuracy: number,
      battery: number,
      valid: fc.boolean(),
    })
    fc.assert(
      fc.property(any, (one) => {
        const answer = checkPosition(one, times)
        if (typeof answer === 'string') return
        expect(Object.values(answer).every((value) => value === null || Number.isFinite(value))).toBe(true)
        expect(answer.time >= times.oldest && answer.time <= now + 120_000).toBe(true)
        expect(Math.abs(answer.lat) <= 90 && Math.abs(answer.lng) <= 180).toBe(true)
      }),
    )
  })
})
