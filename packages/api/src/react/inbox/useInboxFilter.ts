'use client'
import { useSearch } from '../useSearch.ts'

/** Keeps the filter of the notifications in the URL. */
export function useInboxFilter() {
  const [params, changeSearch] = useSearch()
  const stored = params.get('filter')
  const filter: 'all' | 'unread' | 'important' =
    stored === 'unread' || stored === 'important' ? stored : 'all'
  const set = (name: string, value: string | null) =>
    changeSearch(
      (search) => {
        if (value === null) search.delete(name)
        else search.set(name, value)
        return search
      },
      { replace: true },
    )
  return {
    filter,
    kind: params.get('kind'),
    onFilterChange: (chosen: string) => set('filter', chosen === 'all' ? null : chosen),
    onKindChange: (kind: string | null) => set('kind', kind),
  }
}
