const plain = /^[\n\x20-\x7e]*$/ // oxlint-disable-line no-control-regex -- printable ASCII: the fast path for nearly every text
const notLetterOrDigit = /[^\p{L}\p{N}]+/gu
const accent = /^\p{M}$/u

/** Folds one character: lower case, no accents; spaces and punctuation become an empty text. */
export function foldCharacter(character: string): string {
  return character.normalize('NFKD').toLowerCase().replace(notLetterOrDigit, '')
}

/** Folds a text: lower case, no accents; other characters than letters and digits become spaces, line breaks stay. */
export function foldLines(text: string): string {
  if (plain.test(text)) return text.toLowerCase().replace(/[^a-z0-9\n]+/g, ' ')
  let folded = ''
  for (const character of text) {
    if (character === '\n') folded += '\n'
    else folded += foldCharacter(character) || (accent.test(character) ? '' : ' ')
  }
  return folded
}

/** Returns the folded words of a search without punctuation; a word that consists only of punctuation is dropped. */
export function foldedWords(search: string): string[] {
  return search
    .split(/\s+/u)
    .map((word) => foldLines(word).replaceAll(' ', ''))
    .filter((word) => word !== '')
}
