import { toKmh } from '../../measure/speedUnit.ts'
import { parseNumber } from '../../parse/parseNumber.ts'
import { buildPoint } from './buildPoint.ts'
import type { Line } from './readText.ts'
import type { Reading, ReadingNotes, ReadingOptions } from '../Reading.ts'
import { RecordingError } from '../RecordingError.ts'
import type { TimeReader } from '../TimeReader.ts'

/** Matches a line of NMEA 0183: GPS receivers have the talkers GP, GL, GA, GB and GN. */
export const nmeaLine = /\$(?:G[A-Z]|BD)(?:RMC|GGA|GSA|GSV|VTG|GLL|ZDA|GNS|TXT),/

const sentence = /\$((?:G[A-Z]|BD)([A-Z]{3}),[^*$\r\n]*)(?:\*([0-9A-F]{2}))?/i

/**
 * Reads NMEA 0183. Each RMC sentence is a position. A file without RMC has its positions in GGA and its dates in ZDA.
 */
export async function* readNmea(
  lines: AsyncIterable<Line>,
  hasRmc: boolean,
  options: ReadingOptions,
  notes: ReadingNotes,
  times: TimeReader,
): AsyncGenerator<Reading> {
  /** Date of the last ZDA sentence, as ISO text. */
  let date = ''
  for await (const { line, text } of lines) {
    const [, body = '', type = '', sum] = sentence.exec(text) ?? []
    if (type !== 'ZDA' && type !== (hasRmc ? 'RMC' : 'GGA')) continue
    if (sum !== undefined && Number.parseInt(sum, 16) !== checksum(body)) {
      yield { line, reason: 'checksum' }
      continue
    }
    const fields = body.split(',')
    if (type === 'ZDA') {
      date = isoDate(fields[4], fields[3], fields[2])
      continue
    }
    const hasFix = hasRmc ? fields[2] === 'A' : Number(fields[6]) > 0
    if (!hasFix) {
      notes.withoutFix += 1
      continue
    }
    if (!hasRmc && date === '') throw new RecordingError(dateless)
    const at = hasRmc ? 3 : 2
    const day = hasRmc ? dateOfRmc(fields[9]) : date
    yield buildPoint(
      {
        line,
        deviceKey: null,
        trackKey: null,
        timeText: times.join(day, fields[1] ?? ''),
        isUtc: true,
        lat: degrees(fields[at], fields[at + 1]),
        lng: degrees(fields[at + 2], fields[at + 3]),
        speed: hasRmc ? toKmh(parseNumber(fields[7]), options.speedUnit ?? 'knot') : null,
        heading: hasRmc ? parseNumber(fields[8]) : null,
      },
      notes,
      times,
    )
  }
}

const dateless =
  'Berkas NMEA ini hanya berisi GGA, yang tidak menyebut tanggal. Rekam juga kalimat RMC atau ZDA, atau ubah menjadi CSV dengan tanggal.'

function checksum(body: string): number {
  return Array.from(body).reduce((sum, character) => sum ^ (character.codePointAt(0) ?? 0), 0)
}

/** Converts degrees and minutes, such as 0612.3456 and S. */
function degrees(text = '', hemisphere = ''): number | null {
  const value = parseNumber(text)
  if (value === null) return null
  const whole = Math.floor(value / 100)
  const result = whole + (value - whole * 100) / 60
  return /^[SW]$/i.test(hemisphere) ? -result : result
}

/** Converts a date such as 201126 (20 November 2026); the years of NMEA are from 1980 to 2079. */
function dateOfRmc(text = ''): string {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? []
  return year === undefined ? '' : isoDate(`${Number(year) < 80 ? '20' : '19'}${year}`, month, day)
}

function isoDate(year = '', month = '', day = ''): string {
  return /^\d{4}$/.test(year) ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''
}
