import { useSearch } from '@sikud/api/react'
import type { PageSearch } from '@sikud/maps/report'
import { useMemo } from 'react'
import { useHref, useLocation } from 'react-router-dom'

/** Returns the query of the page's URL for the pages of `@sikud/maps`, which keep their state in it. */
export function usePageSearch(): PageSearch {
  const [params, write] = useSearch()
  const { key: visit, pathname } = useLocation()
  const page = useHref(pathname)
  return useMemo(
    () => ({
      params,
      write,
      visit,
      href: (query) => new URL(`${page}?${query}`, window.location.origin).href,
    }),
    [params, write, visit, page],
  )
}
