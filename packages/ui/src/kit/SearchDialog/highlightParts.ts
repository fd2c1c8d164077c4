import { foldCharacter } from './foldText.ts'

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  text: string
  hit: boolean
}

/** Returns the normalised text and, for each of its letters, the index in the original text. */
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

/** Returns the words to highlight in one result: the whole phrase if one of the texts contains it, else each word. */
export function wordsToMark(texts: readonly string[], words: readonly string[]): readonly string[] {
  const joined = words.join('')
  return texts.some((text) => traced(text).folded.includes(joined)) ? [joined] : words
}

/** Splits a text at the first match of each normalised word. The parts, when joined, are equal to the text. */
export function highlightParts(text: string, words: readonly string[]): TextPart[] {
  const { characters, folded, origin } = traced(text)
  const hits = new Set<number>()
  for (const word of words.filter((any) => any !== '')) {
    const start = bestStart(word)
    const first = origin[start]
    const last = origin[start + word.length - 1]
    if (first === undefined || last === undefined) continue
    // Punctuation inside a match is highlighted too.
    for (let at = first; at <= last; at += 1) hits.add(at)
  }

  /** Returns the index of the first match at the start of a word, else of the first match anywhere; -1 without one. */
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
