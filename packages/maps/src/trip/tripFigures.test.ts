import { describe, expect, test } from 'vitest'
import { speeding, tripFigures } from './tripFigures.ts'
import { tripData } from './tripData.ts'

function tripAt(speeds: readonly (number | null)[], secondsApart: number | null) {
  return tripData(
    speeds.map((speed, index) => ({
      lat: -6,
      lng: 106 + index / 10_000,
      speed,
      ...(secondsApart !== null && { time: new Date(1e12 + index * secondsApart * 1000).toISOString() }),
    })),
  )
}

describe('speeding', () => {
  test('finds each stretch above the speed limit and the fastest point of the stretch', () => {
    expect(speeding(tripAt([50, 81, 95, 90, 60, 120, 110], 10), 80)).toEqual([
      { from: 1, to: 3, highest: 95, at: 2 },
      { from: 5, to: 6, highest: 120, at: 5 },
    ])
  })

  test('finds stretches of points without times', () => {
    expect(speeding(tripAt([50, 81, 95, 60, 90, null, 90], null), 80)).toMatchObject([
      { from: 1, to: 2 },
      { from: 4, to: 6 },
    ])
  })

  test('F19: an hour at 1 Hz that touches 80 km/h every other second is one stretch', () => {
    const trip = tripAt(
      Array.from({ length: 3600 }, (_, second) => (second % 2 === 0 ? 81 : 79)),
      1,
    )
    expect(tripFigures(trip, 80)).toMatchObject({ speedingCount: 1, speeding: [{ from: 0, to: 3598 }] })
  })
})
