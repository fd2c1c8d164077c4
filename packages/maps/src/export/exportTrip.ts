import { exportName } from './exportName.ts'
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
