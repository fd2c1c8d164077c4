import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'

/** Refresh interval in ms. The server does not update its statistics more often. */
const REFRESH_MS = 15_000

/** Returns the query for the server's state (extension `operations`), which refreshes while the page is open. */
export function systemQueries(client: FleetClient) {
  return {
    state: () =>
      queryOptions({
        queryKey: ['system'],
        queryFn: ({ signal }) => client.getSystem({ signal }),
        refetchInterval: REFRESH_MS,
      }),
  }
}
