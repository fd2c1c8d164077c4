import { useDeferredValue, useMemo } from 'react'
import type { DataColumn, ListFilter } from './DataColumn.ts'
import type { ListView } from './ListView.ts'
import { type RowPage, buildSearchIndex, matchRows, pageRows, sortRows } from './selectRows.ts'

interface ListInput<Row> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  filters: readonly ListFilter<Row>[]
  view: ListView
  /** Current text of the search field. `view` gets the same text after a delay. */
  search: string
  pageSize: number
}

/**
 * Searches, filters, sorts and paginates rows. Each step is memoised. The page first renders the new view and search
 * text, and the new rows in a later render, so that it responds to keys and clicks at once. Also returns the sort order
 * of the returned rows, which can be older than that of the view.
 */
export function useListRows<Row>({ rows, columns, filters, view, search, pageSize }: ListInput<Row>) {
  const text = useDeferredValue(search)
  const shown = useDeferredValue(view)
  const index = useMemo(() => once(() => buildSearchIndex(rows, columns)), [rows, columns])
  const filterKeys = shown.filter.join('\n')
  const matching = useMemo(
    () => matchRows(rows, filters, { search: text, filter: filterKeys.split('\n') }, index),
    [rows, filters, text, filterKeys, index],
  )
  const { key, direction } = shown.sort ?? {}
  const ordered = useMemo(
    () => sortRows(matching, columns, key && direction ? { key, direction } : null),
    [matching, columns, key, direction],
  )
  const wanted = text === shown.search ? shown.page : 1
  const page = useMemo(() => pageRows(ordered, wanted, pageSize), [ordered, wanted, pageSize])
  return { ordered, page, sort: shown.sort }
}

/** Describes a page that a server has searched, filtered and sorted. */
export function serverPage<Row>(
  rows: readonly Row[],
  total: number,
  wanted: number,
  pageSize: number,
): RowPage<Row> {
  const start = (wanted - 1) * pageSize
  return {
    rows,
    page: wanted,
    pages: Math.max(wanted, Math.ceil(total / pageSize)),
    from: rows.length === 0 ? 0 : start + 1,
    to: start + rows.length,
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
