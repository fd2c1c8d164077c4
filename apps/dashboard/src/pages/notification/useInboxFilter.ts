import { type InboxFilter, knownKind } from '@sikud/ui/notification'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useVisit } from '../../layouts/useVisit.ts'

/** Keeps the filter of the notifications in the address. */
export function useInboxFilter() {
  const [params] = useSearchParams()
  const { replaceSearch } = useVisit()
  // The newest params: React renders after the router navigates, so with the rendered params a second quick choice
  // would undo the first.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(latest.current)
    if (value === null) next.delete(name)
    else next.set(name, value)
    latest.current = next
    replaceSearch(next)
  }
  return {
    filter: readFilter(params.get('filter')),
    kind: knownKind(params.get('kind')),
    setFilter: (filter: InboxFilter) => set('filter', filter === 'all' ? null : filter),
    setKind: (kind: string | null) => set('kind', kind),
  }
}

function readFilter(text: string | null): InboxFilter {
  return text === 'unread' || text === 'important' ? text : 'all'
}
