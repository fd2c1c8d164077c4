import { kml } from '@tmcw/togeojson'
import { assert, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTrip, isoTimes, readText, tripWithReplacementCharacter } from '../testing/anyTrip.ts'
import { parseXml } from '../testing/parseXml.ts'
import { toKml } from './exportTrip.ts'

describe('toKml', () => {
  test('writes a file from which another parser reads the same trip', () => {
    assert(
      property(anyTrip, (any) => {
        const document = parseXml(toKml(any))
        const written = any.lines.flatMap((line) => {
          const coordinates = line.map(({ lng, lat }) => [lng + 0, lat + 0])
          const times = isoTimes(line)
          const path =
            line.length > 1
              ? { type: 'LineString', coordinates }
              : { type: 'Point', coordinates: coordinates[0] }
          const timed = line.length > 1 && !times.includes(null)
          const raised = { type: 'LineString', coordinates: coordinates.map((place) => [...place, 0]) }
          return timed ? [{ geometry: path }, { geometry: raised, times }] : [{ geometry: path }]
        })
        const features = kml(document).features.map(({ geometry, properties }) => {
          expect(readText(properties?.['name'])).toBe(readText(any.name))
          const times: unknown = properties?.['coordinateProperties']?.times
          return times ? { geometry, times } : { geometry }
        })
        expect(features).toEqual(written)
      }),
      { numRuns: 5000, examples: [[tripWithReplacementCharacter]] },
    )
  }, 60_000)
})
