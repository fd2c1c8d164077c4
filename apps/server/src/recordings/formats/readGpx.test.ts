import { describe, expect, it } from 'vitest'
import { fixturePath, readFixture, writeRecording } from '../../testing/readFixture.ts'

describe('readGpx', () => {
  it('P1: reads the timed segments of a track as one, with line numbers', async () => {
    const { points, notes } = await readFixture(fixturePath('jejak.gpx'))
    expect(points.map(({ line, trackKey, time }) => [line, trackKey, time])).toEqual([
      [12, 'trk0', Date.UTC(2026, 10, 16, 2, 0, 0)],
      [13, 'trk0', Date.UTC(2026, 10, 16, 2, 0, 20, 500)],
      [16, 'trk0', Date.UTC(2026, 10, 16, 2, 0, 40)],
      [20, 'trk0', Date.UTC(2026, 10, 16, 2, 5, 0)],
      [6, 'rte0', null],
      [7, 'rte0', null],
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

  it('F10: refuses a time without a zone, and reads it with --zone', async () => {
    const path = await writeRecording(
      'a.gpx',
      '<gpx><trk><trkseg><trkpt lat="1" lon="2"><time>2026-11-16T01:00:00</time></trkpt></trkseg></trk></gpx>',
    )
    await expect(readFixture(path)).rejects.toThrow('--zone')
    const { points } = await readFixture(path, { zone: 'Asia/Jakarta' })
    expect(points[0]?.time).toBe(Date.UTC(2026, 10, 15, 18))
  })

  it.each([
    ['broken XML', '<gpx>\n<trk>\n</gpx>', 'GPX rusak di baris'],
    ['other XML', '<html></html>', 'bukan GPX atau KML'],
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
