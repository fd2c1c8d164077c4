const beyondAscii = /[^\0-\x7F]/u // oxlint-disable-line no-control-regex -- the range is the point
const digitRuns = /\d+/gu
const longestRun = 40

/** Makes of a text what orders rightly by plain `<`: no case, no accents, runs of digits by size. Several times as fast as a collator. */
export function sortKey(text: string): string {
  const lower = text.toLowerCase()
  const plain = beyondAscii.test(lower) ? lower.normalize('NFD').replace(/\p{M}+/gu, '') : lower
  return plain.replace(digitRuns, withLengthAhead)
}

/** A longer number is a larger one, so its length goes ahead as one character between "0" and the letters. */
function withLengthAhead(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/u, '')
  return String.fromCodePoint(0x30 + Math.min(significant.length, longestRun)) + significant
}
