import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { newestLocation, useRouter } from './useRouter.ts'

/** Navigation state after a save. With it `useUnsavedGuard` does not ask, because all changes are saved. */
export const savedState = { saved: true }

/** One visit of a page, from its opening until the user leaves it. */
export type Visit = {
  /** Returns false as soon as the user opens another page, even while that page still loads. */
  isOpen: () => boolean
  /** Opens the next page with `state`; does nothing if the user has already left this page. */
  goOn: (to: string, state?: object) => void
}

/**
 * Returns the current visit of the page that calls this hook. When a late response calls `goOn` after the user has left
 * the page, nothing happens.
 */
export function useVisit(): Visit {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const router = useRouter()
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const isOpen = useCallback(
    () => isMounted.current && newestLocation(router).pathname === pathname,
    [router, pathname],
  )
  return {
    isOpen,
    goOn(to, state) {
      if (isOpen()) void navigate(to, { replace: true, state: { ...savedState, ...state } })
    },
  }
}
