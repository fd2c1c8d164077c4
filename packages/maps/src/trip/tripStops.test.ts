import { sudirmanSession } from '@sikud/api/fixtures'
import { array, assert, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tripData } from './tripData.ts'
import { tripStops } from './tripStops.ts'
import { tripSummary } from './tripSummary.ts'

const morning = Date.parse('2026-11-19T00:00:00Z')

/** Returns a point some seconds after and some metres north of the first point. */
function at(seconds: number, metres: number, speed: number | null) {
  return {
    lat: -6.2 + metres / 111_195,
    lng: 106.8,
    speed,
    time: new Date(morning + seconds * 1000).toISOString(),
  }
}

describe('tripStops', () => {
  test('finds a halt of two minutes, from its first to its last standing point', () => {
    const trip = tripData([at(0, 0, 30), at(30, 250, 0), at(90, 255, 0), at(150, 251, 2), at(180, 400, 30)])
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

  test('ignores a halt of less than two minutes', () => {
    const trip = tripData([at(0, 0, 30), at(30, 250, 0), at(90, 250, 0), at(149, 250, 0), at(180, 400, 30)])
    expect(tripStops(trip)).toEqual([])
  })

  test('finds a stop by the distance between the points if their speeds are missing', () => {
    const trip = tripData([at(0, 0, null), at(60, 5, null), at(130, 8, null), at(160, 300, null)])
    expect(tripStops(trip)).toMatchObject([{ from: 0, to: 2 }])
  })

  test('finds a stop during which the tracker sent no points', () => {
    const trip = tripData([at(0, 0, 40), at(30, 300, 0), at(14_430, 320, 25), at(14_460, 600, 40)])
    expect(tripStops(trip)).toMatchObject([{ from: 1, to: 2, milliseconds: 14_400_000 }])
  })

  test('does not count slow driving as a stop', () => {
    const creeping = Array.from({ length: 40 }, (_, index) => at(index * 30, index * 20, 2.4))
    expect(tripStops(tripData(creeping))).toEqual([])
  })

  test('finds no stops if the points have no times', () => {
    const points = sudirmanSession.points.map(({ lat, lng, speed }) => ({
      lat,
      lng,
      speed: speed ? 0 : speed,
    }))
    expect(tripStops(tripData(points))).toEqual([])
  })

  test('returns separate stops in order, together not longer than the standing time, for any input', () => {
    const anyPoint = record({
      seconds: integer({ min: 0, max: 3000 }),
      metres: integer({ min: 0, max: 400 }),
      speed: option(integer({ min: 0, max: 12 })),
    })
    assert(
      property(array(anyPoint, { maxLength: 40 }), (points) => {
        const trip = tripData(points.map(({ seconds, metres, speed }) => at(seconds, metres, speed)))
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
