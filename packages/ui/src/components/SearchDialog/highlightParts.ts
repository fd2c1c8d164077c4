import { foldCharacter } from './foldText.ts'

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  text: string
  hit: boolean
}

/** A folded text, with the index in the original text for each of its letters. */
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

/** Returns the words to highlight in one result: the whole phrase where a text contains it, else each word. */
export function wordsToMark(texts: readonly string[], words: readonly string[]): readonly string[] {
  const joined = words.join('')
  return texts.some((text) => traced(text).folded.includes(joined)) ? [joined] : words
}

/** Splits a text at the first match of each folded word. Joined, the parts give the original text. */
export function highlightParts(text: string, words: readonly string[]): TextPart[] {
  const { characters, folded, origin } = traced(text)
  const hits = new Set<number>()
  for (const word of words.filter((any) => any !== '')) {
    const start = bestStart(word)
    const first = origin[start]
    const last = origin[start + word.length - 1]
    if (first === undefined || last === undefined) continue
    // Highlights the punctuation inside a match too.
    for (let at = first; at <= last; at += 1) hits.add(at)
  }

  /** Returns the index of the first match at the start of a word, else of the first match; -1 without a match. */
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
