import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { Id } from '../models.ts'

/** Below `device`: a change of a device makes these stale too. */
const all = ['device']

/** Returns the queries of the reports of trackers, extension `ingest`; the page sets the interval. */
export function ingestQueries(client: FleetClient) {
  return {
    unknown: () =>
      queryOptions({
        queryKey: [...all, 'unknown'],
        queryFn: ({ signal }) => client.listUnknownDevices({ signal }),
      }),
    /** `from` is called for each request: the day can end while the page is open. */
    contact: (id: Id, from: () => string) =>
      queryOptions({
        queryKey: [...all, 'contact', String(id)],
        queryFn: ({ signal }) => client.getDeviceContact(id, { from: from(), signal }),
      }),
  }
}
