import { parseNumber } from '../../parse/parseNumber.ts'
import { toKmh } from '../../measure/speedUnit.ts'
import type { Reading, ReadingNotes, ReadingOptions } from '../Reading.ts'
import { buildPoint } from './buildPoint.ts'
import { children, nodeOf, textOf, type XmlDocument, type XmlNode } from './parseXml.ts'
import type { TimeReader } from '../TimeReader.ts'

/** A part of a track or route, with the key of the track that its points belong to. */
interface Segment {
  key: string
  name: string
  points: XmlNode[]
}

/**
 * Reads the tracks and routes of a GPX 1.0 or 1.1 file. The segments of a track with times belong together: a gap
 * splits them. Without times, each segment is a track. Waypoints are only counted.
 */
export function* readGpx(
  { root, lineOf, cutOffLine }: XmlDocument,
  options: ReadingOptions,
  notes: ReadingNotes,
  times: TimeReader,
): Generator<Reading> {
  notes.ignoredWaypoints = children(root, 'wpt').length
  notes.cutOffLine = cutOffLine
  for (const { key, name, points } of segmentsOf(root)) {
    if (points.length === 0) notes.emptySegments += 1
    else if (name !== '') notes.trackNames.set(key, name)
    for (const node of points) {
      // GPX 1.0 has speed and course in the point, GPX 1.1 in its extensions. Speeds are in m/s in both.
      const extension = nodeOf(node['extensions'])
      const value = (field: string) => textOf(node[field]) || findText(extension, field)
      yield buildPoint(
        {
          line: lineOf(node),
          deviceKey: options.by === 'track-name' && name !== '' ? name : null,
          trackKey: key,
          timeText: textOf(node['time']),
          lat: parseNumber(textOf(node['@lat'])),
          lng: parseNumber(textOf(node['@lon'])),
          speed: toKmh(parseNumber(value('speed')), options.speedUnit ?? 'ms'),
          heading: parseNumber(value('course')),
        },
        notes,
        times,
      )
    }
  }
}

function segmentsOf(root: XmlNode): Segment[] {
  const tracks = children(root, 'trk').flatMap((track, index) => {
    const name = textOf(track['name']).trim()
    // A track without segments counts as one empty segment.
    const segments = track['trkseg'] === undefined ? [{}] : children(track, 'trkseg')
    return segments.map((segment, part) => {
      const points = children(segment, 'trkpt')
      const isTimed = points.some((point) => textOf(point['time']).trim() !== '')
      return { key: isTimed ? `trk${String(index)}` : `trk${String(index)}.${String(part)}`, name, points }
    })
  })
  const routes = children(root, 'rte').map((route, index) => ({
    key: `rte${String(index)}`,
    name: textOf(route['name']).trim(),
    points: children(route, 'rtept'),
  }))
  return [...tracks, ...routes]
}

/** Returns the first text of this name in an extension, at any depth. */
function findText(node: XmlNode | undefined, name: string): string {
  if (node === undefined) return ''
  const own = textOf(node[name])
  if (own !== '') return own
  for (const child of Object.values(node)) {
    const found = findText(nodeOf(child), name)
    if (found !== '') return found
  }
  return ''
}
