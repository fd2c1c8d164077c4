import type { DataColumn } from './DataColumn.ts'
import { downloadFile } from './downloadFile.ts'

type CsvColumn<Row> = Pick<DataColumn<Row>, 'label' | 'value'>

interface CsvExport<Row> {
  rows: readonly Row[]
  columns: readonly CsvColumn<Row>[]
  /** Plural noun for the rows, with which the file name begins. */
  noun: string
  /** IANA time zone; undefined for that of the browser. */
  timeZone: string | undefined
}

/** Saves rows as a CSV file and returns its name. It yields between batches, so that the page stays responsive. */
export async function exportCsv<Row>({ rows, columns, noun, timeZone }: CsvExport<Row>): Promise<string> {
  const parts: string[] = []
  for (const part of csvChunks(rows, columns)) {
    parts.push(part)
    await yieldToBrowser()
  }
  const name = csvFileName(noun, new Date(), timeZone)
  downloadFile(name, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  return name
}

/** Returns a file name such as `perangkat-2026-11-21.csv`, with the date in the user's time zone. */
export function csvFileName(noun: string, now: Date, timeZone: string | undefined): string {
  const words = noun.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  // The Swedish locale formats dates as ISO 8601.
  return `${[...words, now.toLocaleDateString('sv-SE', { timeZone })].join('-')}.csv`
}

/** Lets the browser handle events. It uses a message, because browsers throttle timers in hidden tabs. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** Number of rows in one batch. A batch takes a few milliseconds. */
const ROWS_PER_BATCH = 2000
// Excel reads a file as UTF-8 only if it begins with this byte order mark.
const byteOrderMark = '\uFEFF'

/**
 * Yields the text of a CSV file in parts, of which the first is the header. The separator is a semicolon, because
 * Indonesian numbers contain a decimal comma.
 */
export function* csvChunks<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
): Generator<string, void> {
  yield byteOrderMark + csvLine(columns.map(({ label }) => label))
  for (let start = 0; start < rows.length; start += ROWS_PER_BATCH) {
    yield rows
      .slice(start, start + ROWS_PER_BATCH)
      .map((row) => csvLine(columns.map((column) => column.value(row))))
      .join('')
  }
}

function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(';')}\r\n`
}

/** Matches texts that a spreadsheet could parse as a formula, even after blanks and apostrophes. */
const formulaStart = /^['\s\0]*[=+\-@＝＋－＠]|^'*[\t\r\n\0]/u // oxlint-disable-line no-control-regex -- a formula can follow control characters
const negativeNumber = /^-\d+(?:[.,]\d+)?$/u

/** Patterns of the texts that Excel would convert to numbers or dates. */
const misread = [
  // Long numbers, and numbers that begin with 0, such as 356938035643809 and 08123456789
  /^\s*(?:0\d+|\d{12,})\s*$/u,
  // Numbers with separators or an exponent, such as 3/4, 10:30, 1.234 and 1E5
  /^\s*\d+(?:[ .,:/-]\d+)*(?:e[+-]?\d+|[ .,:/-]\d+)\s*$/iu,
  // Dates with an English or Indonesian month, such as Mar-21 and 3 Mei
  /^(?=.*\d)\s*(?:\d+[ ./-]?)?(?:jan|feb|mar|apr|me[iy]|ju[nl]|agu|aug|sep|o[ck]t|nov|de[cs])[a-z]*(?:[ ./-]?\d+)?\s*$/iu,
]

const needsQuotes = /[";\t\r\n]|^\s|\s$/u

/**
 * Returns one cell of a CSV file, in the format of an Indonesian Excel. Numbers get a decimal comma. A text that Excel
 * would convert to a number or date gets a tab at the end. A text that Excel would parse as a formula gets an
 * apostrophe at the start.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  const text = guarded(value)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function guarded(text: string): string {
  if (formulaStart.test(text)) return negativeNumber.test(text) ? text : `'${text}`
  return misread.some((form) => form.test(text)) ? `${text}\t` : text
}
