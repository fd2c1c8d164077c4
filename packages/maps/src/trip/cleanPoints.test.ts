import { array, assert, boolean, double, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanPoints, type RawPoint } from './cleanPoints.ts'
import { tripData } from './tripData.ts'

const begin = Date.UTC(2026, 10, 20)

function fix(seconds: number, lng: number, lat: number) {
  return { lng, lat, speed: 30, time: new Date(begin + seconds * 1000).toISOString() }
}

function reasons(points: readonly RawPoint[]) {
  return cleanPoints(points).leftOut.map(({ index, reason }) => `${index} ${reason}`)
}

describe('cleanPoints', () => {
  test('leaves a single spike out, timed or not', () => {
    const drive = Array.from({ length: 9 }, (_, index) => fix(index * 10, 106 + index * 0.001, -6))
    drive[4] = fix(40, 107.5, -6)
    expect(reasons(drive)).toEqual(['4 spike'])
    expect(reasons(drive.map(({ lng, lat }) => ({ lng, lat })))).toEqual(['4 spike'])
  })

  test('keeps a far place that is stayed at', () => {
    const drive = Array.from({ length: 9 }, (_, index) => fix(index * 10, index < 4 ? 106 : 107, -6))
    expect(reasons(drive)).toEqual([])
  })

  test('leaves out what was sent twice, but not a vehicle that stands', () => {
    expect(reasons([fix(0, 106, -6), fix(0, 106, -6), fix(10, 106, -6)])).toEqual(['1 duplicate'])
    expect(
      reasons([
        { lng: 106, lat: -6 },
        { lng: 106, lat: -6 },
      ]),
    ).toEqual([])
  })

  test('counts what came late and puts it in its place', () => {
    const { points, reordered } = cleanPoints([fix(0, 106, -6), fix(20, 106.2, -6), fix(10, 106.1, -6)])
    expect(points.map(({ lng }) => lng)).toEqual([106, 106.1, 106.2])
    expect(reordered).toBe(1)
  })

  test('loses no point without saying so, and stays in order, whatever comes', () => {
    const anyFix = record({
      lng: double({ min: -200, max: 200 }),
      lat: double({ min: -100, max: 100 }),
      seconds: integer({ min: 0, max: 500 }),
      timed: boolean(),
    })
    assert(
      property(array(anyFix, { maxLength: 40 }), boolean(), (fixes, allTimed) => {
        const raw = fixes.map(({ lng, lat, seconds, timed }) =>
          allTimed || timed ? fix(seconds, lng, lat) : { lng, lat },
        )
        const { points, times, leftOut } = cleanPoints(raw)
        expect(points.length + leftOut.length).toBe(raw.length)
        expect(new Set(leftOut.map(({ index }) => index)).size).toBe(leftOut.length)
        if (allTimed) {
          expect(times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0))).toBe(true)
        }
      }),
      { numRuns: 20_000 },
    )
  })
})

describe('splitTracks', () => {
  const taxis = Array.from({ length: 400 }, (_, index) => {
    const second = index % 3 === 0
    return fix(index * 30, (second ? 106.9 : 106.6) + index * 0.0002, second ? -6.1 : -6.3)
  })

  test('tells two vehicles under one identity apart', () => {
    const { tracks, leftOut } = tripData(taxis)
    expect(leftOut).toEqual([])
    const first = tracks?.[0] ?? 0
    expect([...(tracks ?? [])].map((track) => track === first)).toEqual(
      taxis.map((_, index) => index % 3 === 0),
    )
  })

  test('measures no way from one vehicle to the other', () => {
    expect(tripData(taxis).distances.at(-1)).toBeLessThan(30)
  })

  test('takes one vehicle for one, even with single faults', () => {
    const drive = taxis.map((_, index) =>
      fix(index * 30, 106.6 + index * 0.0002, index === 200 ? -6.9 : -6.3),
    )
    expect(tripData(drive).tracks).toBeNull()
    expect(tripData(drive.slice(0, 2)).tracks).toBeNull()
  })
})
