import { useSearch } from '@sikud/api/react'
import { archivedFilterKey } from '@sikud/ui/archive'
import { parseListView } from '@sikud/ui/data-list'
import { useQuery } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../services.ts'
import type { RowsQuery } from './useListPage.ts'

type List<Row> = (archived?: 'only') => {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Row[]>
}

/**
 * Loads the records in use and, while the filter "Arsip" in the URL is active, the archived ones too. `archivable` says
 * whether the server can archive records.
 */
export function useArchivableRows<Row>(list: List<Row>): {
  query: RowsQuery<Row>
  archivable: boolean
} {
  const archivable = !useServices().server.isBase
  const [params] = useSearch()
  const isAsked = archivable && parseListView(params).filter.includes(archivedFilterKey)
  const used = useQuery(list())
  const archived = useQuery({ ...list('only'), enabled: isAsked })
  const data = useMemo(
    () => (used.data && archived.data ? [...used.data, ...archived.data] : undefined),
    [used.data, archived.data],
  )
  if (!isAsked) return { query: used, archivable }
  const { isPending, error, refetch } = used.error ? used : archived
  return { query: { data, isPending, error, refetch }, archivable }
}
