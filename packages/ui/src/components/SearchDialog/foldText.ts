const plain = /^[\n\x20-\x7e]*$/ // oxlint-disable-line no-control-regex -- printable ASCII, nearly every text of a fleet
const notLetterOrDigit = /[^\p{L}\p{N}]+/gu
const accent = /^\p{M}$/u

/** One character as the search compares it: small, without accents; nothing for spaces and punctuation. */
export function foldCharacter(character: string): string {
  return character.normalize('NFKD').toLowerCase().replace(notLetterOrDigit, '')
}

/** A text with one space for all that is neither letter nor digit, small, without accents; lines stay lines. */
export function foldLines(text: string): string {
  if (plain.test(text)) return text.toLowerCase().replace(/[^a-z0-9\n]+/g, ' ')
  let folded = ''
  for (const character of text) {
    if (character === '\n') folded += '\n'
    else folded += foldCharacter(character) || (accent.test(character) ? '' : ' ')
  }
  return folded
}

/** The words of a search, folded, without the punctuation inside them; a word of punctuation alone is none. */
export function foldedWords(search: string): string[] {
  return search
    .split(/\s+/u)
    .map((word) => foldLines(word).replaceAll(' ', ''))
    .filter((word) => word !== '')
}
