import type { ExportPoint, TripExport } from './TripExport.ts'
import { cell, comma, CSV_TYPE, decimal, degrees, isoTime, plainLine, xmlText } from './fileText.ts'

export const exportFormats = ['GPX', 'KML', 'GeoJSON', 'CSV'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** How a trip is exported: as a file in one of the formats, or printed. */
export type ExportChoice = Lowercase<ExportFormat> | 'print'

const writers: Record<
  ExportFormat,
  { extension: string; type: string; write: (trip: TripExport, timeZone: string | undefined) => string }
> = {
  GPX: { extension: 'gpx', type: 'application/gpx+xml', write: toGpx },
  KML: { extension: 'kml', type: 'application/vnd.google-earth.kml+xml', write: toKml },
  GeoJSON: { extension: 'geojson', type: 'application/geo+json', write: toGeoJson },
  CSV: { extension: 'csv', type: CSV_TYPE, write: toCsv },
}

/** Returns a trip as a file, and its name with the plate and the start time. */
export function exportTrip(
  format: ExportFormat,
  trip: TripExport,
  start: string | null,
  timeZone: string | undefined,
): { name: string; file: Blob } {
  const { extension, type, write } = writers[format]
  const name = `${exportName(trip.plate, start, timeZone)}.${extension}`
  return { name, file: new Blob([write(trip, timeZone)], { type }) }
}

/** Returns a file name such as "SIKUD_B-9114-TCN_2026-11-20_0724" that is valid on every file system. */
export function exportName(plate: string | undefined, start: string | null, timeZone: string | undefined) {
  return ['SIKUD', plain(plate ?? ''), startText(start, timeZone)].filter((part) => part !== '').join('_')
}

function startText(start: string | null, timeZone: string | undefined) {
  const epoch = Date.parse(start ?? '')
  // An invalid start time is written as the server sent it.
  if (Number.isNaN(epoch)) return plain(start ?? '')
  // The Swedish date format has the order of ISO 8601: year, month, day.
  const [day = '', clock = ''] = new Date(epoch).toLocaleString('sv-SE', { timeZone }).split(' ')
  return `${day}_${clock.slice(0, 5).replace(':', '')}`
}

function plain(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
}

const columns = ['index', 'time', 'lat', 'lng', 'speed_kmh', 'heading']

/**
 * Writes a trip as CSV for an Indonesian Excel, as the lists do: UTF-8 with BOM, semicolons and decimal commas. Times
 * have the UTC offset of the user's zone.
 */
export function toCsv(trip: TripExport, timeZone: string | undefined): string {
  const time = isoTime(timeZone)
  const { imei, plate, driver } = trip
  const about = { ...(imei && { imei }), ...(plate && { vehicle: plate }), ...(driver && { driver }) }
  const marks = trip.simulated ? { ...about, simulated: 'true' } : about
  const severalLines = trip.lines.length > 1
  const head = [...columns, ...Object.keys(marks), ...(severalLines ? ['track'] : [])]
  const rest = Object.values(marks).map((text) => `;${cell(text)}`)
  let index = 0
  const rows = trip.lines.flatMap((line, track) => {
    const end = `${rest.join('')}${severalLines ? `;${track + 1}` : ''}`
    return line.map((point) => {
      const values = [
        String((index += 1)),
        point.time === null ? '' : time(point.time),
        comma(degrees(point.lat)),
        comma(degrees(point.lng)),
        point.speed === null ? '' : comma(decimal(point.speed, 2)),
        point.heading === null ? '' : comma(decimal(point.heading, 2)),
      ]
      return `${values.join(';')}${end}`
    })
  })
  return `\uFEFF${[head.join(';'), ...rows].join('\r\n')}\r\n`
}

/** Writes a trip as GeoJSON: one line for each vehicle, with arrays of times, speeds (km/h) and headings. */
export function toGeoJson(trip: TripExport): string {
  const features = trip.lines.map((line) => feature(trip, line))
  return `{"type":"FeatureCollection","features":[${features.join(',\n')}]}\n`
}

function feature(trip: TripExport, line: ExportPoint[]) {
  const coordinates = line.map(({ lng, lat }) => `[${degrees(lng)},${degrees(lat)}]`)
  const geometry =
    line.length > 1
      ? `{"type":"LineString","coordinates":[${coordinates.join(',')}]}`
      : `{"type":"Point","coordinates":${coordinates.join(',')}}`
  return `{"type":"Feature","properties":${properties(trip, line)},"geometry":${geometry}}`
}

function properties({ name, description, plate, driver, imei, simulated }: TripExport, line: ExportPoint[]) {
  const isLine = line.length > 1
  return JSON.stringify({
    name: plainLine(name),
    description: plainLine(description),
    vehicle: plate,
    driver,
    imei,
    simulated: simulated || undefined,
    ...series(isLine ? 'coordTimes' : 'time', isLine, line.map(timeOf)),
    ...series(
      isLine ? 'speeds' : 'speed',
      isLine,
      line.map(({ speed }) => rounded(speed)),
    ),
    ...series(
      isLine ? 'headings' : 'heading',
      isLine,
      line.map(({ heading }) => rounded(heading)),
    ),
  })
}

/** Returns the property `name` with the value of a point or, for a line, of each point; none if nothing was recorded. */
function series(name: string, isLine: boolean, values: (string | number | null)[]) {
  if (values.every((value) => value === null)) return {}
  return { [name]: isLine ? values : values[0] }
}

function timeOf({ time }: ExportPoint) {
  return time === null ? null : new Date(time).toISOString()
}

function rounded(value: number | null) {
  return value === null ? null : Number(decimal(value, 2))
}

const gpxHead = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="SIKUD" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2">
`

/** Writes a trip as GPX 1.1, with speed (m/s) and course as Garmin's TrackPointExtension v2. */
export function toGpx(trip: TripExport): string {
  const about = `<name>${xmlText(trip.name)}</name><desc>${xmlText(trip.description)}</desc>`
  const tracks = trip.lines.map(
    (line) => `<trk>${about}<trkseg>\n${line.map(trackPoint).join('')}</trkseg></trk>\n`,
  )
  return `${gpxHead}<metadata>${about}</metadata>\n${tracks.join('')}</gpx>\n`
}

function trackPoint({ lat, lng, time, speed, heading }: ExportPoint) {
  const when = time === null ? '' : `<time>${new Date(time).toISOString()}</time>`
  return `<trkpt lat="${degrees(lat)}" lon="${degrees(lng)}">${when}${extension(speed, heading)}</trkpt>\n`
}

function extension(speed: number | null, heading: number | null) {
  if (speed === null && heading === null) return ''
  // Four decimals in m/s preserve two decimals in km/h.
  const pace = speed === null ? '' : `<gpxtpx:speed>${decimal(speed / 3.6, 4)}</gpxtpx:speed>`
  const course = heading === null ? '' : `<gpxtpx:course>${decimal(heading, 2)}</gpxtpx:course>`
  return `<extensions><gpxtpx:TrackPointExtension>${pace}${course}</gpxtpx:TrackPointExtension></extensions>`
}

const kmlHead = `<?xml version="1.0" encoding="UTF-8"?>
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
  return `${kmlHead}${about}${style}${marks.join('')}</Document></kml>\n`
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
