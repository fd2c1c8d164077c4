import { foldCharacter } from './foldText.ts'

/** A piece of a text, and whether it was searched for. */
export interface TextPart {
  text: string
  hit: boolean
}

/** Cuts a text where the folded words of a search stand in it; together the parts are the text again. */
export function highlightParts(text: string, words: readonly string[]): TextPart[] {
  const characters = Array.from(text)
  const hits = hitsOf(characters, words)
  const parts: TextPart[] = []
  characters.forEach((character, at) => {
    const hit = hits.has(at)
    const last = parts.at(-1)
    if (last?.hit === hit) last.text += character
    else parts.push({ text: character, hit })
  })
  return parts
}

/** Positions of the characters that the first find of each word covers, with the punctuation inside it. */
function hitsOf(characters: readonly string[], words: readonly string[]): Set<number> {
  let folded = ''
  const origin: number[] = []
  characters.forEach((character, at) => {
    const letters = foldCharacter(character)
    folded += letters
    for (let letter = 0; letter < letters.length; letter += 1) origin.push(at)
  })
  const joined = words.join('')
  const wanted = folded.includes(joined) ? [joined] : words
  const hits = new Set<number>()
  for (const word of wanted) {
    const start = word === '' ? -1 : folded.indexOf(word)
    const first = origin[start]
    const last = origin[start + word.length - 1]
    if (first === undefined || last === undefined) continue
    for (let at = first; at <= last; at += 1) hits.add(at)
  }
  return hits
}
