import { useSearch } from '@sikud/api/react'
import { type InboxFilter, knownKind } from '@sikud/ui/notification'

/** Keeps the filter of the notifications in the URL. */
export function useInboxFilter() {
  const [params, changeSearch] = useSearch()
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
    filter: readFilter(params.get('filter')),
    kind: knownKind(params.get('kind')),
    setFilter: (filter: InboxFilter) => set('filter', filter === 'all' ? null : filter),
    setKind: (kind: string | null) => set('kind', kind),
  }
}

function readFilter(text: string | null): InboxFilter {
  return text === 'unread' || text === 'important' ? text : 'all'
}
