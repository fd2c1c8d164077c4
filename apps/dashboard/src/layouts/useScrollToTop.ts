import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Shows every page from its top; a change of the query alone moves nothing. */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  useEffect(() => window.scrollTo(0, 0), [pathname])
}
