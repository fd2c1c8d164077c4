import { queryOptions } from '@tanstack/react-query'
import type { SessionFilter } from '../calls/gps.ts'
import type { FleetClient } from '../createFleetClient.ts'
import type { Id } from '../models.ts'

/** Reading trips; a filter and `detail` need the extension `timedTrips`. */
export function sessionQueries(client: FleetClient) {
  return {
    list: (filter: SessionFilter = {}) =>
      queryOptions({
        queryKey: ['session', 'list', filter],
        queryFn: ({ signal }) => client.listSessions({ ...filter, signal }),
      }),
    detail: (id: Id) =>
      queryOptions({
        queryKey: ['session', 'detail', String(id)],
        queryFn: ({ signal }) => client.getSession(id, { signal }),
      }),
  }
}
