import { toCsv } from './toCsv.ts'
import { toGeoJson } from './toGeoJson.ts'
import { toGpx } from './toGpx.ts'
import { toKml } from './toKml.ts'
import type { TripExport } from './TripExport.ts'

export const exportFormats = ['GPX', 'KML', 'GeoJSON', 'CSV'] as const
export type ExportFormat = (typeof exportFormats)[number]

const writers: Record<
  ExportFormat,
  { extension: string; type: string; write: (trip: TripExport, timeZone: string | undefined) => string }
> = {
  GPX: { extension: 'gpx', type: 'application/gpx+xml', write: toGpx },
  KML: { extension: 'kml', type: 'application/vnd.google-earth.kml+xml', write: toKml },
  GeoJSON: { extension: 'geojson', type: 'application/geo+json', write: toGeoJson },
  CSV: { extension: 'csv', type: 'text/csv;charset=utf-8', write: toCsv },
}

/** Hands a trip to the browser as a file that carries the plate and the start in its name. */
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
  // The browser still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** "SIKUD_B-9114-TCN_2026-11-20_0724", with nothing in it that a file's name may not hold anywhere. */
export function exportName(plate: string | undefined, start: string | null, timeZone: string | undefined) {
  return ['SIKUD', plain(plate ?? ''), moment(start, timeZone)].filter((part) => part !== '').join('_')
}

function moment(start: string | null, timeZone: string | undefined) {
  const epoch = Date.parse(start ?? '')
  // A start that cannot be read is written as it comes.
  if (Number.isNaN(epoch)) return plain(start ?? '')
  // Sweden writes its dates as ISO 8601 does.
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
