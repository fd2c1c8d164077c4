import { decimal, degrees, plainLine } from './fileText.ts'
import type { ExportPoint, TripExport } from './TripExport.ts'

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

/** Returns an object whose property `name` has one value for each point; an empty object if no value was recorded. */
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
