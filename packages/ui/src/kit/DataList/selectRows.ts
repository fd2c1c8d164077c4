import type { DataColumn, ListFilter } from './DataColumn.ts'
import type { ListSort, ListView } from './ListView.ts'

/** Maximum number of rows on a page. The free version of the grid throws an error for more rows. */
export const MAX_PAGE_SIZE = 100

/** Returns the rows that match search and filters. Calls `searchIndex` only if there is a search. */
export function matchRows<Row>(
  rows: readonly Row[],
  filters: readonly ListFilter<Row>[],
  view: Pick<ListView, 'search' | 'filter'>,
  searchIndex: () => readonly string[],
): readonly Row[] {
  const active = filters.filter(({ key }) => view.filter.includes(key))
  const tests = active.map(({ key, group = key }) => {
    const alternatives = active.filter((other) => (other.group ?? other.key) === group)
    return (row: Row) => alternatives.some(({ test }) => test?.(row) ?? true)
  })
  const search = searchTest(view.search)
  if (search === null && tests.length === 0) return rows
  const index = search === null ? [] : searchIndex()
  return rows.filter(
    (row, at) => (search === null || search(index[at] ?? '')) && tests.every((test) => test(row)),
  )
}

/** One page of rows. `from` and `to` are the numbers of its first and last row in the list, counted from 1. */
export interface RowPage<Row> {
  rows: readonly Row[]
  page: number
  pages: number
  from: number
  to: number
}

/** Returns one page of rows. If the page number is too large, returns the last page. */
export function pageRows<Row>(
  rows: readonly Row[],
  wanted: number,
  pageSize: number = MAX_PAGE_SIZE,
): RowPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * pageSize
  const shown = rows.slice(start, start + pageSize)
  return { rows: shown, page, pages, from: shown.length === 0 ? 0 : start + 1, to: start + shown.length }
}

const separators = /[\s.\-()]+/gu

/**
 * Builds one text in lower case for each row. A value that contains `separators` is also added without them, so that a
 * search without spaces finds it.
 */
export function buildSearchIndex<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): string[] {
  return rows.map((row) => {
    let text = ''
    for (const column of columns) {
      const value = column.value(row)
      if (value === null || value === '') continue
      const lower = String(value).toLowerCase()
      const compact = lower.replace(separators, '')
      text += compact === lower ? `${lower}\n` : `${lower}\n${compact}\n`
    }
    return text
  })
}

/**
 * Returns a function that tests a text from `buildSearchIndex`; null for a blank search. The text must contain all
 * words of the search, or the search without `separators`.
 */
export function searchTest(search: string): ((indexed: string) => boolean) | null {
  const lower = search.trim().toLowerCase()
  if (lower === '') return null
  const words = lower.split(/\s+/u)
  const compact = lower.replace(separators, '')
  return (indexed) =>
    words.every((word) => indexed.includes(word)) || (compact !== '' && indexed.includes(compact))
}

/**
 * Sorts rows by one column. Numbers sort by value. Texts sort without regard to case, and digits in them sort as
 * numbers. Empty values come last. The sort is stable.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: ListSort | null,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key)
  if (sort === null || column === undefined) return rows
  const filled: { row: Row; key: string | number }[] = []
  const empty: Row[] = []
  for (const row of rows) {
    const value = column.value(row)
    if (value === null || value === '' || Number.isNaN(value)) empty.push(row)
    else filled.push({ row, key: typeof value === 'number' ? value : sortKey(value) })
  }
  const sign = sort.direction === 'desc' ? -1 : 1
  filled.sort((a, b) => sign * compareKeys(a.key, b.key))
  return [...filled.map(({ row }) => row), ...empty]
}

function compareKeys(a: string | number, b: string | number): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  if (a === b) return 0
  return a < b ? -1 : 1
}

const beyondAscii = /[^\0-\x7F]/u // oxlint-disable-line no-control-regex -- matches all characters beyond ASCII
const digitRuns = /\d+/gu
const MAX_DIGITS = 40

/**
 * Returns the sort key of a text. Compare two keys with `<`. The order ignores case and accents, and treats digits as
 * numbers. This is much faster than Intl.Collator.
 */
export function sortKey(text: string): string {
  const lower = text.toLowerCase()
  const plain = beyondAscii.test(lower) ? lower.normalize('NFD').replace(/\p{M}+/gu, '') : lower
  return plain.replace(digitRuns, withLengthAhead)
}

/**
 * Puts one character before a number, which encodes how many digits the number has. Longer numbers then sort as larger.
 * The character is one of `1` to `X`, which sort before all lower-case letters.
 */
function withLengthAhead(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/u, '')
  return String.fromCodePoint(0x30 + Math.min(significant.length, MAX_DIGITS)) + significant
}
