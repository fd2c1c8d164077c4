import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanTrack } from './cleanTrack.ts'
import type { RecordedPoint } from './Reading.ts'

function point(line: number, time: number | null, lat = -6.2, lng = 106.8): RecordedPoint {
  return { line, time, lat, lng, speed: null, heading: null }
}

/** Returns a straight drive at about 40 km/h with a position every 10 s. */
function drive(count: number): RecordedPoint[] {
  return Array.from({ length: count }, (_, index) =>
    point(index + 1, 1e12 + index * 10_000, -6.2 + index * 0.001),
  )
}

const anyPoint = fc.record({
  line: fc.nat(),
  time: fc.option(fc.integer({ min: 1e12, max: 1e12 + 10_000 })),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  speed: fc.constant(null),
  heading: fc.constant(null),
})

describe('cleanTrack', () => {
  it('accepts or refuses every point once, in ascending order of time', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 60 }), (points) => {
        const numbered = points.map((given, index) => ({ ...given, line: index }))
        const { points: kept, refusals, isTimed } = cleanTrack(numbered)
        const lines = [...kept, ...refusals].map(({ line }) => line)
        expect(lines.toSorted((a, b) => a - b)).toEqual(numbered.map(({ line }) => line))
        const times = kept.map(({ time }) => time)
        const isRising = times.every((time, index) => (time ?? 0) > (times[index - 1] ?? 0))
        expect(isTimed ? isRising : times.every((time) => time === null)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 40 }), (points) => {
        const first = cleanTrack(points)
        const spiked = first.refusals.some(({ reason }) => reason === 'spike')
        // Skips tracks with a spike. After the first call has removed a spike, its neighbour can become a spike, which
        // the second call would remove.
        fc.pre(!spiked)
        expect(cleanTrack(first.points)).toMatchObject({ points: first.points, refusals: [] })
      }),
    )
  })

  it('does not change a clean drive', () => {
    const points = drive(20)
    expect(cleanTrack(points)).toEqual({
      points,
      isTimed: true,
      refusals: [],
      repairs: { moved: 0, ignoredTimes: 0, spread: 0, jumps: 0 },
    })
  })

  it('sorts late points and counts them', () => {
    const points = drive(5)
    const shuffled = [points[0], points[2], points[1], points[4], points[3]].filter(
      (given) => given !== undefined,
    )
    expect(cleanTrack(shuffled)).toMatchObject({ points, repairs: { moved: 2 } })
  })

  it('keeps the first of two points with the same time', () => {
    const points = [...drive(3), point(4, 1e12 + 10_000)]
    expect(cleanTrack(points)).toMatchObject({
      points: drive(3),
      refusals: [{ line: 4, reason: 'duplicate-time' }],
    })
  })

  it('refuses a spike', () => {
    const points = drive(9).map((given, index) => (index === 4 ? { ...given, lat: given.lat + 1 } : given))
    const { refusals, points: kept } = cleanTrack(points)
    expect(refusals).toEqual([{ line: 5, reason: 'spike' }])
    expect(kept).toHaveLength(8)
  })

  it('keeps the points after a real move to another place, and counts one jump', () => {
    const points = drive(9).map((given, index) => (index > 4 ? { ...given, lat: given.lat + 1 } : given))
    expect(cleanTrack(points)).toMatchObject({ refusals: [], repairs: { jumps: 1 } })
  })

  it('keeps the points of two devices with one id and counts the jumps', () => {
    const points = drive(20).map((given, index) =>
      index % 2 === 1 ? { ...given, lat: given.lat + 0.2 } : given,
    )
    expect(cleanTrack(points)).toMatchObject({ refusals: [], repairs: { jumps: 19 } })
  })

  it('refuses points without time in a timed track, and ignores the times in an untimed track', () => {
    const mostlyTimed = [...drive(3), point(4, null)]
    expect(cleanTrack(mostlyTimed)).toMatchObject({
      isTimed: true,
      refusals: [{ line: 4, reason: 'time-missing' }],
    })
    const mostlyUntimed = [point(1, 1e12), point(2, null), point(3, null)]
    expect(cleanTrack(mostlyUntimed)).toMatchObject({
      isTimed: false,
      refusals: [],
      repairs: { ignoredTimes: 1 },
    })
  })
})
