import type { SpeedUnit } from '../../measure/speedUnit.ts'
import { isPlainObject } from '../../parse/isPlainObject.ts'
import { buildRecord } from './buildPoint.ts'
import { asText, type Json, JsonContext, objectOf } from './JsonContext.ts'
import { pathsOf, readFeature } from './readGeoJson.ts'
import type { Line } from './readText.ts'
import type { Reading, ReadingNotes, ReadingOptions } from '../Reading.ts'
import { RecordingError } from '../RecordingError.ts'
import type { TimeReader } from '../TimeReader.ts'

/** The objects of a JSON file, each with one position or one GeoJSON feature. */
interface JsonContent {
  format: 'GeoJSON' | 'JSON'
  objects: readonly unknown[]
  /** Unit of the speeds if the format defines it. */
  unit?: SpeedUnit
}

/** Parses a JSON document. Throws `RecordingError` if it is broken. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new RecordingError(`JSON atau GeoJSON rusak, tidak dapat dibaca: ${reason}`)
  }
}

/** Returns how to read a JSON document: GeoJSON, an array of positions, or a history of Overland or Google. */
export function readJson(root: unknown): {
  format: 'GeoJSON' | 'JSON'
  read: (options: ReadingOptions, notes: ReadingNotes, times: TimeReader) => Iterable<Reading>
} {
  const { format, objects, unit } = contentOf(root)
  return {
    format,
    read: function* (options, notes, times) {
      const context = new JsonContext(options, notes, times, unit)
      for (const object of objects) yield* readObject(object, context)
    },
  }
}

/** Reads a file with one JSON object a line. */
export async function* readJsonLines(
  lines: AsyncIterable<Line>,
  options: ReadingOptions,
  notes: ReadingNotes,
  times: TimeReader,
): AsyncGenerator<Reading> {
  const context = new JsonContext(options, notes, times)
  for await (const { line, text } of lines) {
    context.fileLine = line
    yield* readObject(parseLine(text), context)
  }
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function contentOf(root: unknown): JsonContent {
  if (Array.isArray(root)) return contentOfArray(root)
  const object = objectOf(root)
  if (object['type'] === 'FeatureCollection' && Array.isArray(object['features']))
    return { format: 'GeoJSON', objects: object['features'] }
  if (object['type'] === 'Feature') return { format: 'GeoJSON', objects: [object] }
  if (pathsOf(object) !== null) return { format: 'GeoJSON', objects: [{ type: 'Feature', geometry: object }] }
  const { semanticSegments, locations } = object
  // Google's history on a phone.
  if (Array.isArray(semanticSegments)) return contentOfArray(semanticSegments)
  if (Array.isArray(locations) && isFeature(locations[0])) {
    // A file of Overland, which defines speeds in m/s.
    return { format: 'JSON', objects: locations, unit: 'ms' }
  }
  const [list, ...more] = Object.values(object).filter(
    (value): value is unknown[] => Array.isArray(value) && value.some(isPlainObject),
  )
  if (list !== undefined && more.length === 0) return contentOfArray(list)
  throw new RecordingError(
    'Berkas JSON ini bukan GeoJSON dan bukan daftar posisi: tidak ada FeatureCollection, Feature, garis, atau satu larik objek.',
  )
}

function contentOfArray(objects: readonly unknown[]): JsonContent {
  if (objects.some((object) => 'timelinePath' in objectOf(object))) {
    return { format: 'JSON', objects: objects.flatMap(positionsOfTimeline) }
  }
  return { format: objects.every(isFeature) ? 'GeoJSON' : 'JSON', objects }
}

function isFeature(value: unknown): boolean {
  return objectOf(value)['type'] === 'Feature'
}

function* readObject(value: unknown, context: JsonContext): Generator<Reading> {
  if (!isPlainObject(value)) yield { line: context.nextLine(), reason: 'row-unreadable' }
  else if (isFeature(value)) yield* readFeature(value, context)
  else if (pathsOf(value) !== null) yield* readFeature({ geometry: value }, context)
  else {
    const { layout, text } = context.fieldsOf(flatten(value))
    yield buildRecord(context.nextLine(), text, layout, context.notes, context.times)
  }
}

/** Lifts the properties of nested objects, such as `coords` or `position`; outer properties win. */
function flatten(object: Json): Json {
  const inner = Object.values(object).filter(isPlainObject)
  return inner.length === 0 ? object : Object.assign({}, ...inner, object)
}

/** Returns the positions of a stretch of Google's timeline, which has its times in minutes after its start. */
function positionsOfTimeline(segment: unknown): Json[] {
  const { startTime, timelinePath } = objectOf(segment)
  const text = asText(startTime)
  // Date.parse would read a time without a zone in the zone of this computer.
  const start = /(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN
  if (!Array.isArray(timelinePath)) return []
  return timelinePath.map((value) => {
    const { point, time, durationMinutesOffsetFromStartTime: minutes } = objectOf(value)
    const [lat = '', lon = ''] = asText(point)
      .replaceAll(/geo:|°/g, '')
      .split(',')
    return { lat, lon, time: asText(time) || String(start + Number(minutes) * 60_000) }
  })
}
