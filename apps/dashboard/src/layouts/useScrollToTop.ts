import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Shows every page from its top; a change of the query alone moves nothing. */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  // In braces: newer browsers answer a promise, which React would call as a clean-up.
  useEffect(() => {
    window.scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page is the reason to scroll
  }, [pathname])
}
