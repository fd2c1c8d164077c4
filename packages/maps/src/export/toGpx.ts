import { decimal, degrees, xmlText } from './fileText.ts'
import type { ExportPoint, TripExport } from './TripExport.ts'

const head = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="SIKUD" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2">
`

/** Writes a trip as GPX 1.1, with speed (m/s) and course as Garmin's TrackPointExtension v2. */
export function toGpx(trip: TripExport): string {
  const about = `<name>${xmlText(trip.name)}</name><desc>${xmlText(trip.description)}</desc>`
  const tracks = trip.lines.map(
    (line) => `<trk>${about}<trkseg>\n${line.map(trackPoint).join('')}</trkseg></trk>\n`,
  )
  return `${head}<metadata>${about}</metadata>\n${tracks.join('')}</gpx>\n`
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
