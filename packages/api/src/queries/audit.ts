import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AuditFilter } from '../calls/audit.ts'
import type { FleetClient } from '../createFleetClient.ts'
import type { Id } from '../models.ts'

const firstPage: string | undefined = undefined

/** The kinds of records that have a history, which is a list of their changes. */
export type HistoryKind = 'device' | 'driver' | 'vehicle' | 'user' | 'role' | 'group'

/**
 * Returns the queries for the audit log and the access log (extension `audit`). All queries except `export` load pages,
 * with the newest entries first.
 */
export function auditQueries(client: FleetClient) {
  const historyOf = (kind: HistoryKind, ...args: Parameters<typeof client.listRoleHistory>) => {
    if (kind === 'device') return client.listDeviceHistory(...args)
    if (kind === 'driver') return client.listDriverHistory(...args)
    if (kind === 'vehicle') return client.listVehicleHistory(...args)
    if (kind === 'group') return client.listGroupHistory(...args)
    return kind === 'user' ? client.listUserHistory(...args) : client.listRoleHistory(...args)
  }
  return {
    pages: (filter: AuditFilter) =>
      infiniteQueryOptions({
        queryKey: ['audit', 'pages', filter],
        queryFn: ({ signal, pageParam }) => client.listAudit({ ...filter, cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: ({ next }) => next,
      }),
    /** The result is not cached. So each export sends a request, and the audit log can record the export. */
    export: (filter: AuditFilter) =>
      queryOptions({
        queryKey: ['audit', 'export', filter],
        queryFn: ({ signal }) => client.exportAudit({ ...filter, signal }),
        staleTime: 0,
        gcTime: 0,
      }),
    /** The key begins with the kind of record, so that a write to such records also makes this query stale. */
    history: (kind: HistoryKind, id: Id) =>
      infiniteQueryOptions({
        queryKey: [kind, 'history', String(id)],
        queryFn: ({ signal, pageParam }) => historyOf(kind, id, { cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: ({ next }) => next,
      }),
    access: (driverId: Id) =>
      infiniteQueryOptions({
        queryKey: ['audit', 'access', String(driverId)],
        queryFn: ({ signal, pageParam }) => client.listDriverAccess(driverId, { cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: ({ next }) => next,
      }),
  }
}
