import { describe, expect, it } from 'vitest'
import { fixturePath, readFixture, writeRecording } from '../../testing/readFixture.ts'

describe('readGeoJson', () => {
  it('reads timed lines and points with properties, and refuses polygons', async () => {
    const { points, refusals, notes } = await readFixture(fixturePath('perjalanan.geojson'))
    expect(points.map(({ deviceKey, time, speed }) => [deviceKey, time, speed])).toEqual([
      ['B 9002 UJI', Date.UTC(2026, 10, 16, 3, 0, 0), 20],
      ['B 9002 UJI', Date.UTC(2026, 10, 16, 3, 0, 30), 25],
      ['B 9002 UJI', Date.UTC(2026, 10, 16, 3, 1, 0), 30],
      ['B 9003 UJI', Date.UTC(2026, 10, 16, 4, 0, 0), 12],
      ['B 9003 UJI', Date.UTC(2026, 10, 16, 4, 0, 10), 14],
    ])
    expect(points[3]).toMatchObject({ lat: -6.2, lng: 106.82, heading: 90, trackKey: null })
    expect(refusals).toEqual([{ line: 6, reason: 'geometry-unsupported' }])
    expect(notes).toMatchObject({ format: 'GeoJSON', lineWord: 'titik ke' })
  })

  it('reads a MultiLineString that is not in a feature as untimed tracks', async () => {
    const json = { type: 'MultiLineString', coordinates: [[[106.8, -6.2]], [], [[106.9, -6.3]]] }
    const { points, notes } = await readFixture(await writeRecording('a.json', JSON.stringify(json)))
    expect(points.map(({ trackKey, time }) => [trackKey, time])).toEqual([
      ['#1.0', null],
      ['#1.2', null],
    ])
    expect(notes.emptySegments).toBe(1)
  })

  it.each([
    ['broken JSON', '{"type":', 'GeoJSON rusak'],
    ['other JSON', '{"a":1}', 'bukan GeoJSON dan bukan daftar posisi'],
  ])('refuses %s', async (_, text, message) => {
    await expect(readFixture(await writeRecording('a.geojson', text))).rejects.toThrow(message)
  })

  it('refuses a position that is not a pair of numbers', async () => {
    const json = { type: 'LineString', coordinates: [['x', -6.2], [106.8], null] }
    const { refusals } = await readFixture(await writeRecording('a.geojson', JSON.stringify(json)))
    expect(refusals.map(({ reason }) => reason)).toEqual([
      'coordinate-unreadable',
      'coordinate-missing',
      'coordinate-missing',
    ])
  })
})
