import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'

/** Returns the query of the last position; the page sets the interval. */
export function positionQueries(client: FleetClient) {
  return {
    last: () =>
      queryOptions({
        queryKey: ['position', 'last'],
        queryFn: ({ signal }) => client.getLastPosition({ signal }),
      }),
  }
}
