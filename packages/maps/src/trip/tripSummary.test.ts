import { emptySession, onePointSession, sudirmanSession } from '@sikud/api/fixtures'
import { array, assert, constant, integer, oneof, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tripData } from './tripData.ts'
import { tripSummary } from './tripSummary.ts'

const untimed = sudirmanSession.points.map(({ lat, lng, speed }) => ({ lat, lng, speed }))

describe('tripSummary', () => {
  test('agrees with the drive that the points were generated from', () => {
    const summary = tripSummary(tripData(sudirmanSession.points), 80)
    const standing = sudirmanSession.points.filter(({ speed }) => speed === 0).length
    expect(summary.distance).toBeCloseTo(sudirmanSession.distance, 0)
    expect(summary.duration).toBe((sudirmanSession.points.length - 1) * 10_000)
    // A halt of n points has n − 1 intervals of 10 seconds, and the trip has two halts.
    expect(summary.standing).toBe((standing - 2) * 10_000)
    expect((summary.moving ?? 0) + (summary.standing ?? 0)).toBe(summary.duration)
    expect(summary.average).toBeCloseTo(summary.distance / ((summary.moving ?? 0) / 3_600_000))
    expect(summary).toMatchObject({ averageOf: 'moving', overLimit: 0, overLimitOf: 'distance' })
  })

  test('has no durations for untimed points', () => {
    expect(tripSummary(tripData(untimed), 80)).toMatchObject({
      duration: null,
      moving: null,
      standing: null,
      averageOf: 'points',
      overLimitOf: 'points',
    })
  })

  test('computes the share above the speed limit by distance, or by points for an untimed trip', () => {
    const fast = [50, 90, 90, 50].map((speed, index) => ({ lat: -6, lng: 106 + index / 1000, speed }))
    const timed = fast.map((point, index) => ({ ...point, time: `2026-11-19T07:00:0${index * 2}+07:00` }))
    expect(tripSummary(tripData(timed), 80).overLimit).toBeCloseTo(2 / 3)
    expect(tripSummary(tripData(fast), 80).overLimit).toBeCloseTo(2 / 4)
  })

  test('has null for figures that cannot be computed from the points', () => {
    expect(tripSummary(tripData(emptySession.points), 80)).toEqual({
      distance: 0,
      duration: null,
      moving: null,
      standing: null,
      highest: null,
      average: null,
      averageOf: 'points',
      overLimit: null,
      overLimitOf: 'points',
    })
    expect(tripSummary(tripData(onePointSession.points), 80)).toMatchObject({
      distance: 0,
      highest: 0,
      average: 0,
    })
  })

  test('has no standing time for two vehicles with the same IMEI', () => {
    const trip = {
      ...tripData(sudirmanSession.points),
      tracks: new Uint8Array(sudirmanSession.points.length),
    }
    expect(tripSummary(trip, 80)).toMatchObject({ moving: null, averageOf: 'points', overLimitOf: 'points' })
  })

  test('has finite, plausible figures or null, for any input', () => {
    const anyPoint = record({
      lat: integer({ min: -2, max: 2 }),
      lng: integer({ min: 100, max: 103 }),
      speed: oneof(integer({ min: 0, max: 150 }), constant(null)),
      time: oneof(
        integer({ min: 0, max: 5e6 }).map((seconds) => new Date(seconds * 1000).toISOString()),
        constant(null),
      ),
    })
    assert(
      property(array(anyPoint, { maxLength: 15 }), (points) => {
        const summary = tripSummary(tripData(points), 80)
        const figures = [
          summary.distance,
          summary.duration,
          summary.moving,
          summary.standing,
          summary.average,
        ]
        expect(figures.every((figure) => figure === null || (Number.isFinite(figure) && figure >= 0))).toBe(
          true,
        )
        expect(summary.overLimit ?? 0).toBeGreaterThanOrEqual(0)
        expect(summary.overLimit ?? 1).toBeLessThanOrEqual(1)
      }),
      { numRuns: 10_000 },
    )
  })
})
