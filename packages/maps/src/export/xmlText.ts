const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Any text as one line of XML; characters that XML forbids become spaces. */
export function xmlText(text: string): string {
  return plainLine(text).replace(/[&<>"]/g, (character) => entities[character] ?? '')
}

/** A text in one line, without control characters and without halves of characters. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\uFFFE\uFFFF]+/gu, ' ')
    .trim()
}
