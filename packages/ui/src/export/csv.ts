/** Excel reads a file as UTF-8 only if it begins with this mark. */
export const byteOrderMark = '\uFEFF'

/**
 * Returns lines of a CSV file. The separator is a semicolon, because Indonesian numbers contain a decimal comma. The
 * first line of a file is that of the heads, after `byteOrderMark`.
 */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')
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
