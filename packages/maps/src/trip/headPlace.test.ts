import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'
import { headPlace, kilometresAt } from './headPlace.ts'
import { tripData } from './tripData.ts'

const trip = tripData([
  { lng: 106, lat: -6, heading: 350 },
  { lng: 106.01, lat: -6.01, heading: 10 },
  { lng: 106.02, lat: -6, heading: null },
])

test('headPlace interpolates between two points and turns by the smaller angle', () => {
  assert(
    property(double({ min: 0, max: 1, noNaN: true }), (part) => {
      const { lng, lat, heading } = headPlace(trip, part)
      expect(lng).toBeCloseTo(106 + 0.01 * part, 9)
      expect(lat).toBeCloseTo(-6 - 0.01 * part, 9)
      expect(Math.min(heading, 360 - heading)).toBeLessThanOrEqual(10.001)
    }),
    { numRuns: 2000 },
  )
})

test('headPlace returns NaN for a heading that was not recorded', () => {
  expect(headPlace(trip, 2).heading).toBeNaN()
  expect(headPlace(trip, 1.5).heading).toBe(10)
})

test('kilometresAt interpolates the distance at the playhead', () => {
  expect(kilometresAt(trip, 0)).toBe(0)
  expect(kilometresAt(trip, 0.5)).toBeCloseTo((trip.distances[1] ?? 0) / 2, 9)
  expect(kilometresAt(trip, 2)).toBe(trip.distances[2])
})

test('headPlace returns 0, 0 for an empty trip', () => {
  expect(headPlace(tripData([]), 0)).toMatchObject({ lng: 0, lat: 0 })
})
