import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { Id } from '../models.ts'

/** Below `device`: who registers or changes one makes these stale as well. */
const all = ['device']

/** Reading what trackers send, extension `ingest`; the page decides how often. */
export function ingestQueries(client: FleetClient) {
  return {
    unknown: () =>
      queryOptions({
        queryKey: [...all, 'unknown'],
        queryFn: ({ signal }) => client.listUnknownDevices({ signal }),
      }),
    /** `from` is asked for at each reading, since a day ends while the page is open. */
    contact: (id: Id, from: () => string) =>
      queryOptions({
        queryKey: [...all, 'contact', String(id)],
        queryFn: ({ signal }) => client.getDeviceContact(id, { from: from(), signal }),
      }),
  }
}
