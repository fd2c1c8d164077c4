// Hostile input cannot cause long backtracking, because each digit can match only one part of the pattern.
const pattern = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Parses a decimal number; null if empty, NaN if invalid. Accepts a decimal comma only if `decimalComma` is set. */
export function parseNumber(text: string | undefined, decimalComma = false): number | null {
  const trimmed = (text ?? '').trim()
  if (trimmed === '') return null
  const dotted = decimalComma ? trimmed.replace(',', '.') : trimmed
  return pattern.test(dotted) ? Number(dotted) : Number.NaN
}
