import { listViewParams, parseListView } from '@sikud/ui/data-list'
import type { ListView } from '@sikud/ui/data-list'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

const none: never[] = []

/** Returns the rows of a list page, the state of their query, and the view in the address. */
export function useListPage<Row>({ data, isPending, error, refetch }: UseQueryResult<Row[]>) {
  const [view, onViewChange] = useListView()
  const list = {
    loading: isPending,
    error: error?.message,
    onRetry: () => void refetch(),
    view,
    onViewChange,
  }
  return { rows: data ?? none, list }
}

/**
 * Keeps a list's search, order, page and filters in the address, for Back, reload and links. Each choice adds
 * a history entry; typing a search adds one.
 */
function useListView(): [ListView, (view: ListView) => void] {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => parseListView(params), [params])
  const { search } = view
  const setView = useCallback(
    (next: ListView) =>
      setParams((current) => listViewParams(next, current), {
        replace: search !== '' && next.search !== search,
        preventScrollReset: true,
      }),
    [setParams, search],
  )
  return [view, setView]
}
