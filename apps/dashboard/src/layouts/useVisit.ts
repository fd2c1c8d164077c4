import { useContext, useLayoutEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router-dom'

/** State of a navigation after a save: nothing is lost, so `useUnsavedGuard` does not ask. */
export const savedState = { saved: true }

/** One visit of a page, from its opening until the user leaves it. */
export type Visit = {
  /** False as soon as the user clicks to leave the page, even while the next page loads. */
  isOpen: () => boolean
  /** Goes to the next page, with `state` for it; does nothing after the visit. */
  goOn: (to: string, state?: object) => void
  /** Replaces the query of the page's address; does nothing after the visit, where it would cancel a navigation. */
  replaceSearch: (search: URLSearchParams) => void
}

/** Returns the visit of the calling page. The response to a write may arrive after it, and then must not navigate. */
export function useVisit(): Visit {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // The router itself: React renders its state later.
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
