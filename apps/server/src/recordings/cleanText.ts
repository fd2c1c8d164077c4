import { createHash } from 'node:crypto'

const longestKey = 64
/** Control characters, line ends, and the marks that turn the direction of writing around. */
const unwanted = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu

/** Makes text from a file safe to store and to show in one line: no NUL, no control characters, no lone surrogates. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(unwanted, ' ').trim()
}

/** Makes the key of a device from what a file calls it; one that is too long is shortened and stays distinct. */
export function cleanKey(text: string): string {
  const key = cleanText(text)
  const characters = Array.from(key)
  if (characters.length <= longestKey) return key
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 8)
  return `${characters.slice(0, longestKey - 9).join('')}~${digest}`
}
