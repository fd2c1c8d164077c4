import { describe, expect, it } from 'vitest'
import { measureTrip, type MeasuredPoint } from './measureTrip.ts'

function point(seconds: number | null, lat: number, speed: number | null = null): MeasuredPoint {
  return { time: seconds === null ? null : 1e12 + seconds * 1000, lat, lng: 106.8, speed }
}

describe('measureTrip', () => {
  it('measures start, end, length, highest and average speed', () => {
    const session = measureTrip([point(0, -6.2), point(1800, -6.3, 30), point(3600, -6.2, 20)])
    expect(session.distanceKm).toBeCloseTo(22.24, 2)
    expect(session.speedKmh).toBeCloseTo(22.24, 2)
    expect(session).toMatchObject({ start: 1e12, end: 1e12 + 3_600_000, highestKmh: 30 })
  })

  it('computes the average over the time in motion, without stops', () => {
    const session = measureTrip([
      point(0, -6.2, 40),
      point(60, -6.206, 40),
      point(90, -6.206, 0),
      point(120, -6.206, 0),
      // The tracker sleeps for an hour while the vehicle stands still.
      point(3720, -6.2061, 25),
    ])
    expect(session.movingMs).toBe(90_000)
    expect(session.standingMs).toBe(3_630_000)
    expect(session.speedKmh).toBeCloseTo((session.distanceKm * 3600) / 90)
  })

  it('returns null without times, and no average without motion', () => {
    expect(measureTrip([point(null, -6.2), point(null, -6.3)])).toMatchObject({
      start: null,
      end: null,
      movingMs: null,
      speedKmh: null,
    })
    expect(measureTrip([point(0, -6.2)])).toMatchObject({ distanceKm: 0, speedKmh: null })
  })
})
