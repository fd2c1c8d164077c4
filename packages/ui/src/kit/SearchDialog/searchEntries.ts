import { foldedWords, foldLines } from './foldText.ts'
import type { SearchEntry } from './SearchGroup.ts'

interface Indexed {
  entry: SearchEntry
  /** The normalised label, details and keywords, without spaces and separated by line breaks. */
  fields: string
  /** The same texts with spaces. Each word has a space before it. */
  words: string
}

/** The search results of one group. */
export interface Found {
  /** The best results, at most as many as requested. */
  entries: SearchEntry[]
  /** Number of all matches. */
  total: number
  /** Rank of the best match: 0 is the best rank, and 5 means no match. */
  rank: number
}

const ranks = 5
const indexes = new WeakMap<readonly SearchEntry[], Indexed[]>()

/** Builds the search index of entries. It is cached for each array. */
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
 * Finds the entries that contain each word of the search. Ignores spaces, punctuation, accents and case. Entries with a
 * better rank come first. Entries with the same rank keep their order.
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
    const sameRank = best[rankOf(indexed, words, joined)]
    if (sameRank && sameRank.length < atMost) sameRank.push(indexed.entry)
  }
  const rank = best.findIndex((sameRank) => sameRank.length > 0)
  return { entries: best.flat().slice(0, atMost), total, rank: rank < 0 ? ranks : rank }
}

/**
 * Returns the rank of a match: 0 if the label equals the search, 1 if the label starts with it, 2 if another text
 * starts with it, 3 if each word of the search is the start of a word, else 4.
 */
function rankOf({ fields, words }: Indexed, searched: string[], joined: string): number {
  if (fields.startsWith(`\n${joined}\n`)) return 0
  if (fields.startsWith(`\n${joined}`)) return 1
  if (fields.includes(`\n${joined}`)) return 2
  return searched.every((word) => words.includes(` ${word}`)) ? 3 : 4
}
