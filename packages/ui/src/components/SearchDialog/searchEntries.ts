import { foldedWords, foldLines } from './foldText.ts'
import type { SearchEntry } from './SearchGroup.ts'

interface Indexed {
  entry: SearchEntry
  /** The folded label, details and keywords, each between line breaks, without gaps. */
  fields: string
  /** The same, each word behind a space. */
  words: string
}

/** What a search finds in one group. */
export interface Found {
  /** The best, at most as many as were asked for. */
  entries: SearchEntry[]
  /** How many there are in all. */
  total: number
  /** How well the first one fits: 0 is best, 5 when there is none. */
  rank: number
}

const ranks = 5
const indexes = new WeakMap<readonly SearchEntry[], Indexed[]>()

/** Prepares entries for the search, once for each array. */
export function indexEntries(entries: readonly SearchEntry[]): Indexed[] {
  const known = indexes.get(entries)
  if (known) return known
  const made = entries.map(indexEntry)
  indexes.set(entries, made)
  return made
}

function indexEntry(entry: SearchEntry): Indexed {
  const texts = [entry.label, ...(entry.details ?? []), ...(entry.keywords ?? [])]
  const words = foldLines(`\n${texts.join('\n')}\n`)
  return { entry, fields: words.replaceAll(' ', ''), words: words.replaceAll('\n', ' ') }
}

/**
 * Finds the entries that hold every word of the search somewhere, whatever their spaces, punctuation, accents and
 * capitals; what begins as the search does comes first, then in the order of the entries.
 */
export function searchEntries(entries: readonly SearchEntry[], search: string, atMost: number): Found {
  const words = foldedWords(search)
  if (words.length === 0) return { entries: [], total: 0, rank: ranks }
  const joined = words.join('')
  const best: SearchEntry[][] = Array.from({ length: ranks }, () => [])
  let total = 0
  for (const indexed of indexEntries(entries)) {
    if (!words.every((word) => indexed.fields.includes(word))) continue
    total += 1
    const equals = best[rankOf(indexed, words, joined)]
    if (equals && equals.length < atMost) equals.push(indexed.entry)
  }
  const rank = best.findIndex((equals) => equals.length > 0)
  return { entries: best.flat().slice(0, atMost), total, rank: rank < 0 ? ranks : rank }
}

/** 0: the label is it, 1: the label begins so, 2: a field begins so, 3: each word begins one, 4: somewhere inside. */
function rankOf({ fields, words }: Indexed, searched: string[], joined: string): number {
  if (fields.startsWith(`\n${joined}\n`)) return 0
  if (fields.startsWith(`\n${joined}`)) return 1
  if (fields.includes(`\n${joined}`)) return 2
  return searched.every((word) => words.includes(` ${word}`)) ? 3 : 4
}
