const plain = /^[\n\x20-\x7e]*$/ // oxlint-disable-line no-control-regex -- printable ASCII: the fast path for nearly every text
const notLetterOrDigit = /[^\p{L}\p{N}]+/gu
const accent = /^\p{M}$/u

/** Normalises one character for a search: to lower case, without accents. A space or punctuation becomes ''. */
export function foldCharacter(character: string): string {
  return character.normalize('NFKD').toLowerCase().replace(notLetterOrDigit, '')
}

/** Normalises a text for a search: to lower case, without accents. Punctuation becomes a space; line breaks stay. */
export function foldLines(text: string): string {
  if (plain.test(text)) return text.toLowerCase().replace(/[^a-z0-9\n]+/g, ' ')
  let folded = ''
  for (const character of text) {
    if (character === '\n') folded += '\n'
    else folded += foldCharacter(character) || (accent.test(character) ? '' : ' ')
  }
  return folded
}

/** Returns the normalised words of a search without punctuation. Drops words that consist only of punctuation. */
export function foldedWords(search: string): string[] {
  return search
    .split(/\s+/u)
    .map((word) => foldLines(word).replaceAll(' ', ''))
    .filter((word) => word !== '')
}
