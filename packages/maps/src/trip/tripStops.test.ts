import { sudirmanSession } from '@sikud/api/fixtures'
import { array, assert, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tripData } from './tripData.ts'
import { tripStops } from './tripStops.ts'
import { tripSummary } from './tripSummary.ts'

const morning = Date.parse('2026-11-19T00:00:00Z')

/** A fix so many seconds and metres (to the north) from the first. */
function fix(seconds: number, metres: number, speed: number | null) {
  return {
    lat: -6.2 + metres / 111_195,
    lng: 106.8,
    speed,
    time: new Date(morning + seconds * 1000).toISOString(),
  }
}

describe('tripStops', () => {
  test('finds where the vehicle stood for two minutes, from its first to its last standing fix', () => {
    const trip = tripData([
      fix(0, 0, 30),
      fix(30, 250, 0),
      fix(90, 255, 0),
      fix(150, 251, 2),
      fix(180, 400, 30),
    ])
    expect(tripStops(trip)).toEqual([
      {
        from: 1,
        to: 3,
        start: morning + 30_000,
        end: morning + 150_000,
        milliseconds: 120_000,
        lat: expect.closeTo(-6.2 + 252 / 111_195, 7),
        lng: expect.closeTo(106.8, 7),
      },
    ])
  })

  test('leaves out a halt that is shorter', () => {
    const trip = tripData([
      fix(0, 0, 30),
      fix(30, 250, 0),
      fix(90, 250, 0),
      fix(149, 250, 0),
      fix(180, 400, 30),
    ])
    expect(tripStops(trip)).toEqual([])
  })

  test('judges by the way made where a speed is missing', () => {
    const trip = tripData([fix(0, 0, null), fix(60, 5, null), fix(130, 8, null), fix(160, 300, null)])
    expect(tripStops(trip)).toMatchObject([{ from: 0, to: 2 }])
  })

  test('finds the stop of a tracker that slept until the vehicle drove on', () => {
    const trip = tripData([fix(0, 0, 40), fix(30, 300, 0), fix(14_430, 320, 25), fix(14_460, 600, 40)])
    expect(tripStops(trip)).toMatchObject([{ from: 1, to: 2, milliseconds: 14_400_000 }])
  })

  test('does not call creeping along a stop', () => {
    const creeping = Array.from({ length: 40 }, (_, index) => fix(index * 30, index * 20, 2.4))
    expect(tripStops(tripData(creeping))).toEqual([])
  })

  test('derives nothing where a time is missing', () => {
    const points = sudirmanSession.points.map(({ lat, lng, speed }) => ({
      lat,
      lng,
      speed: speed ? 0 : speed,
    }))
    expect(tripStops(tripData(points))).toEqual([])
  })

  test('lie apart, in order, and within the standing time, whatever comes', () => {
    const anyFix = record({
      seconds: integer({ min: 0, max: 3000 }),
      metres: integer({ min: 0, max: 400 }),
      speed: option(integer({ min: 0, max: 12 })),
    })
    assert(
      property(array(anyFix, { maxLength: 40 }), (fixes) => {
        const trip = tripData(fixes.map(({ seconds, metres, speed }) => fix(seconds, metres, speed)))
        const stops = tripStops(trip)
        const { standing } = tripSummary(trip, 80)
        expect(stops.every(({ from }, index) => from > (stops[index - 1]?.to ?? -1))).toBe(true)
        expect(stops.every(({ milliseconds }) => milliseconds >= 120_000)).toBe(true)
        expect(stops.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBeLessThanOrEqual(
          standing ?? 0,
        )
      }),
      { numRuns: 10_000 },
    )
  })
})
