import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'

/** Reading positions; the page decides how often. */
export function positionQueries(client: FleetClient) {
  return {
    last: () =>
      queryOptions({
        queryKey: ['position', 'last'],
        queryFn: ({ signal }) => client.getLastPosition({ signal }),
      }),
  }
}
