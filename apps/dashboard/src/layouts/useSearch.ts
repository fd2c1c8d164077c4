import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { newestLocation, useRouter } from './useRouter.ts'
import { useVisit } from './useVisit.ts'

/**
 * Changes the query of the page's URL: adds a history entry or, with `replace`, replaces the current one. Does nothing
 * if `change` returns null. Also does nothing after the user has left the page, because a change would cancel the
 * navigation to the next page.
 */
type ChangeSearch = (
  change: (search: URLSearchParams) => URLSearchParams | null,
  options?: { replace?: boolean },
) => void

/**
 * Returns the query of the page's URL and a function that changes it. React renders each change before it handles the
 * next key or click. With `useSearchParams` React could render it later: the next click would then start from the old
 * query and undo the first change.
 */
export function useSearch(): [URLSearchParams, ChangeSearch] {
  const router = useRouter()
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
