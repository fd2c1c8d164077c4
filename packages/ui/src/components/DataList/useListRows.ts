'use client'

import { useDeferredValue, useMemo } from 'react'
import type { DataColumn, DataFilter } from './DataColumn.ts'
import type { ListView } from './ListView.ts'
import { buildSearchIndex, matchRows, pageRows, sortRows } from './selectRows.ts'

interface ListInput<Row> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  filters: readonly DataFilter<Row>[]
  view: ListView
  /** Current text of the search field; the view follows after a delay. */
  search: string
}

/** Searches, filters, sorts and pages rows; each step is memoised, and typing has priority. */
export function useListRows<Row>({ rows, columns, filters, view, search }: ListInput<Row>) {
  const deferred = useDeferredValue(search)
  const index = useMemo(() => once(() => buildSearchIndex(rows, columns)), [rows, columns])
  const filterKeys = view.filter.join('\n')
  const matching = useMemo(
    () => matchRows(rows, filters, { search: deferred, filter: filterKeys.split('\n') }, index),
    [rows, filters, deferred, filterKeys, index],
  )
  const { key, direction } = view.sort ?? {}
  const ordered = useMemo(
    () => sortRows(matching, columns, key && direction ? { key, direction } : null),
    [matching, columns, key, direction],
  )
  const wanted = deferred === view.search ? view.page : 1
  const page = useMemo(() => pageRows(ordered, wanted), [ordered, wanted])
  return { ordered, page }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
