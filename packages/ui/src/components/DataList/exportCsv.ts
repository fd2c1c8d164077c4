import type { DataColumn } from './DataColumn.ts'

interface CsvExport<Row> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  /** What a row is, in the plural: the first part of the file's name. */
  noun: string
  /** IANA name; the browser's own when absent. */
  timeZone: string | undefined
}

/** Hands rows to the browser as a file, and answers its name; the page stays usable meanwhile. */
export async function exportCsv<Row>({ rows, columns, noun, timeZone }: CsvExport<Row>): Promise<string> {
  const parts: string[] = []
  for (const part of csvChunks(rows, columns)) {
    parts.push(part)
    await nextTurn()
  }
  const name = csvFileName(noun, new Date(), timeZone)
  download(name, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  return name
}

/** `perangkat-2026-11-21.csv`, by the day of the user's zone. */
export function csvFileName(noun: string, now: Date, timeZone: string | undefined): string {
  const words = noun.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  // Sweden writes its dates as ISO 8601 does.
  return `${[...words, now.toLocaleDateString('sv-SE', { timeZone })].join('-')}.csv`
}

function download(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Lets the browser paint and answer; a message is not slowed down in a hidden tab, as a timer is. */
function nextTurn(): Promise<void> {
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

/** Rows that are written in one turn; a few milliseconds of work. */
const rowsATurn = 2000
// Excel reads UTF-8 only behind this mark.
const byteOrderMark = '\uFEFF'

/** The text of a CSV file piece by piece, heads first: semicolons between cells, as where the comma is the decimal sign. */
export function* csvChunks<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
): Generator<string, void> {
  yield byteOrderMark + csvLine(columns.map(({ label }) => label))
  for (let start = 0; start < rows.length; start += rowsATurn) {
    yield rows
      .slice(start, start + rowsATurn)
      .map((row) => csvLine(columns.map((column) => column.value(row))))
      .join('')
  }
}

function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(';')}\r\n`
}

/** What spreadsheets take for the beginning of a formula, behind blanks and apostrophes too. */
const formulaStart = /^['\s\0]*[=+\-@＝＋－＠]|^'*[\t\r\n\0]/u // oxlint-disable-line no-control-regex -- control characters are part of the danger
const negativeNumber = /^-\d+(?:[.,]\d+)?$/u

/** Texts that Excel would show otherwise than they are. */
const misread = [
  // 356938035643809 and 08123456789
  /^\s*(?:0\d+|\d{12,})\s*$/u,
  // 3/4, 10:30, 1.234, 1E5
  /^\s*\d+(?:[ .,:/-]\d+)*(?:e[+-]?\d+|[ .,:/-]\d+)\s*$/iu,
  // Mar-21 and 3 Mei, in both languages
  /^(?=.*\d)\s*(?:\d+[ ./-]?)?(?:jan|feb|mar|apr|me[iy]|ju[nl]|agu|aug|sep|o[ck]t|nov|de[cs])[a-z]*(?:[ ./-]?\d+)?\s*$/iu,
]

const needsQuotes = /[";\t\r\n]|^\s|\s$/u

/**
 * One cell of a CSV file for Indonesian Excel. Numbers get a decimal comma; a text that Excel would take for a
 * number or a date gets a tab behind it, one that it would take for a formula an apostrophe in front.
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
