import type { InboxFilter } from '@sikud/ui/notification'
import { useSearchParams } from 'react-router-dom'

/** Which notifications are shown, kept in the address. */
export function useInboxFilter(): [InboxFilter, (filter: InboxFilter) => void] {
  const [params, setParams] = useSearchParams()
  return [
    params.get('filter') === 'unread' ? 'unread' : 'all',
    (filter) => setParams(filter === 'unread' ? { filter } : {}, { replace: true, preventScrollReset: true }),
  ]
}
