import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { Id } from '../models.ts'

/** The keys begin with `device`, so that a write to a device makes these queries stale too. */
const all = ['device']

/** Returns the queries of what trackers sent (extension `ingest`). The page that uses them sets how often it polls. */
export function ingestQueries(client: FleetClient) {
  return {
    unknown: () =>
      queryOptions({
        queryKey: [...all, 'unknown'],
        queryFn: ({ signal }) => client.listUnknownDevices({ signal }),
      }),
    /** `from` returns the start of the period. Each request calls it, as a new day can begin while the page is open. */
    contact: (id: Id, from: () => string) =>
      queryOptions({
        queryKey: [...all, 'contact', String(id)],
        queryFn: ({ signal }) => client.getDeviceContact(id, { from: from(), signal }),
      }),
  }
}
