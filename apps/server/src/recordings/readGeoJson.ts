import { buildPoint } from './buildPoint.ts'
import { findName, normalizeName } from './fieldNames.ts'
import { parseNumber } from '../parse/parseNumber.ts'
import type { Reading, ReadingNotes, ReadingOptions } from './Reading.ts'
import { RecordingError } from './RecordingError.ts'
import { speedUnitOfName, toKmh } from '../measure/speedUnit.ts'

type Json = Record<string, unknown>

/**
 * Reads the lines and points of a GeoJSON file. A point has its time in `time`; a line has its times in `coordTimes` or
 * `times`.
 */
export function* readGeoJson(text: string, options: ReadingOptions, notes: ReadingNotes): Generator<Reading> {
  let line = 0
  for (const [featureIndex, feature] of featuresOf(parseJson(text)).entries()) {
    const geometry = asObject(feature['geometry'])
    const properties = {
      ...asObject(feature['properties']),
      ...asObject(asObject(feature['properties'])['coordinateProperties']),
    }
    const paths = pathsOf(geometry)
    if (paths === null) {
      line += 1
      yield { line, reason: 'geometry-unsupported' }
      continue
    }
    const speedName = findName('speed', Object.keys(properties)) ?? ''
    const unit = options.speedUnit ?? speedUnitOfName(normalizeName(speedName))
    const isPoint = geometry['type'] === 'Point'
    const device =
      identity(properties, 'imei') ?? identity(properties, 'vehicle') ?? identity(properties, 'track')
    const track = identity(properties, 'track')
    for (const [pathIndex, path] of paths.entries()) {
      if (path.length === 0) notes.emptySegments += 1
      const series = (names: readonly string[]) =>
        seriesOf(properties, names, paths.length > 1 ? pathIndex : null)
      const times = series(['coordTimes', 'times', 'timestamps', 'time'])
      const speeds = series(['speeds', 'speed'])
      const headings = series(['headings', 'courses', 'heading', 'course'])
      for (const [index, position] of path.entries()) {
        line += 1
        yield buildPoint(
          {
            line,
            deviceKey: device,
            // GeoJSON points with the same device and track name form one track; the track name can be missing. Each
            // GeoJSON line is a track of its own.
            trackKey: isPoint ? track : `${track ?? ''}#${String(featureIndex)}.${String(pathIndex)}`,
            timeText: isPoint ? scalar(properties, 'time') : asText(times[index]),
            lat: coordinate(position, 1),
            lng: coordinate(position, 0),
            speed: toKmh(parseNumber(isPoint ? scalar(properties, 'speed') : asText(speeds[index])), unit),
            heading: parseNumber(isPoint ? scalar(properties, 'heading') : asText(headings[index])),
          },
          notes,
          options.now,
        )
      }
    }
  }
}

function parseJson(text: string): Json {
  try {
    return asObject(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new RecordingError(`GeoJSON rusak, tidak dapat dibaca sebagai JSON: ${reason}`)
  }
}

function featuresOf(root: Json): Json[] {
  if (root['type'] === 'FeatureCollection' && Array.isArray(root['features']))
    return root['features'].map(asObject)
  if (root['type'] === 'Feature') return [root]
  if (pathsOf(root) !== null) return [{ geometry: root }]
  throw new RecordingError('Berkas JSON ini bukan GeoJSON: tidak ada FeatureCollection, Feature, atau garis.')
}

/** Returns the positions of a geometry, one array for each line; null if it is not a point or line. */
function pathsOf(geometry: Json): unknown[][] | null {
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

function identity(properties: Json, role: 'imei' | 'vehicle' | 'track'): string | null {
  const value = scalar(properties, role).trim()
  return value === '' ? null : value
}

function scalar(properties: Json, role: Parameters<typeof findName>[0]): string {
  const name = findName(role, Object.keys(properties))
  return name === undefined ? '' : asText(properties[name])
}

function coordinate(position: unknown, index: number): number | null {
  if (!Array.isArray(position) || position[index] === undefined || position[index] === null) return null
  const value: unknown = position[index]
  return typeof value === 'number' ? value : Number.NaN
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
