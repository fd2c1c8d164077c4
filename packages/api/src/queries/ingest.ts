import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { Id } from '../models.ts'

/** Keys begin with `device`, so that a change of a device makes these queries stale too. */
const all = ['device']

/** Returns the queries of the reports of trackers (extension `ingest`); the page sets the polling interval. */
export function ingestQueries(client: FleetClient) {
  return {
    unknown: () =>
      queryOptions({
        queryKey: [...all, 'unknown'],
        queryFn: ({ signal }) => client.listUnknownDevices({ signal }),
      }),
    /** Calls `from` for each request, because the day can end while the page is open. */
    contact: (id: Id, from: () => string) =>
      queryOptions({
        queryKey: [...all, 'contact', String(id)],
        queryFn: ({ signal }) => client.getDeviceContact(id, { from: from(), signal }),
      }),
  }
}
