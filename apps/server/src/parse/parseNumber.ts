// Hostile input cannot cause long backtracking, because each digit can match only one part of the pattern.
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Parses a decimal number; null if empty, NaN if invalid. Accepts a decimal comma only if `decimalComma` is set. */
export function parseNumber(text: string | undefined, decimalComma = false): number | null {
  const trimmed = (text ?? '').trim()
  if (trimmed === '') return null
  const dotted = decimalComma ? trimmed.replace(',', '.') : trimmed
  return decimal.test(dotted) ? Number(dotted) : Number.NaN
}

/** The sign of each hemisphere on each axis, in English and Indonesian. */
const hemispheres = {
  lat: { N: 1, S: -1, LU: 1, LS: -1 },
  lon: { E: 1, W: -1, BT: 1, BB: -1 },
} as const satisfies Record<string, Record<string, 1 | -1>>

const MAX_LENGTH = 64
const letters = '(?<before>N|S|E|W|LU|LS|BT|BB)?'
const unsigned = String.raw`\d+(?:[.,]\d+)?`
const pattern = new RegExp(
  String.raw`^${letters}\s*(?<sign>[+-]?)(?<degrees>${unsigned})\s*(?:°\s*(?:(?<minutes>${unsigned})\s*['′’]\s*(?:(?<seconds>${unsigned})\s*(?:["″”]|''))?)?)?\s*${letters.replace('before', 'after')}$`,
  'i',
)

/**
 * Parses a latitude or longitude in degrees, with a decimal point or comma, degrees and minutes, or a hemisphere
 * before or after it. Returns null if empty, NaN if invalid.
 */
export function parseCoordinate(text: string | undefined, axis: 'lat' | 'lon'): number | null {
  const plain = parseNumber(text, true)
  if (plain === null || !Number.isNaN(plain)) return plain
  const trimmed = (text ?? '').trim()
  // The pattern would need long for a hostile text of many spaces.
  const parts = trimmed.length > MAX_LENGTH ? undefined : pattern.exec(trimmed)?.groups
  if (parts === undefined) return Number.NaN
  const { before, after, sign, degrees, minutes, seconds } = parts
  const letter = (before ?? after ?? '').toUpperCase()
  if (before !== undefined && after !== undefined) return Number.NaN
  const hemisphere =
    letter === '' ? 1 : new Map<string, number>(Object.entries(hemispheres[axis])).get(letter)
  // A sign and a letter can contradict each other.
  if (hemisphere === undefined || (letter !== '' && sign !== '')) return Number.NaN
  const [arcMinutes, arcSeconds] = [minutes, seconds].map((part) => parseNumber(part, true) ?? 0)
  if ((arcMinutes ?? 0) >= 60 || (arcSeconds ?? 0) >= 60) return Number.NaN
  const value = (parseNumber(degrees, true) ?? 0) + (arcMinutes ?? 0) / 60 + (arcSeconds ?? 0) / 3600
  return (sign === '-' ? -1 : 1) * hemisphere * value
}
