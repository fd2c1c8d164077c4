import { useContext, useLayoutEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router-dom'

/** Navigation state after a save: `useUnsavedGuard` does not ask, because all changes are saved. */
export const savedState = { saved: true }

/** One visit of a page, from its opening until the user leaves it. */
export type Visit = {
  /** Returns false as soon as the user clicks to leave the page, even while the next page loads. */
  isOpen: () => boolean
  /** Opens the next page with `state`; does nothing after the visit. */
  goOn: (to: string, state?: object) => void
  /** Replaces the query in the address; does nothing after the visit, because it would cancel another navigation. */
  replaceSearch: (search: URLSearchParams) => void
}

/** Returns the visit of the calling page. A response that arrives after the visit must not navigate. */
export function useVisit(): Visit {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Reads the router itself, because React renders a new router state later.
  const router = useContext(DataRouterContext)?.router
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  function isOpen() {
    const { location, navigation } = router?.state ?? {}
    const target = navigation?.location ?? location
    return isMounted.current && (target === undefined || target.pathname === pathname)
  }
  return {
    isOpen,
    goOn(to, state) {
      if (isOpen()) void navigate(to, { replace: true, state: { ...savedState, ...state } })
    },
    replaceSearch(search) {
      if (isOpen()) void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true })
    },
  }
}
