import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { buildRecord, type FieldText, findLayout } from './buildPoint.ts'
import {
  type ColumnChoices,
  findColumns,
  findName,
  findSeparator,
  findTimeLikeName,
  normalizeName,
} from '../fieldNames.ts'
import { MAX_LINE, MAX_COLUMNS, RecordingError } from '../RecordingError.ts'
import type { Reading, ReadingNotes, ReadingOptions } from '../Reading.ts'
import type { TimeReader } from '../TimeReader.ts'

interface ParsedRow {
  info: { lines: number }
  record: string[]
}

export interface TableHead {
  /** Line of the header, from 1. */
  line: number
  separator: string
}

/** Maximum number of lines before the header, such as a title and a period. */
const MAX_TITLE_LINES = 30

/**
 * Finds the header of a table: the first line with columns of coordinates. A line `sep=;` before it names the
 * separator. If there is no such line, the first line counts as the header.
 */
export function findHead(head: string, choices: ColumnChoices = {}): TableHead {
  const lines = head.split(/\r\n|\n|\r/, MAX_TITLE_LINES)
  const given = /^"?sep=(.)"?$/i.exec(lines[0]?.trim() ?? '')?.[1]
  const first = given === undefined ? 0 : 1
  for (const [index, line] of lines.entries()) {
    if (index < first) continue
    const separator = given ?? findSeparator(line)
    const cells = line.split(separator).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
    const has = (role: 'lat' | 'lon') =>
      choices[role] === undefined
        ? findName(role, cells) !== undefined
        : cells.some((cell) => normalizeName(cell) === normalizeName(choices[role] ?? ''))
    if (has('lat') && has('lon')) return { line: index + 1, separator }
  }
  return { line: first + 1, separator: given ?? findSeparator(lines[first] ?? '') }
}

export async function* readCsv(
  text: Readable,
  head: TableHead,
  options: ReadingOptions,
  notes: ReadingNotes,
  times: TimeReader,
): AsyncGenerator<Reading> {
  const parser = text.pipe(
    parse({
      delimiter: head.separator,
      from_line: head.line,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_LINE,
    }),
  )
  // pipe() does not forward an error of the source, such as a truncated gzip.
  text.once('error', (error) => parser.destroy(error))
  parser.once('close', () => text.destroy())
  let header: string[] | undefined
  let rows: RowReader | undefined
  const parsed = parser as AsyncIterable<ParsedRow> // as: csv-parse types its rows as unknown
  for await (const { info, record } of parsed) {
    if (record.length > MAX_COLUMNS) {
      throw new RecordingError(`Baris ${String(info.lines)} berisi lebih dari ${String(MAX_COLUMNS)} kolom.`)
    }
    if (header === undefined) header = record
    else {
      rows ??= createRowReader(header, record, options, notes, times)
      yield rows(info.lines, record)
    }
  }
  if (header === undefined) throw new RecordingError('Berkas ini kosong.')
  // Reports missing columns of a table without rows.
  if (rows === undefined) findColumns(header, options.columns ?? {})
}

type RowReader = (line: number, row: readonly string[]) => Reading

function createRowReader(
  header: readonly string[],
  firstRow: readonly string[],
  options: ReadingOptions,
  notes: ReadingNotes,
  times: TimeReader,
): RowReader {
  const columns = findColumns(header, options.columns ?? {})
  // A single column with date and time can have the name of a date.
  if (columns.time === undefined && columns.date !== undefined) columns.time = columns.date
  if (columns.time === columns.date) delete columns.date
  if (columns.time === undefined) refuseUnknownTimes(header, firstRow, times)
  for (const [role, index] of Object.entries(columns)) notes.columns[role] = header[index] ?? ''
  const layout = findLayout(
    header,
    (role) => (columns[role] === undefined ? undefined : header[columns[role]]),
    options,
    notes,
  )
  return (line, row) => {
    const text: FieldText = (role) => {
      const index = columns[role]
      const cell = index === undefined ? '' : (row[index] ?? '').trim()
      return cell === '' ? null : cell
    }
    return buildRecord(line, text, layout, notes, times)
  }
}

/** Refuses a table that has times in a column that nobody chose: they must not get lost. */
function refuseUnknownTimes(header: readonly string[], row: readonly string[], times: TimeReader): void {
  const filled = header.filter((_, index) => (row[index] ?? '').trim() !== '')
  const name =
    filled.find((column) => times.looksLikeTime(row[header.indexOf(column)] ?? '')) ??
    findTimeLikeName(filled)
  if (name === undefined) return
  throw new RecordingError(
    `Kolom "${name}" tampaknya berisi waktu, tetapi tidak dikenali. Sebutkan kolom waktunya dengan --time ` +
      '(dan kolom tanggalnya dengan --date bila terpisah), dan bentuknya dengan --time-format bila perlu.',
  )
}
