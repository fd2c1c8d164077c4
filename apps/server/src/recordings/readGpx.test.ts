import { describe, expect, it } from 'vitest'
import { fixturePath, readFixture, writeRecording } from '../testing/readFixture.ts'

describe('readGpx', () => {
  it('reads each segment of tracks and routes with line numbers', async () => {
    const { points, notes } = await readFixture(fixturePath('jejak.gpx'))
    expect(points.map(({ line, trackKey, time }) => [line, trackKey, time])).toEqual([
      [12, '0', Date.UTC(2026, 10, 16, 2, 0, 0)],
      [13, '0', Date.UTC(2026, 10, 16, 2, 0, 20, 500)],
      [16, '0', Date.UTC(2026, 10, 16, 2, 0, 40)],
      [20, '2', Date.UTC(2026, 10, 16, 2, 5, 0)],
      [6, '3', null],
      [7, '3', null],
    ])
    expect(notes).toMatchObject({ format: 'GPX', emptySegments: 1, ignoredWaypoints: 1 })
  })

  it('reads speeds in m/s from the point or its extension', async () => {
    const { points } = await readFixture(fixturePath('jejak.gpx'))
    expect(points.slice(0, 3).map(({ speed, heading }) => [speed, heading])).toEqual([
      [18, 180],
      [36, 181],
      [null, null],
    ])
  })

  it('reads a time without zone as UTC and counts it', async () => {
    const path = await writeRecording(
      'a.gpx',
      '<gpx><trk><trkseg><trkpt lat="1" lon="2"><time>2026-11-16T01:00:00</time></trkpt></trkseg></trk></gpx>',
    )
    const { points, notes } = await readFixture(path)
    expect(points[0]?.time).toBe(Date.UTC(2026, 10, 16, 1))
    expect(notes.zonelessTimes).toBe(1)
  })

  it.each([
    ['broken XML', '<gpx>\n<trk>\n</gpx>', 'GPX rusak di baris'],
    ['other XML', '<kml></kml>', 'bukan GPX'],
    ['a document type', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx></gpx>', 'DOCTYPE'],
  ])('refuses %s', async (_, xml, message) => {
    await expect(readFixture(await writeRecording('a.gpx', xml))).rejects.toThrow(message)
  })

  it('refuses a point without valid coordinates and reports its line', async () => {
    const path = await writeRecording(
      'a.gpx',
      '<gpx><trk><trkseg>\n<trkpt lat="91" lon="2"/>\n<trkpt lon="2"/></trkseg></trk></gpx>',
    )
    const { refusals } = await readFixture(path)
    expect(refusals).toEqual([
      { line: 2, reason: 'coordinate-impossible' },
      { line: 3, reason: 'coordinate-missing' },
    ])
  })
})
