import { savesData } from '@sikud/ui/lazy'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePageHandle } from '../menu.tsx'
import { useServices } from '../services.ts'

/** The prefetch starts after the page has had no request in flight for this time. */
const REST_MS = 2000

/**
 * Loads the code of all pages once the first page is complete, unless the visitor has turned on data saving. Renders
 * nothing. It is a separate component, so that at the start and end of each request only this component renders again.
 */
export function Prefetch(): null {
  const { client, mayPrefetch } = useServices()
  const { pages } = usePageHandle()
  const isAtRest = useIsFetching() === 0
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    if (isDone || !isAtRest || !mayPrefetch || pages === undefined || savesData()) return undefined
    const leaving = new AbortController()
    const prefetch = () =>
      void import('./prefetchPages.ts')
        .then(({ prefetchPages }) => prefetchPages(pages, client, leaving.signal))
        .then(setIsDone, () => {})
    const timer = setTimeout(prefetch, REST_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isDone, isAtRest, mayPrefetch, pages, client])
  return null
}
