import { array, assert, double, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choosePoints, type View } from './choosePoints.ts'
import { mercatorX, mercatorY } from '../measure/geometry.ts'
import { pathIndex } from './pathIndex.ts'
import { MAX_TRAIL_POINTS, piecesBegun, trailData, type Rgba } from '../player/trail/trailData.ts'
import { type TripData, tripData } from './tripData.ts'

const colours = Array.from({ length: 6 }, (_, band): Rgba => [band, band, band, 255])

function view(zoom: number, bounds: View['bounds'] = [-180, -90, 180, 90]): View {
  return { bounds, pixel: 1 / (512 * 2 ** zoom) }
}

function trip(places: readonly [lng: number, lat: number][], speed = 30) {
  return tripData(places.map(([lng, lat]) => ({ lng, lat, speed })))
}

/** Returns a trip with random turns, similar to a real drive; the same `count` gives the same trip. */
function walk(count: number): TripData {
  let [state, heading, lng, lat] = [1, 0, 106.8, -6.2]
  const random = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  return trip(
    Array.from({ length: count }, () => {
      heading += (random() - 0.5) * 1.2
      lng += Math.sin(heading) * 0.0004
      lat += Math.cos(heading) * 0.0004
      return [lng, lat]
    }),
  )
}

/** Returns the largest distance in px between a dropped point and the drawn line. */
function error(whole: TripData, run: Uint32Array, pixel: number) {
  const at = (point: number) => [
    mercatorX(whole.positions[point * 2] ?? 0) / pixel,
    mercatorY(whole.positions[point * 2 + 1] ?? 0) / pixel,
  ]
  let farthest = 0
  for (let piece = 1; piece < run.length; piece += 1) {
    const [from, to] = [run[piece - 1] ?? 0, run[piece] ?? 0]
    const [ax = 0, ay = 0] = at(from)
    const [bx = 0, by = 0] = at(to)
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    for (let point = from + 1; point < to; point += 1) {
      const [px = 0, py = 0] = at(point)
      const along =
        length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length))
      farthest = Math.max(farthest, Math.hypot(px - ax - along * (bx - ax), py - ay - along * (by - ay)))
    }
  }
  return farthest
}

const place = tuple(double({ min: 95, max: 141, noNaN: true }), double({ min: -11, max: 6, noNaN: true }))

describe('choosePoints', () => {
  test('drops only points within a pixel of the drawn line, at any zoom', () => {
    assert(
      property(
        array(place, { minLength: 2, maxLength: 700 }),
        integer({ min: 3, max: 18 }),
        (places, zoom) => {
          const whole = trip(places)
          const runs = choosePoints(pathIndex(whole).tracks, view(zoom), Infinity)
          for (const run of runs) expect(error(whole, run, view(zoom).pixel)).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('keeps the first and the last point and the order, and repeats no point', () => {
    assert(
      property(
        array(place, { minLength: 2, maxLength: 300 }),
        integer({ min: 0, max: 18 }),
        (places, zoom) => {
          const whole = trip(places)
          if (whole.count < 2) return
          const runs = choosePoints(pathIndex(whole).tracks, view(zoom), 100)
          const points = runs.flatMap((run) => [...run])
          expect(points.at(0)).toBe(0)
          expect(points.at(-1)).toBe(whole.count - 1)
          expect(points.every((point, index) => index === 0 || point > (points[index - 1] ?? 0))).toBe(true)
        },
      ),
      { numRuns: 5000 },
    )
  })

  test('drops points outside the view, but not points in a view across the antimeridian', () => {
    const far = trip(Array.from({ length: 2000 }, (_, index) => [106 + index * 0.01, -6]))
    expect(choosePoints(pathIndex(far).tracks, view(12, [0, 0, 1, 1]), 9999)).toEqual([])
    const near = choosePoints(pathIndex(far).tracks, view(12, [110, -7, 110.1, -5]), 9999)
    expect(near).toHaveLength(1)
    expect(near[0]?.length).toBeLessThan(520)
    const fiji = trip([
      [179.9, -17],
      [-179.9, -17.1],
    ])
    expect(choosePoints(pathIndex(fiji).tracks, view(9, [-180.2, -18, -179.8, -16]), 99)).toHaveLength(1)
  })

  test.each([1000, 100_000, 1_000_000])(
    'draws at most 10,000 points of a trip with %i points at every zoom',
    (count) => {
      const whole = walk(count)
      for (const zoom of [4, 9, 13, 16]) {
        const runs = choosePoints(pathIndex(whole).tracks, view(zoom), MAX_TRAIL_POINTS)
        const { kilometres } = trailData(whole, runs, colours)
        expect(kilometres.length * 2).toBeLessThanOrEqual(10_000)
      }
    },
  )
})

describe('trailData', () => {
  test('trailData measures kilometres along the trip and sorts the pieces of the trail by time', () => {
    const whole = walk(3000)
    const trail = trailData(whole, choosePoints(pathIndex(whole).tracks, view(18), MAX_TRAIL_POINTS), colours)
    expect(trail.kilometres.at(-1)).toBeCloseTo(whole.distances.at(-1) ?? 0, 2)
    expect([...trail.begins]).toEqual([...trail.begins].toSorted((a, b) => a - b))
    expect(piecesBegun(trail, 0)).toBe(1)
    expect(piecesBegun(trail, whole.count)).toBe(trail.begins.length)
    expect(trail.startIndices).toHaveLength(trail.begins.length + 1)
  })

  test('trailData draws the fastest speed band thicker and in the colour of the band', () => {
    const drawn = [50, 95].map((speed) => {
      const whole = trip(
        [
          [106, -6],
          [106.1, -6],
        ],
        speed,
      )
      return trailData(whole, choosePoints(pathIndex(whole).tracks, view(12), 99), colours)
    })
    expect(drawn[1]?.widths[0]).toBeGreaterThan(drawn[0]?.widths[0] ?? 0)
    expect([...(drawn[1]?.colours.slice(0, 4) ?? [])]).toEqual([4, 4, 4, 255])
  })

  test('keeps the point where a long stretch changes colour, even on a straight road', () => {
    const straight = tripData(
      Array.from({ length: 200 }, (_, index) => ({
        lng: 106 + index * 0.001,
        lat: 0.5,
        speed: index < 120 ? 30 : 95,
      })),
    )
    const runs = choosePoints(pathIndex(straight).tracks, view(12), 99)
    expect(runs.flatMap((run) => [...run])).toContain(120)
  })
})
