// One way only to match each digit: strangers send text that is to take long.
const pattern = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Reads a decimal number as trackers write it; empty is null, anything else NaN. A decimal comma only where it is asked for. */
export function parseNumber(text: string | undefined, decimalComma = false): number | null {
  const trimmed = (text ?? '').trim()
  if (trimmed === '') return null
  const dotted = decimalComma ? trimmed.replace(',', '.') : trimmed
  return pattern.test(dotted) ? Number(dotted) : Number.NaN
}
