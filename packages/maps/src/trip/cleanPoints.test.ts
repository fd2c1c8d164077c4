import { array, assert, boolean, double, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanPoints, type RawPoint } from './cleanPoints.ts'
import { tripData } from './tripData.ts'

const begin = Date.UTC(2026, 10, 20)

function at(seconds: number, lng: number, lat: number) {
  return { lng, lat, speed: 30, time: new Date(begin + seconds * 1000).toISOString() }
}

function reasons(points: readonly RawPoint[]) {
  return cleanPoints(points).leftOut.map(({ index, reason }) => `${index} ${reason}`)
}

describe('cleanPoints', () => {
  test('removes a single spike from timed and untimed trips', () => {
    const drive = Array.from({ length: 9 }, (_, index) => at(index * 10, 106 + index * 0.001, -6))
    drive[4] = at(40, 107.5, -6)
    expect(reasons(drive)).toEqual(['4 spike'])
    expect(reasons(drive.map(({ lng, lat }) => ({ lng, lat })))).toEqual(['4 spike'])
  })

  test('keeps a jump after which the vehicle stays at the new place', () => {
    const drive = Array.from({ length: 9 }, (_, index) => at(index * 10, index < 4 ? 106 : 107, -6))
    expect(reasons(drive)).toEqual([])
  })

  test('removes duplicates, but not the points of a standing vehicle', () => {
    expect(reasons([at(0, 106, -6), at(0, 106, -6), at(10, 106, -6)])).toEqual(['1 duplicate'])
    expect(
      reasons([
        { lng: 106, lat: -6 },
        { lng: 106, lat: -6 },
      ]),
    ).toEqual([])
  })

  test('sorts late points and counts them', () => {
    const { points, reordered } = cleanPoints([at(0, 106, -6), at(20, 106.2, -6), at(10, 106.1, -6)])
    expect(points.map(({ lng }) => lng)).toEqual([106, 106.1, 106.2])
    expect(reordered).toBe(1)
  })

  test('sorts the points by time if the only point without a time is a spike', () => {
    const drive = Array.from({ length: 5 }, (_, index) => at(index * 10, 106 + index * 0.001, -6))
    const [first, ...others] = drive
    const raw = [first, { lng: 107.5, lat: -6 }, ...others, at(0, 106, -6)].map((point) => point ?? null)
    const { points, leftOut, reordered } = cleanPoints(raw)
    expect(points).toEqual(drive)
    expect(leftOut.map(({ index, reason }) => `${index} ${reason}`)).toEqual(['1 spike', '6 duplicate'])
    expect(reordered).toBe(1)
  })

  test('reports every removed point and sorts timed points by time, for any input', () => {
    const anyPoint = record({
      lng: double({ min: -200, max: 200 }),
      lat: double({ min: -100, max: 100 }),
      seconds: integer({ min: 0, max: 500 }),
      timed: boolean(),
    })
    assert(
      property(array(anyPoint, { maxLength: 40 }), boolean(), (any, allTimed) => {
        const raw = any.map(({ lng, lat, seconds, timed }) =>
          allTimed || timed ? at(seconds, lng, lat) : { lng, lat },
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
    return at(index * 30, (second ? 106.9 : 106.6) + index * 0.0002, second ? -6.1 : -6.3)
  })

  test('separates the tracks of two vehicles with the same IMEI', () => {
    const { tracks, leftOut } = tripData(taxis)
    expect(leftOut).toEqual([])
    const first = tracks?.[0] ?? 0
    expect([...(tracks ?? [])].map((track) => track === first)).toEqual(
      taxis.map((_, index) => index % 3 === 0),
    )
  })

  test('does not count the distance between two vehicles with the same IMEI', () => {
    expect(tripData(taxis).distances.at(-1)).toBeLessThan(30)
  })

  test('does not split the track of one vehicle at a single wrong point', () => {
    const drive = taxis.map((_, index) => at(index * 30, 106.6 + index * 0.0002, index === 200 ? -6.9 : -6.3))
    expect(tripData(drive).tracks).toBeNull()
    expect(tripData(drive.slice(0, 2)).tracks).toBeNull()
  })
})
