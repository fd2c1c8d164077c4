import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { RecordingError } from '../RecordingError.ts'

/** A parsed element. Names of attributes begin with `@`, texts are strings, and repeatable elements are arrays. */
export interface XmlNode {
  [name: string]: XmlNode[] | XmlNode | string | undefined
}

export interface XmlDocument {
  name: 'gpx' | 'kml'
  root: XmlNode
  /** Returns the line of an element; ascending elements need only one pass over the text. */
  lineOf: (node: XmlNode) => number
  /** The line at which the file breaks off; null if it is whole. */
  cutOffLine: number | null
}

const repeatable = new Set(
  [
    'trk trkseg trkpt rte rtept wpt',
    'Document Folder Placemark MultiGeometry MultiTrack Track LineString Point when coord angles',
  ].flatMap((names) => names.split(' ')),
)
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  captureMetaData: true,
  isArray: (name) => repeatable.has(name),
})

/** Parses GPX or KML. Reads a file that breaks off up to its last whole point. Throws `RecordingError`. */
export function parseXml(text: string): XmlDocument {
  // Rejects a document type: it can define entities that expand without limit, and no tracker writes one.
  if (/<!DOCTYPE/i.test(text)) throw new RecordingError('GPX atau KML dengan DOCTYPE tidak diterima.')
  const escaped = escapeAmpersands(text)
  const problem = findProblem(escaped)
  const cut = problem === null ? null : closeCutOff(escaped)
  if (problem !== null && (cut === null || findProblem(cut.xml) !== null)) throw new RecordingError(problem)
  const xml = cut?.xml ?? escaped
  const parsed: XmlNode = parser.parse(xml)
  const name = (['gpx', 'kml'] as const).find((root) => root in parsed)
  if (name === undefined) {
    throw new RecordingError('Berkas XML ini bukan GPX atau KML: elemen <gpx> atau <kml> tidak ada.')
  }
  const lineAt = createLineFinder(xml)
  return {
    name,
    root: nodeOf(parsed[name]) ?? {},
    lineOf: (node) => lineAt(startOf(node)),
    cutOffLine: cut?.line ?? null,
  }
}

function findProblem(xml: string): string | null {
  const valid = XMLValidator.validate(xml, { allowBooleanAttributes: true })
  if (valid === true) return null
  const kind = /<(?:\w+:)?kml\b/.test(xml) ? 'KML' : 'GPX'
  return `${kind} rusak di baris ${String(valid.err.line)}: ${valid.err.msg}`
}

/** Maximum number of escaped characters: only names have them. */
const MAX_AMPERSANDS = 20_000
// An alternative without an end takes the rest of the text, so that hostile text is scanned only once.
const bareAmpersand = /<!\[CDATA\[(?:[^]*?\]\]>|[^]*)|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{0,31});)/gi

/** Escapes each `&` that begins no reference, which some programs write in names. */
function escapeAmpersands(xml: string): string {
  let count = 0
  return xml.replaceAll(bareAmpersand, (found) => {
    if (found !== '&') return found
    count += 1
    if (count > MAX_AMPERSANDS)
      throw new RecordingError('Berkas XML ini rusak: terlalu banyak tanda & lepas.')
    return '&amp;'
  })
}

// As above. The lookahead keeps the name of a tag whole.
const markup =
  /<!--(?:[^]*?-->|[^]*)|<!\[CDATA\[(?:[^]*?\]\]>|[^]*)|<\?(?:[^]*?\?>|[^]*)|<(\/?)([\w:.-]+)(?![\w:.-])[^<>]*?(\/?)>/g
const points = /^(?:\w+:)?(?:trkpt|rtept|wpt)$/

/**
 * Ends a document that breaks off: drops the point that is not whole, and closes the open elements. Returns null if
 * the document does not break off, or is wrong before its end.
 */
function closeCutOff(xml: string): { xml: string; line: number } | null {
  const open: { name: string; at: number }[] = []
  let end = 0
  for (const match of xml.matchAll(markup)) {
    const [whole, slash, name, isEmpty] = match
    if (name !== undefined) {
      if (slash === '/') {
        if (open.pop()?.name !== name) return null
      } else if (isEmpty === '') open.push({ name, at: match.index })
    } else if (!whole.endsWith('>')) break
    end = match.index + whole.length
  }
  if (open.length === 0) return null
  const point = open.findIndex(({ name }) => points.test(name))
  const kept = point === -1 ? open : open.slice(0, point)
  const body = xml.slice(0, open[point]?.at ?? end)
  const closing = kept.toReversed().map(({ name }) => `</${name}>`)
  return { xml: body + closing.join(''), line: xml.trimEnd().split('\n').length }
}

export function children(node: XmlNode, name: string): XmlNode[] {
  const value = node[name]
  return Array.isArray(value) ? value.map((child) => nodeOf(child) ?? { '#text': textOf(child) }) : []
}

/** Returns an element that occurs at most once; undefined if it is missing or only a text. */
export function nodeOf(value: XmlNode[string]): XmlNode | undefined {
  return typeof value === 'object' && !Array.isArray(value) ? value : undefined
}

/** Returns the text of an element; empty if it has none. */
export function textOf(value: XmlNode[string]): string {
  if (typeof value === 'string') return value
  const inner = nodeOf(value)?.['#text']
  return typeof inner === 'string' ? inner : ''
}

/** Returns the offset of an element in the text; the parser stores it under the only symbol key of the node. */
function startOf(node: XmlNode): number {
  const [symbol] = Object.getOwnPropertySymbols(node)
  const place: unknown = symbol === undefined ? undefined : Reflect.get(node, symbol)
  const isPlace = typeof place === 'object' && place !== null && 'startIndex' in place
  return isPlace && typeof place.startIndex === 'number' ? place.startIndex : 0
}

/** Returns a function that finds the line number of an offset; ascending offsets need only one pass over the text. */
function createLineFinder(text: string): (offset: number) => number {
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
