import { parseNumber } from '../../parse/parseNumber.ts'
import type { Reading, ReadingNotes, ReadingOptions } from '../Reading.ts'
import { buildPoint } from './buildPoint.ts'
import { children, nodeOf, textOf, type XmlDocument, type XmlNode } from './parseXml.ts'
import type { TimeReader } from '../TimeReader.ts'

interface Place {
  lng: string
  lat: string
  time: string
  heading: string
}

/** The positions of a placemark; `key` is that of their track. */
interface Path {
  key: string | null
  name: string
  places: Place[]
}

/**
 * Reads the tracks (`gx:Track`), timed points and lines of a KML file. A line with the same places as a track is a
 * drawing of it, and is left out. A point without a time is only counted, unless it is alone.
 */
export function* readKml(
  { root, cutOffLine }: XmlDocument,
  options: ReadingOptions,
  notes: ReadingNotes,
  times: TimeReader,
): Generator<Reading> {
  notes.cutOffLine = cutOffLine
  const marks = placemarksOf(root)
  const tracks = marks.flatMap(({ mark, name }, index) => tracksOf(mark, name, index))
  const drawn = new Set(tracks.map(({ places }) => outline(places)))
  const lines = marks.flatMap(({ mark, name }, index) =>
    linesOf(mark, name, index).filter(({ places }) => !drawn.has(outline(places))),
  )
  const points = marks.flatMap(({ mark, name }) => pointsOf(mark, name))
  const timed = points.filter(({ places }) => places[0]?.time !== '')
  notes.ignoredWaypoints = points.length - timed.length
  let line = 0
  for (const { key, name, places } of [...tracks, ...timed, ...lines]) {
    if (places.length === 0) notes.emptySegments += 1
    else if (key !== null && name !== '') notes.trackNames.set(key, name)
    for (const place of places) {
      line += 1
      yield buildPoint(
        {
          line,
          deviceKey: options.by === 'track-name' && name !== '' ? name : null,
          trackKey: key,
          timeText: place.time,
          lat: parseNumber(place.lat),
          lng: parseNumber(place.lng),
          speed: null,
          heading: parseNumber(place.heading),
        },
        notes,
        times,
      )
    }
  }
}

/** Returns all placemarks with their names, in the order of the file. */
function placemarksOf(node: XmlNode): { mark: XmlNode; name: string }[] {
  return [
    ...children(node, 'Placemark').map((mark) => ({ mark, name: textOf(mark['name']).trim() })),
    ...['Document', 'Folder'].flatMap((part) => children(node, part).flatMap(placemarksOf)),
  ]
}

/** Returns the tracks of a placemark. Tracks with the same name belong together, as the segments of a trip do. */
function tracksOf(mark: XmlNode, name: string, index: number): Path[] {
  const tracks = [mark, ...children(mark, 'MultiTrack'), ...children(mark, 'MultiGeometry')].flatMap((part) =>
    children(part, 'Track'),
  )
  return tracks.map((track) => {
    const whens = children(track, 'when')
    const angles = children(track, 'angles')
    const places = children(track, 'coord').map((node, at) => {
      const [lng = '', lat = ''] = textOf(node).trim().split(/\s+/)
      const heading = textOf(angles[at]).trim().split(/\s+/)[0] ?? ''
      return { lng, lat, time: textOf(whens[at]), heading }
    })
    return { key: name === '' ? `track${String(index)}` : `name:${name}`, name, places }
  })
}

function linesOf(mark: XmlNode, name: string, index: number): Path[] {
  const lines = [mark, ...children(mark, 'MultiGeometry')].flatMap((part) => children(part, 'LineString'))
  return lines.map((line, part) => ({
    key: `line${String(index)}.${String(part)}`,
    name,
    places: coordinatesOf(line, ''),
  }))
}

function pointsOf(mark: XmlNode, name: string): Path[] {
  const [when] = children(nodeOf(mark['TimeStamp']) ?? {}, 'when')
  const time = textOf(when)
  return children(mark, 'Point').map((point) => ({ key: null, name, places: coordinatesOf(point, time) }))
}

function coordinatesOf(node: XmlNode, time: string): Place[] {
  const tuples = textOf(node['coordinates']).trim().split(/\s+/)
  return tuples
    .filter((tuple) => tuple !== '')
    .map((tuple) => {
      const [lng = '', lat = ''] = tuple.split(',')
      return { lng, lat, time, heading: '' }
    })
}

/** Returns the places as a text, to compare a line with a track. */
function outline(places: readonly Place[]): string {
  return places.map(({ lng, lat }) => `${String(Number(lng))},${String(Number(lat))}`).join(' ')
}
