import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { buildPoint } from './buildPoint.ts'
import { type ColumnIndexes, findColumns, findSeparator, normalizeName } from './fieldNames.ts'
import { MAX_LINE, MAX_COLUMNS } from './limits.ts'
import { parseNumber } from '../parse/parseNumber.ts'
import type { Reading, ReadingNotes, ReadingOptions } from './Reading.ts'
import { RecordingError } from './RecordingError.ts'
import { speedUnitOfName, toKmh } from '../measure/speedUnit.ts'

interface ParsedRow {
  info: { lines: number }
  record: string[]
}

/** Reads a CSV stream row by row. The first row has the column names. */
export async function* readCsv(
  text: Readable,
  headerLine: string,
  options: ReadingOptions,
  notes: ReadingNotes,
): AsyncGenerator<Reading> {
  const separator = findSeparator(headerLine)
  const parser = text.pipe(
    parse({
      bom: true,
      delimiter: separator,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_LINE,
    }),
  )
  // pipe() does not forward an error of the source, such as a truncated gzip.
  text.once('error', (error) => parser.destroy(error))
  let rows: RowReader | undefined
  const parsed = parser as AsyncIterable<ParsedRow> // as: csv-parse types its rows as unknown
  for await (const { info, record } of parsed) {
    if (record.length > MAX_COLUMNS) {
      throw new RecordingError(`Baris ${String(info.lines)} berisi lebih dari ${String(MAX_COLUMNS)} kolom.`)
    }
    if (rows === undefined) {
      rows = createRowReader(record, separator, options, notes)
      continue
    }
    yield rows(info.lines, record)
  }
  if (rows === undefined) throw new RecordingError('Berkas ini kosong.')
}

type RowReader = (line: number, row: readonly string[]) => Reading

function createRowReader(
  header: readonly string[],
  separator: string,
  options: ReadingOptions,
  notes: ReadingNotes,
): RowReader {
  const columns = findColumns(header, options.columns ?? {})
  for (const [role, index] of Object.entries(columns)) notes.columns[role] = header[index] ?? ''
  const unit = options.speedUnit ?? speedUnitOfName(normalizeName(notes.columns['speed'] ?? ''))
  const decimalComma = separator !== ','
  const number = (row: readonly string[], index: number | undefined) =>
    index === undefined ? null : parseNumber(row[index], decimalComma)
  return (line, row) =>
    buildPoint(
      {
        line,
        deviceKey: deviceKeyOf(row, columns),
        trackKey: cell(row, columns.track),
        timeText: cell(row, columns.time) ?? '',
        lat: number(row, columns.lat),
        lng: number(row, columns.lon),
        speed: toKmh(number(row, columns.speed), unit),
        heading: number(row, columns.heading),
      },
      notes,
      options.now,
    )
}

function deviceKeyOf(row: readonly string[], columns: ColumnIndexes): string | null {
  return cell(row, columns.imei) ?? cell(row, columns.vehicle) ?? cell(row, columns.track)
}

function cell(row: readonly string[], index: number | undefined): string | null {
  const text = index === undefined ? '' : (row[index] ?? '').trim()
  return text === '' ? null : text
}
