import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parseNumber } from '../parse/parseNumber.ts'
import { toKmh } from '../measure/speedUnit.ts'
import type { Reading, ReadingNotes, ReadingOptions } from './Reading.ts'
import { RecordingError } from './RecordingError.ts'
import { buildPoint } from './buildPoint.ts'

/** A parsed element. Names of attributes begin with `@`, texts are strings, and repeatable elements are arrays. */
interface GpxNode {
  [name: string]: GpxNode[] | GpxNode | string | undefined
}

const repeatable = new Set(['trk', 'trkseg', 'trkpt', 'rte', 'rtept', 'wpt'])
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  captureMetaData: true,
  isArray: (name) => repeatable.has(name),
})

/** Reads the tracks and routes of a GPX 1.0 or 1.1 file. Each GPX segment is a track; waypoints are only counted. */
export function* readGpx(xml: string, options: ReadingOptions, notes: ReadingNotes): Generator<Reading> {
  const gpx = parseGpx(xml)
  const lineAt = createLineFinder(xml)
  notes.ignoredWaypoints = children(gpx, 'wpt').length
  const segments = [
    ...children(gpx, 'trk')
      .flatMap((track) => segmentsOf(track, 'trkseg'))
      .map((node) => children(node, 'trkpt')),
    ...children(gpx, 'rte').map((route) => children(route, 'rtept')),
  ]
  for (const [index, points] of segments.entries()) {
    if (points.length === 0) notes.emptySegments += 1
    for (const node of points) {
      // GPX 1.0 has speed and course in the point, GPX 1.1 in its extensions. Speeds are in m/s in both.
      const extension =
        nodeOf(nodeOf(node['extensions'])?.['TrackPointExtension']) ?? nodeOf(node['extensions'])
      yield buildPoint(
        {
          line: lineAt(startOf(node)),
          deviceKey: null,
          trackKey: String(index),
          timeText: text(node['time']),
          lat: parseNumber(text(node['@lat'])),
          lng: parseNumber(text(node['@lon'])),
          speed: toKmh(parseNumber(text(node['speed'] ?? extension?.['speed'])), options.speedUnit ?? 'ms'),
          heading: parseNumber(text(node['course'] ?? extension?.['course'])),
        },
        notes,
        options.now,
      )
    }
  }
}

function parseGpx(xml: string): GpxNode {
  // Rejects a document type: it can define entities that expand without limit, and no tracker writes one.
  if (/<!DOCTYPE/i.test(xml)) throw new RecordingError('GPX dengan DOCTYPE tidak diterima.')
  const valid = XMLValidator.validate(xml, { allowBooleanAttributes: true })
  if (valid !== true) {
    throw new RecordingError(`GPX rusak di baris ${String(valid.err.line)}: ${valid.err.msg}`)
  }
  const root: GpxNode = parser.parse(xml)
  if (!('gpx' in root)) throw new RecordingError('Berkas XML ini bukan GPX: elemen <gpx> tidak ada.')
  return nodeOf(root['gpx']) ?? {}
}

/** Returns the segments of a track. A track without segments counts as one empty segment. */
function segmentsOf(track: GpxNode, name: string): GpxNode[] {
  const segments = children(track, name)
  return segments.length === 0 ? [{}] : segments
}

function children(node: GpxNode, name: string): GpxNode[] {
  const value = node[name]
  return Array.isArray(value) ? value.map((child) => nodeOf(child) ?? {}) : []
}

function nodeOf(value: GpxNode[string]): GpxNode | undefined {
  return typeof value === 'object' && !Array.isArray(value) ? value : undefined
}

function text(value: GpxNode[string]): string {
  if (typeof value === 'string') return value
  const inner = nodeOf(value)?.['#text']
  return typeof inner === 'string' ? inner : ''
}

/** Returns the offset of an element in the text; the parser stores it under the only symbol key of the node. */
function startOf(node: GpxNode): number {
  const [symbol] = Object.getOwnPropertySymbols(node)
  const place: unknown = symbol === undefined ? undefined : Reflect.get(node, symbol)
  const isPlace = typeof place === 'object' && place !== null && 'startIndex' in place
  return isPlace && typeof place.startIndex === 'number' ? place.startIndex : 0
}

/** Returns a function that finds the line number of an offset; ascending offsets need only one pass over the text. */
export function createLineFinder(text: string): (offset: number) => number {
  let line = 1
  let next = text.indexOf('\n')
  let last = 0
  return (offset) => {
    if (offset < last) {
      line = 1
      next = text.indexOf('\n')
    }
    last = offset
    while (next !== -1 && next < offset) {
      line += 1
      next = text.indexOf('\n', next + 1)
    }
    return line
  }
}
