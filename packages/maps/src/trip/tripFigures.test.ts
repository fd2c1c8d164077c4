import { array, assert, constant, double, oneof, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { speeding } from './tripFigures.ts'
import { tripData } from './tripData.ts'

function tripAt(speeds: (number | null)[]) {
  return tripData(speeds.map((speed, index) => ({ lat: -6, lng: 106 + index / 1000, speed })))
}

describe('speeding', () => {
  test('finds each stretch above the speed limit and the fastest point of the stretch', () => {
    expect(speeding(tripAt([50, 81, 95, 90, 80, 120]), 80)).toEqual([
      { from: 1, to: 3, highest: 95, at: 2 },
      { from: 5, to: 5, highest: 120, at: 5 },
    ])
  })

  test('ends a speeding stretch at a point without a speed', () => {
    expect(speeding(tripAt([90, null, 90]), 80)).toHaveLength(2)
  })

  test('speeding stretches cover exactly the points above the speed limit', () => {
    const speed = oneof(double({ min: 0, max: 200, noNaN: true }), constant(null))
    assert(
      property(array(speed), double({ min: 0, max: 200, noNaN: true }), (speeds, limit) => {
        const trip = tripAt(speeds)
        const covered = speeding(trip, limit).flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, step) => from + step),
        )
        expect(covered).toEqual([...trip.speeds.keys()].filter((index) => (trip.speeds[index] ?? 0) > limit))
      }),
      { numRuns: 10_000 },
    )
  })
})
