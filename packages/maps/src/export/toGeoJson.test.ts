import { assert, property } from 'fast-check'
import type { Feature, FeatureCollection } from 'geojson'
import { describe, expect, test } from 'vitest'
import { anyTrip, isoTimes, readText } from '../testing/anyTrip.ts'
import { toGeoJson } from './exportTrip.ts'
import type { ExportPoint } from './TripExport.ts'

function read(text: string): Feature[] {
  const { type, features }: FeatureCollection = JSON.parse(text)
  expect(type).toBe('FeatureCollection')
  return features
}

function seriesOf(feature: Feature | undefined, many: string, one: string): unknown[] {
  const values: unknown = feature?.properties?.[many] ?? feature?.properties?.[one]
  return Array.isArray(values) ? values : values === undefined ? [] : [values]
}

/** Returns the values that the file should have: one for each point, or none if no value was recorded. */
function written<Value>(values: (Value | null)[]) {
  return values.every((value) => value === null) ? [] : values
}

function geometryOf(line: ExportPoint[]) {
  const places = line.map(({ lng, lat }) => [lng + 0, lat + 0])
  return places.length > 1
    ? { type: 'LineString', coordinates: places }
    : { type: 'Point', coordinates: places[0] }
}

describe('toGeoJson', () => {
  test('writes all values of the trip', () => {
    assert(
      property(anyTrip, (any) => {
        const features = read(toGeoJson(any))
        expect(features.map(({ geometry }) => geometry)).toEqual(any.lines.map(geometryOf))
        any.lines.forEach((line, index) => {
          const feature = features[index]
          expect(readText(feature?.properties?.['name'])).toBe(readText(any.name))
          expect(feature?.properties?.['simulated']).toBe(any.simulated || undefined)
          expect(seriesOf(feature, 'coordTimes', 'time')).toEqual(written(isoTimes(line)))
          expect(seriesOf(feature, 'speeds', 'speed')).toEqual(written(line.map(({ speed }) => speed)))
          expect(seriesOf(feature, 'headings', 'heading')).toEqual(
            written(line.map(({ heading }) => heading)),
          )
        })
      }),
      { numRuns: 5000 },
    )
  }, 60_000)
})
