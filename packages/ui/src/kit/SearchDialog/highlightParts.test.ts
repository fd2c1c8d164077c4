import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedWords } from './foldText.ts'
import { highlightParts, wordsToMark } from './highlightParts.ts'

function marked(text: string, search: string) {
  return highlightParts(text, wordsToMark([text], foldedWords(search)))
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('')
}

describe('highlightParts', () => {
  it.each([
    ['B 7341 KAA', 'b7341kaa', '[B 7341 KAA]'],
    ['B 7341 KAA', '7341', 'B [7341] KAA'],
    ['0812-9047-1101', '0812 9047', '[0812-9047]-1101'],
    ['Rina Kusumawardani', 'kusuma rina', '[Rina] [Kusuma]wardani'],
    ['Dédi Kurniawan', 'dedi', '[Dédi] Kurniawan'],
    ['Mitsubishi Biru', 'b', 'Mitsubishi [B]iru'],
    ['Mitsubishi', 'b', 'Mitsu[b]ishi'],
    ['Bambang', 'x', 'Bambang'],
    ['Bambang', '', 'Bambang'],
  ])('marks %j, searched by %j, as %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected)
  })

  it('highlights only the whole phrase when a text of the result contains it', () => {
    expect(wordsToMark(['B 9014 SIM', 'Mitsubishi'], ['b', '9'])).toEqual(['b9'])
    expect(wordsToMark(['B 3104 SIM', '2019'], ['b', '9'])).toEqual(['b', '9'])
  })

  const text = fc.string({ unit: 'grapheme' })

  it('returns parts that join to the text', () => {
    fc.assert(
      fc.property(text, text, (shown, search) => {
        const parts = highlightParts(shown, foldedWords(search))
        expect(parts.map((part) => part.text).join('')).toBe(shown)
      }),
    )
  })

  it('highlights a word that the text contains, regardless of case, accents and separators', () => {
    fc.assert(
      fc.property(text, text, text, (before, word, after) => {
        const searched = foldedWords(word).join('')
        const parts = highlightParts(`${before}${word}${after}`, [searched])
        expect(parts.some((part) => part.hit)).toBe(searched !== '')
      }),
    )
  })
})
