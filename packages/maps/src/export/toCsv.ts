import { decimal, degrees, isoTime, plainLine } from './fileText.ts'
import type { TripExport } from './TripExport.ts'

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

function comma(number: string) {
  return number.replace('.', ',')
}

function cell(text: string) {
  const line = plainLine(text)
  // Prevents formula injection in spreadsheets.
  const escaped = /^[=+\-@＝＋－＠']/u.test(line) ? `'${line}` : line
  return /[";]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
