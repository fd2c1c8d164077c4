import { toKmh } from '../../measure/speedUnit.ts'
import { parseNumber } from '../../parse/parseNumber.ts'
import { buildPoint, buildRecord } from './buildPoint.ts'
import { asText, type Json, type JsonContext, objectOf } from './JsonContext.ts'
import type { Reading } from '../Reading.ts'

/** The names of properties with one value for each position of a line. */
const series = {
  times: ['coordTimes', 'times', 'timestamps', 'time'],
  speeds: ['speeds', 'speed'],
  headings: ['headings', 'courses', 'heading', 'course'],
} as const

/**
 * Reads the points and lines of a GeoJSON feature. A point has its time in a property; a line has its times in
 * `coordTimes` or `times`, or in the fourth value of its positions.
 */
export function* readFeature(feature: Json, context: JsonContext): Generator<Reading> {
  const geometry = objectOf(feature['geometry'])
  const paths = pathsOf(geometry)
  if (paths === null) yield { line: context.nextLine(), reason: 'geometry-unsupported' }
  else if (geometry['type'] === 'Point') yield readPoint(paths[0]?.[0], propertiesOf(feature), context)
  else yield* readPaths(paths, propertiesOf(feature), context)
}

function readPoint(place: unknown, properties: Json, context: JsonContext): Reading {
  const { layout, text } = context.fieldsOf(properties)
  const own = { lon: coordinate(place, 0), lat: coordinate(place, 1) }
  return buildRecord(
    context.nextLine(),
    // Properties such as `lat` can repeat the position of the point.
    (role) => (role === 'lat' || role === 'lon' ? (own[role]?.toString() ?? null) : text(role)),
    { ...layout, isE7: false },
    context.notes,
    context.times,
  )
}

function* readPaths(paths: unknown[][], properties: Json, context: JsonContext): Generator<Reading> {
  const { layout, text } = context.fieldsOf(properties)
  const { notes, times } = context
  const device = text('imei') ?? text('vehicle') ?? text('track')
  const featureIndex = context.nextObject()
  for (const [pathIndex, path] of paths.entries()) {
    if (path.length === 0) notes.emptySegments += 1
    const valuesOf = (names: readonly string[]) =>
      seriesOf(properties, names, paths.length > 1 ? pathIndex : null)
    const [ownTimes, speeds, headings] = [series.times, series.speeds, series.headings].map(valuesOf)
    for (const [index, place] of path.entries()) {
      yield buildPoint(
        {
          line: context.nextLine(),
          deviceKey: device,
          // Each GeoJSON line is a track of its own.
          trackKey: `${text('track') ?? ''}#${String(featureIndex)}.${String(pathIndex)}`,
          timeText: ownTimes?.length === 0 ? fourthAsTime(place) : asText(ownTimes?.[index]),
          isUtc: layout.isUtc,
          lat: coordinate(place, 1),
          lng: coordinate(place, 0),
          speed: toKmh(parseNumber(asText(speeds?.[index])), layout.unit),
          heading: parseNumber(asText(headings?.[index])),
        },
        notes,
        times,
      )
    }
  }
}

/** Returns the properties of a feature, with those that `coordinateProperties` has for each position. */
function propertiesOf(feature: Json): Json {
  const properties = objectOf(feature['properties'])
  return { ...properties, ...objectOf(properties['coordinateProperties']) }
}

/** Returns the positions of a geometry, one array for each line; null if it is not a point or line. */
export function pathsOf(geometry: Json): unknown[][] | null {
  const coordinates = geometry['coordinates']
  if (!Array.isArray(coordinates)) return null
  if (geometry['type'] === 'Point') return [[coordinates]]
  if (geometry['type'] === 'LineString') return [coordinates]
  if (geometry['type'] === 'MultiLineString')
    return coordinates.map((path) => (Array.isArray(path) ? path : []))
  return null
}

/**
 * Returns the values of a property for one line, with one value for each position. For a `MultiLineString`, the
 * property has one array for each line.
 */
function seriesOf(properties: Json, names: readonly string[], pathIndex: number | null): unknown[] {
  for (const name of names) {
    const value = properties[name]
    if (!Array.isArray(value)) continue
    const own: unknown = pathIndex === null || !Array.isArray(value[0]) ? value : value[pathIndex]
    const flat: unknown = pathIndex === null && Array.isArray(value[0]) ? value[0] : own
    if (Array.isArray(flat)) return flat
  }
  return []
}

/** Earliest fourth value of a position that is a time: a smaller one is a distance or another measure. */
const EARLIEST_SECONDS = 788_918_400

function fourthAsTime(place: unknown): string {
  const value: unknown = Array.isArray(place) ? place[3] : undefined
  if (typeof value === 'string') return value
  return typeof value === 'number' && value >= EARLIEST_SECONDS ? String(value) : ''
}

function coordinate(place: unknown, index: number): number | null {
  if (!Array.isArray(place) || place[index] === undefined || place[index] === null) return null
  const value: unknown = place[index]
  return typeof value === 'number' ? value : Number.NaN
}
