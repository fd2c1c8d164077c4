import type { GpsPoint } from '@sikud/api'
import { array, assert, constant, double, oneof, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tripData } from './tripData.ts'

function point(lng: number, lat: number, more: Partial<GpsPoint> = {}): GpsPoint {
  return { lng, lat, speed: 30, status: null, ...more }
}

describe('tripData', () => {
  test('drops and counts invalid points', () => {
    const broken = [
      null,
      { lat: null, lng: 106 },
      { lat: Number.NaN, lng: 106 },
      { lat: '-6.2', lng: 106 },
      { lat: 91, lng: 106 },
      { lat: 1, lng: 181 },
      { lat: 0, lng: 0 },
      {},
    ]
    const trip = tripData([...broken, point(106.8, -6.2)])
    expect(trip.count).toBe(1)
    expect(trip.leftOut).toHaveLength(broken.length)
    expect(trip.leftOut.map(({ reason }) => reason)).toEqual([
      'notANumber',
      'notANumber',
      'notANumber',
      'notANumber',
      'outOfRange',
      'outOfRange',
      'noFix',
      'notANumber',
    ])
    expect(trip.bounds).toEqual([106.8, -6.2, 106.8, -6.2])
  })

  test('has no bounds without points', () => {
    expect(tripData([]).bounds).toBeNull()
  })

  test('crosses the antimeridian the short way', () => {
    const trip = tripData([point(179.9, -16), point(-179.9, -16.1), point(179.8, -16.2)])
    expect([...trip.positions].filter((_, index) => index % 2 === 0)).toEqual([179.9, 180.1, 179.8])
    expect((trip.bounds?.[2] ?? 0) - (trip.bounds?.[0] ?? 0)).toBeLessThan(1)
  })

  test('sorts timed points and keeps the order of equal times', () => {
    const trip = tripData([
      point(3, 1, { time: '2026-11-19T07:00:10+07:00' }),
      point(1, 1, { time: '2026-11-19T07:00:00+07:00' }),
      point(2, 1, { time: '2026-11-19T00:00:00Z' }),
    ])
    expect([trip.positions[0], trip.positions[2], trip.positions[4]]).toEqual([1, 2, 3])
  })

  test('keeps the order of the points if a time is missing', () => {
    const trip = tripData([point(3, 1, { time: '2026-11-19T07:00:10+07:00' }), point(1, 1)])
    expect([trip.positions[0], trip.positions[2]]).toEqual([3, 1])
    expect(trip.times[1]).toBeNaN()
  })

  test('has NaN for an unknown heading and the last speed band for an unknown speed', () => {
    const trip = tripData([point(1, 1, { heading: 90, speed: null }), point(2, 1, { speed: 85 })])
    expect([...trip.headings]).toEqual([90, Number.NaN])
    expect([...trip.bands]).toEqual([5, 4])
  })

  test('has finite positions and bounds for any input', () => {
    const anything = oneof(double(), constant(null), string(), constant(undefined))
    const anyPoint = record({
      lat: anything,
      lng: anything,
      speed: anything,
      heading: anything,
      time: anything,
    })
    assert(
      property(array(oneof(anyPoint, constant(null)), { maxLength: 20 }), (points) => {
        const trip = tripData(points)
        expect(trip.count + trip.leftOut.length).toBe(points.length)
        expect(trip.distances.every((km, index) => km >= (trip.distances[index - 1] ?? 0))).toBe(true)
        expect(trip.positions.every(Number.isFinite)).toBe(true)
        expect((trip.bounds ?? []).every(Number.isFinite)).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })
})
