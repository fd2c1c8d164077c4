import type { DataFilter } from './DataColumn.ts'
import type { ListView } from './ListView.ts'
import { searchTest } from './searchIndex.ts'

/** The grid of the MIT plan throws above this, and nobody reads a longer page. */
export const pageSize = 100

/** The rows that pass search and filters; `searchIndex` is only asked for when there is something to search. */
export function matchRows<Row>(
  rows: readonly Row[],
  filters: readonly DataFilter<Row>[],
  view: Pick<ListView, 'search' | 'filter'>,
  searchIndex: () => readonly string[],
): readonly Row[] {
  const tests = filters.filter(({ key }) => view.filter.includes(key)).map(({ test }) => test)
  const search = searchTest(view.search)
  if (search === null && tests.length === 0) return rows
  const index = search === null ? [] : searchIndex()
  return rows.filter(
    (row, at) => (search === null || search(index[at] ?? '')) && tests.every((test) => test(row)),
  )
}

/** One page of rows: `from` and `to` count from 1, a page beyond the end is the last one. */
export interface RowPage<Row> {
  rows: readonly Row[]
  page: number
  pages: number
  from: number
  to: number
}

/** Cuts a page of at most 100 rows. */
export function pageRows<Row>(rows: readonly Row[], wanted: number): RowPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * pageSize
  const shown = rows.slice(start, start + pageSize)
  return { rows: shown, page, pages, from: shown.length === 0 ? 0 : start + 1, to: start + shown.length }
}
