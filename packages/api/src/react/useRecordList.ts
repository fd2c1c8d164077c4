'use client'
import { useFleetApp, useLocation } from './FleetApp.ts'
import { useQuery } from '@tanstack/react-query'
import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useLeaveList } from './leftLists.ts'
import { useSearch } from './useSearch.ts'

/** The part of a query's result that a list needs. */
export type RowsQuery<Row> = Pick<UseQueryResult<Row[]>, 'data' | 'isPending' | 'error' | 'refetch'>

/** Reads the view of a list (search, order, page, filters) from a URL and writes it: `listUrl` of `@sikud/ui/data-list`. */
export interface ListUrl<View> {
  parse: (params: URLSearchParams) => View
  params: (view: View, before: URLSearchParams) => URLSearchParams
}

const none: never[] = []

/**
 * Returns the rows of a list of records, and the props of the list component: the loading state, and the view from the
 * URL, for Back, reload and links. Each choice adds a history entry; typing a search text adds only one entry. Remembers
 * the last view for the links back to the list.
 */
export function useRecordList<Row, View extends { search: string }>(
  { data, isPending, error, refetch }: RowsQuery<Row>,
  { parse, params: paramsOf }: ListUrl<View>,
) {
  const [params, changeSearch] = useSearch()
  const view = useMemo(() => parse(params), [parse, params])
  const { search } = view
  const { pathname } = useLocation()
  const leave = useLeaveList()
  useEffect(() => leave(pathname, params.toString()), [leave, pathname, params])
  const onViewChange = useCallback(
    (next: View, replaces = false) =>
      changeSearch((current) => paramsOf(next, current), {
        replace: replaces || (search !== '' && next.search !== search),
      }),
    [changeSearch, paramsOf, search],
  )
  const load = { loading: isPending, error: error?.message, onRetry: () => void refetch() }
  return { rows: data ?? none, list: { ...load, view, onViewChange } }
}

export type ArchivableList<Row> = (archived?: 'only') => {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Row[]>
}

/**
 * Loads the records in use and, while `showsArchived` returns true for the query of the URL, the archived ones too.
 * `archivable` says whether the server can archive records.
 */
export function useArchivableRows<Row>(
  list: ArchivableList<Row>,
  showsArchived: (params: URLSearchParams) => boolean,
): { query: RowsQuery<Row>; archivable: boolean } {
  const archivable = !useFleetApp().isBase
  const [params] = useSearch()
  const isAsked = archivable && showsArchived(params)
  const used = useQuery(list())
  const archived = useQuery({ ...list('only'), enabled: isAsked })
  const data = useMemo(
    () => (used.data && archived.data ? [...used.data, ...archived.data] : undefined),
    [used.data, archived.data],
  )
  if (!isAsked) return { query: used, archivable }
  const { isPending, error, refetch } = used.error ? used : archived
  return { query: { data, isPending, error, refetch }, archivable }
}
