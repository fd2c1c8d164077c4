import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TrackPoint, thinTrack } from './thinTrack.ts'

/** Returns the point that is `east` and `north` metres away from the origin (latitude 0, longitude 106). */
const point = (east: number, north = 0, speed: number | null = 40): TrackPoint => ({
  lat: north / 111_195,
  lng: 106 + east / 111_195,
  speed,
})

describe('thinTrack', () => {
  it('keeps the ends of a straight line and the corner of a bent one', () => {
    expect(thinTrack([0, 100, 200, 300].map((east) => point(east)))).toEqual([0, 3])
    expect(thinTrack([point(0), point(100), point(100, 50), point(100, 100), point(100, 200)])).toEqual([
      0, 1, 4,
    ])
  })

  it('keeps stops, departures and the highest speed', () => {
    const stop = [
      point(0),
      point(100),
      point(200, 0, 0),
      point(200, 0, 1),
      point(200, 0, 0),
      point(300, 0, 90),
      point(400),
      point(500),
    ]
    expect(thinTrack(stop)).toEqual([0, 1, 2, 4, 5, 7])
  })

  it('does not change zero, one or two points', () => {
    expect([[], [point(0)], [point(0), point(0)]].map((points) => thinTrack(points).length)).toEqual([
      0, 1, 2,
    ])
  })

  it('keeps a path within ten metres of all removed points', () => {
    const metre = fc.integer({ min: -2_000, max: 2_000 })
    const track = fc.array(fc.tuple(metre, metre, fc.option(fc.nat(120))), { minLength: 2, maxLength: 60 })
    fc.assert(
      fc.property(track, (places) => {
        const kept = thinTrack(places.map(([east, north, speed]) => point(east, north, speed)))
        expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b))
        expect([kept[0], kept.at(-1)]).toEqual([0, places.length - 1])
        for (const [nr, to] of kept.slice(1).entries()) {
          const ends = [places[kept[nr] ?? 0], places[to]]
          for (const place of places.slice((kept[nr] ?? 0) + 1, to)) {
            expect(distanceFromLine(place, ends[0] ?? place, ends[1] ?? place)).toBeLessThan(10.1)
          }
        }
      }),
    )
  })
})

type Metres = readonly [number, number, ...unknown[]]

/**
 * Returns the approximate distance of a point from a line, in metres. Measures the distance to the nearest of 1,001
 * points of the line, and subtracts half the distance between two of these points. So the result is never more than the
 * exact distance, and the test cannot fail because of the approximation.
 */
function distanceFromLine([x, y]: Metres, [fromX, fromY]: Metres, [toX, toY]: Metres): number {
  const steps = Array.from({ length: 1_001 }, (_, n) => n / 1_000)
  return (
    Math.min(
      ...steps.map((share) =>
        Math.hypot(fromX + share * (toX - fromX) - x, fromY + share * (toY - fromY) - y),
      ),
    ) -
    Math.hypot(toX - fromX, toY - fromY) / 2_000
  )
}
