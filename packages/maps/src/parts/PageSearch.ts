'use client'
import { useMemo, useState } from 'react'

/**
 * The query of the page's URL, in which a page keeps its state. An app implements this interface with its router;
 * without a router, `useOwnSearch` keeps the query in memory.
 */
export interface PageSearch {
  params: URLSearchParams
  /**
   * Calls `change` with the newest query and writes its result, as a new history entry or, with `replace`, into the
   * current one. Writes nothing if the result is null.
   */
  write: (
    change: (current: URLSearchParams) => URLSearchParams | null,
    options?: { replace?: boolean },
  ) => void
  /** A key of the current history entry: it differs after each navigation to this page. */
  visit: string
  /** Returns the absolute URL of this page with a query, for links that users share. */
  href: (params: URLSearchParams) => string
}

/** Keeps the query in memory, for apps whose URL does not contain the state of the page. */
export function useOwnSearch(): PageSearch {
  const [params, setParams] = useState(() => new URLSearchParams())
  return useMemo(
    () => ({
      params,
      write: (change) => setParams((current) => change(new URLSearchParams(current)) ?? current),
      visit: '',
      href: (query) => `${window.location.origin}${window.location.pathname}?${query}`,
    }),
    [params],
  )
}
