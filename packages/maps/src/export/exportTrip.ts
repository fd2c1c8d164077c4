import { toCsv } from './toCsv.ts'
import { toGeoJson } from './toGeoJson.ts'
import { toGpx } from './toGpx.ts'
import { toKml } from './toKml.ts'
import type { TripExport } from './TripExport.ts'

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
  CSV: { extension: 'csv', type: 'text/csv;charset=utf-8', write: toCsv },
}

/** Downloads a trip as a file that is named after its plate and start time. */
export function exportTrip(
  format: ExportFormat,
  trip: TripExport,
  start: string | null,
  timeZone: string | undefined,
): void {
  const { extension, type, write } = writers[format]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([write(trip, timeZone)], { type }))
  link.download = `${exportName(trip.plate, start, timeZone)}.${extension}`
  link.click()
  // The URL is revoked later, because the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
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
