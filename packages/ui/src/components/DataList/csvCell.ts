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
