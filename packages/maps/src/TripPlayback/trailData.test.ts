import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Rgba, trailData } from './trailData.ts'
import { chooseChunks, MOST_DRAWN_POINTS, tripChunks } from './tripChunks.ts'
import { type Bounds, tripData } from './tripData.ts'

const world: Bounds = [-180, -90, 180, 90]
const colours = Array.from({ length: 6 }, (_, band): Rgba => [band, band, band, 255])

function straightTrip(count: number, speed = 30) {
  return tripData(
    Array.from({ length: count }, (_, index) => ({
      lng: 100 + index * 0.0001,
      lat: -6,
      speed,
      status: null,
    })),
  )
}

function trailAt(speed: number) {
  const trip = straightTrip(3, speed)
  return trailData(trip, chooseChunks(tripChunks(trip), world, 2), colours)
}

describe('tripChunks', () => {
  test('covers every step of the trip once', () => {
    assert(
      property(integer({ min: 2, max: 2000 }), (count) => {
        const chunks = tripChunks(straightTrip(count))
        expect(chunks.at(0)?.from).toBe(0)
        expect(chunks.at(-1)?.to).toBe(count - 1)
        expect(chunks.slice(1).map(({ from }) => from)).toEqual(chunks.slice(0, -1).map(({ to }) => to))
      }),
      { numRuns: 200 },
    )
  })

  test('has nothing to draw for a single point', () => {
    expect(tripChunks(straightTrip(1))).toEqual([])
  })
})

describe('chooseChunks', () => {
  const chunks = tripChunks(straightTrip(10_000))

  test('leaves out what is not in view and what is still to come', () => {
    expect(chooseChunks(chunks, world, 600).chunks).toHaveLength(3)
    expect(chooseChunks(chunks, [100.2, -7, 100.21, -5], 9999).chunks.length).toBeLessThan(4)
    expect(chooseChunks(chunks, [0, 0, 1, 1], 9999).chunks).toEqual([])
  })

  test('does not change the thinning as the trip is played', () => {
    expect(chooseChunks(chunks, world, 0).stride).toBe(chooseChunks(chunks, world, 9999).stride)
  })

  test('never gives the card more points than it draws in time', () => {
    for (const count of [100, 10_000, 100_000, 600_000]) {
      const trip = straightTrip(count)
      const choice = chooseChunks(tripChunks(trip), world, count)
      expect(trailData(trip, choice, colours).timestamps.length).toBeLessThanOrEqual(MOST_DRAWN_POINTS)
    }
  })
})

describe('trailData', () => {
  test('uses point indices as timestamps and keeps the joints of chunks', () => {
    const trip = straightTrip(600)
    const trail = trailData(trip, chooseChunks(tripChunks(trip), world, 599), colours)
    expect([...trail.startIndices]).toEqual([0, 257, 514, 602])
    expect(trail.timestamps[256]).toBe(256)
    expect(trail.timestamps[257]).toBe(256)
    expect(trail.timestamps.at(-1)).toBe(599)
  })

  test('draws the fastest band thicker and in its colour', () => {
    expect(trailAt(95).widths[0]).toBeGreaterThan(trailAt(50).widths[0] ?? 0)
    expect(Array.from(trailAt(95).colours.slice(0, 4))).toEqual([4, 4, 4, 255])
  })
})
