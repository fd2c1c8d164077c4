'use client'
import { useFleetApp, useLocation } from './FleetApp.ts'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useVisit } from './useVisit.ts'

/**
 * Changes the query of the page's URL: adds a history entry or, with `replace`, replaces the current one. Does nothing
 * if `change` returns null. Also does nothing after the user has left the page, because a change would cancel the
 * navigation to the next page.
 */
export type ChangeSearch = (
  change: (search: URLSearchParams) => URLSearchParams | null,
  options?: { replace?: boolean },
) => void

/**
 * Returns the query of the page's URL and a function that changes it. React renders each change before it handles the
 * next key or click. With `useSearchParams` React could render it later: the next click would then start from the old
 * query and undo the first change.
 */
export function useSearch(): [URLSearchParams, ChangeSearch] {
  const { pathname, search: rendered } = useLocation()
  const { navigation } = useFleetApp()
  const { isOpen } = useVisit()
  const readSearch = () => {
    const newest = navigation.newest()
    return newest.pathname === pathname ? newest.search : rendered
  }
  const search = useSyncExternalStore(navigation.subscribe, readSearch, () => rendered)
  const change = useCallback<ChangeSearch>(
    (to, { replace = false } = {}) => {
      if (!isOpen()) return
      const next = to(new URLSearchParams(navigation.newest().search))
      if (next !== null) navigation.go({ search: next.toString() }, { replace, keepsScroll: true })
    },
    [navigation, isOpen],
  )
  return [useMemo(() => new URLSearchParams(search), [search]), change]
}
