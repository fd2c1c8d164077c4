import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router-dom'
import { newestLocation, useVisit } from './useVisit.ts'

/**
 * Changes the query of the address; adds a history entry or, with `replace`, replaces the current one. Changes nothing
 * if `change` returns null, or after the visit, because it would cancel another navigation.
 */
type ChangeSearch = (
  change: (search: URLSearchParams) => URLSearchParams | null,
  options?: { replace?: boolean },
) => void

/**
 * Returns the query of the page's address and a function that changes it. The page renders a change before the next key
 * or click: `useSearchParams` renders it later, and then a second quick choice undoes the first.
 */
export function useSearch(): [URLSearchParams, ChangeSearch] {
  const router = useContext(DataRouterContext)?.router
  if (router === undefined) throw new Error('useSearch needs a data router.')
  const { pathname, search: rendered } = useLocation()
  const navigate = useNavigate()
  const { isOpen } = useVisit()
  const subscribe = useCallback((onChange: () => void) => router.subscribe(onChange), [router])
  const search = useSyncExternalStore(subscribe, () => {
    const newest = newestLocation(router)
    return newest.pathname === pathname ? newest.search : rendered
  })
  const change = useCallback<ChangeSearch>(
    (to, { replace = false } = {}) => {
      if (!isOpen()) return
      const next = to(new URLSearchParams(newestLocation(router).search))
      if (next !== null) void navigate({ search: next.toString() }, { replace, preventScrollReset: true })
    },
    [router, isOpen, navigate],
  )
  return [useMemo(() => new URLSearchParams(search), [search]), change]
}
