import { foldCharacter } from './foldText.ts'

/** A piece of a text, and whether it was searched for. */
export interface TextPart {
  text: string
  hit: boolean
}

/** A text without what the search leaves out, with the way back to where each letter came from. */
function traced(text: string) {
  const characters = Array.from(text)
  let folded = ''
  const origin: number[] = []
  characters.forEach((character, at) => {
    const letters = foldCharacter(character)
    folded += letters
    for (let letter = 0; letter < letters.length; letter += 1) origin.push(at)
  })
  return { characters, folded, origin }
}

/** What to mark in the texts of one find: the words in one piece where a text has them so, else each by itself. */
export function wordsToMark(texts: readonly string[], words: readonly string[]): readonly string[] {
  const joined = words.join('')
  return texts.some((text) => traced(text).folded.includes(joined)) ? [joined] : words
}

/** Cuts a text where the folded words stand in it, each once; together the parts are the text again. */
export function highlightParts(text: string, words: readonly string[]): TextPart[] {
  const { characters, folded, origin } = traced(text)
  const hits = new Set<number>()
  for (const word of words.filter((any) => any !== '')) {
    const start = bestStart(word)
    const first = origin[start]
    const last = origin[start + word.length - 1]
    if (first === undefined || last === undefined) continue
    // The punctuation inside is marked too.
    for (let at = first; at <= last; at += 1) hits.add(at)
  }

  /** Where a word of the text begins so, else the first place inside one. */
  function bestStart(word: string): number {
    const first = folded.indexOf(word)
    for (let at = first; at >= 0; at = folded.indexOf(word, at + 1)) {
      const before = characters[(origin[at] ?? 0) - 1]
      if (before === undefined || foldCharacter(before) === '') return at
    }
    return first
  }

  const parts: TextPart[] = []
  characters.forEach((character, at) => {
    const hit = hits.has(at)
    const last = parts.at(-1)
    if (last?.hit === hit) last.text += character
    else parts.push({ text: character, hit })
  })
  return parts
}
