/** Formats a number with at most `digits` (1 or more) decimals, never with an exponent: some formats forbid it. */
export function decimal(value: number, digits: number): string {
  const text = value.toFixed(digits).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

/** Formats degrees with seven decimals, a precision of about a centimetre. */
export function degrees(value: number): string {
  return decimal(value, 7)
}

/** Returns a number with a decimal comma. */
export function comma(number: string): string {
  return number.replace('.', ',')
}

/** Returns a text as a cell of CSV with semicolons, on one line; a spreadsheet never reads it as a formula. */
export function cell(text: string): string {
  const line = plainLine(text)
  const escaped = /^[=+\-@＝＋－＠']/u.test(line) ? `'${line}` : line
  return /[";]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}

/** The media type of CSV files. */
export const CSV_TYPE = 'text/csv;charset=utf-8'

const QUARTER = 900_000

/** Returns a function that formats epoch ms as "2026-11-20T07:24:10+07:00". By default, uses the browser's zone. */
export function isoTime(timeZone: string | undefined): (epoch: number) => string {
  const names = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  // Caches the offset of each quarter of an hour, because calling Intl for each point is too slow. An offset changes
  // only at the start of a quarter of an hour.
  const offsets = new Map<number, number>()
  const offsetAt = (epoch: number) => {
    const quarter = Math.floor(epoch / QUARTER)
    const known = offsets.get(quarter)
    if (known !== undefined) return known
    const offset = minutesOf(names.formatToParts(epoch).find(({ type }) => type === 'timeZoneName')?.value)
    offsets.set(quarter, offset)
    return offset
  }
  return (epoch) => {
    const offset = offsetAt(epoch)
    const local = new Date(epoch + offset * 60_000).toISOString().replace('.000Z', 'Z').slice(0, -1)
    return local + clockOf(offset)
  }
}

/** Parses "GMT+07:00" into minutes; "GMT" alone is 0. */
function minutesOf(name = 'GMT') {
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

function clockOf(offset: number) {
  const minutes = Math.abs(offset)
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

function twoDigits(value: number) {
  return String(value).padStart(2, '0')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text as one line of XML; characters that XML forbids become spaces. */
export function xmlText(text: string): string {
  return plainLine(text).replace(/[&<>"]/g, (character) => entities[character] ?? '')
}

/** Returns a text as one line, without control characters and lone surrogates. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\uFFFE\uFFFF]+/gu, ' ')
    .trim()
}
