import { useLeaveList, useRecorder, useSearch } from '@sikud/api/react'
import type { Id, ListExport } from '@sikud/api'
import { listViewParams, parseListView } from '@sikud/ui/data-list'
import type { ListView } from '@sikud/ui/data-list'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/** The part of a query's result that a list page needs. */
export type RowsQuery<Row> = Pick<UseQueryResult<Row[]>, 'data' | 'isPending' | 'error' | 'refetch'>

const none: never[] = []

/**
 * Returns the rows of a list of records, and the props of the list component. The props contain the loading state, the
 * view from the URL (search, order, page, filters), and a function that records an export in the audit log. `name` is
 * the name of the list in the API contract.
 */
export function useListPage<Row extends object>(
  { data, isPending, error, refetch }: RowsQuery<Row>,
  name: ListExport['list'],
) {
  const [view, onViewChange] = useListView()
  const record = useRecorder()
  const recordExport = async (rows: readonly Row[]) => {
    const { length: count } = rows
    const drivers = name === 'driver' && { driver_ids: rows.flatMap(idOf) }
    const body = { list: name, count, filtered: count !== data?.length, ...drivers }
    await record?.((client) => client.request('recordExport', { body }))
  }
  const list = {
    loading: isPending,
    error: error?.message,
    onRetry: () => void refetch(),
    view,
    onViewChange,
    onExport: recordExport,
  }
  return { rows: data ?? none, list }
}

function idOf(row: object): Id[] {
  return 'id' in row && (typeof row.id === 'number' || typeof row.id === 'string') ? [row.id] : []
}

/**
 * Keeps a list's search, order, page and filters in the URL, for Back, reload and links. Each choice adds a history
 * entry; typing a search text adds only one entry. Remembers the last choice for the links back to the list.
 */
function useListView(): [ListView, (view: ListView) => void] {
  const [params, changeSearch] = useSearch()
  const view = useMemo(() => parseListView(params), [params])
  const { search } = view
  const { pathname } = useLocation()
  const leave = useLeaveList()
  useEffect(() => leave(pathname, params.toString()), [leave, pathname, params])
  const setView = useCallback(
    (next: ListView) =>
      changeSearch((current) => listViewParams(next, current), {
        replace: search !== '' && next.search !== search,
      }),
    [changeSearch, search],
  )
  return [view, setView]
}
