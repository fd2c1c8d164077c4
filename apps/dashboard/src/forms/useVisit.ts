import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { savedState } from './useUnsavedGuard.ts'

/** One visit of a page, from its opening until the user leaves it. */
export type Visit = {
  isOpen: () => boolean
  /** Goes on from this page; does nothing once it was left. */
  goOn: (to: string) => void
}

/**
 * The visit of the page that calls it. What outlives the page, such as the answer to a write, navigates only by it
 * and so cannot touch the page that came after.
 */
export function useVisit(): Visit {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // The code of the next page may take its time: the page counts as left from the click on.
  const next = useNavigation().location?.pathname ?? pathname
  const open = useRef(false)
  useLayoutEffect(() => {
    open.current = next === pathname
    return () => {
      open.current = false
    }
  }, [next, pathname])
  const isOpen = () => open.current
  return {
    isOpen,
    goOn: (to) => {
      if (isOpen()) void navigate(to, { replace: true, state: savedState })
    },
  }
}
