import { gpx } from '@tmcw/togeojson'
import type { Element } from '@xmldom/xmldom'
import { assert, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTrip, isoTimes, readText, tripWithReplacementCharacter } from '../testing/anyTrip.ts'
import { parseXml } from '../testing/parseXml.ts'
import { toGpx } from './exportTrip.ts'
import type { TripExport } from './TripExport.ts'

function texts(point: Element, name: string) {
  return Array.from(point.getElementsByTagName(name), ({ textContent }) => Number(textContent))
}

const trip: TripExport = {
  name: 'B 9114 TCN',
  description: 'Simulasi',
  simulated: true,
  lines: [
    [
      { lat: -6.2244101, lng: 106.8091234, time: Date.UTC(2026, 10, 20, 0, 24, 10), speed: 36, heading: 43 },
      { lat: -6.2, lng: 106.81, time: null, speed: null, heading: null },
    ],
  ],
}

describe('toGpx', () => {
  test('writes speed in m/s, and leaves out values that were not recorded', () => {
    const [, first = '', second = ''] = toGpx(trip).split('<trkpt')
    expect(first).toContain('lat="-6.2244101" lon="106.8091234"><time>2026-11-20T00:24:10.000Z</time>')
    expect(first).toContain('<gpxtpx:speed>10</gpxtpx:speed><gpxtpx:course>43</gpxtpx:course>')
    expect(second).toContain('lat="-6.2" lon="106.81"></trkpt>')
  })

  test('has the name and description of the trip', () => {
    expect(toGpx(trip)).toContain('<metadata><name>B 9114 TCN</name><desc>Simulasi</desc></metadata>')
  })

  test('writes a file from which another parser reads the same trip', () => {
    assert(
      property(anyTrip, (any) => {
        const document = parseXml(toGpx(any))
        const points = [...document.getElementsByTagName('trkpt')]
        const written = any.lines.flat()
        expect(points).toHaveLength(written.length)
        points.forEach((point, index) => {
          const { lat, lng, speed, heading } = written[index] ?? expect.fail('more points than the trip has')
          expect([Number(point.getAttribute('lat')), Number(point.getAttribute('lon'))]).toEqual([
            lat + 0,
            lng + 0,
          ])
          expect(texts(point, 'gpxtpx:speed').map((pace) => Math.round(pace * 360) / 100)).toEqual(
            speed === null ? [] : [speed],
          )
          expect(texts(point, 'gpxtpx:course')).toEqual(heading === null ? [] : [heading])
        })
        // A line of GeoJSON has at least two points, so the library drops a line of one point.
        const lines = any.lines.filter((line) => line.length > 1)
        const { features } = gpx(document)
        expect(features).toHaveLength(lines.length)
        features.forEach(({ geometry, properties }, index) => {
          const line = lines[index] ?? []
          expect(geometry).toMatchObject({ type: 'LineString' })
          expect(readText(properties?.['name'])).toBe(readText(any.name))
          const times = isoTimes(line)
          if (times.every((time) => time === null))
            expect(properties).not.toHaveProperty('coordinateProperties.times')
          else if (!times.includes(null))
            expect(properties).toHaveProperty('coordinateProperties.times', times)
        })
      }),
      { numRuns: 5000, examples: [[tripWithReplacementCharacter]] },
    )
  }, 60_000)
})
