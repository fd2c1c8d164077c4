import { listViewParams, parseListView } from '@sikud/ui/data-list'
import type { ListView } from '@sikud/ui/data-list'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * A list's search, order, page and filters, kept in the address so that Back, reload and a sent link keep them.
 * Each choice is a step that Back undoes; a search is one step, however long it is typed.
 */
export function useListView(): [ListView, (view: ListView) => void] {
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
