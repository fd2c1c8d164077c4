import { degrees, xmlText } from './fileText.ts'
import type { ExportPoint, TripExport } from './TripExport.ts'

const head = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>
`
// The accent colour in KML's order: alpha, blue, green, red.
const style = '<Style id="trip"><LineStyle><color>ff757a0b</color><width>4</width></LineStyle></Style>\n'

/** Writes a trip as KML 2.2: its line and, if every point has a time, a playable track. */
export function toKml(trip: TripExport): string {
  const name = `<name>${xmlText(trip.name)}</name>`
  const about = `${name}<description>${xmlText(trip.description)}</description>\n`
  const places = trip.lines.flatMap((line) => [path(line), ...(isTimed(line) ? [track(line)] : [])])
  const marks = places.map((place) => `<Placemark>${name}<styleUrl>#trip</styleUrl>${place}</Placemark>\n`)
  return `${head}${about}${style}${marks.join('')}</Document></kml>\n`
}

function path(line: ExportPoint[]) {
  const coordinates = line.map(({ lng, lat }) => `${degrees(lng)},${degrees(lat)}`).join('\n')
  // A line needs at least two points.
  const shape = line.length > 1 ? 'LineString' : 'Point'
  return `<${shape}><coordinates>${coordinates}</coordinates></${shape}>`
}

function track(line: (ExportPoint & { time: number })[]) {
  const times = line.map(({ time }) => `<when>${new Date(time).toISOString()}</when>\n`)
  const places = line.map(({ lng, lat }) => `<gx:coord>${degrees(lng)} ${degrees(lat)} 0</gx:coord>\n`)
  return `<gx:Track>\n${times.join('')}${places.join('')}</gx:Track>`
}

function isTimed(line: ExportPoint[]): line is (ExportPoint & { time: number })[] {
  return line.length > 1 && line.every(({ time }) => time !== null)
}
