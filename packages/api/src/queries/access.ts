import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import { RARELY } from './choice.ts'

/** Reading what a role can grant. */
export function accessQueries(client: FleetClient) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['access', 'list'],
        queryFn: ({ signal }) => client.listAccessGroups({ signal }),
        staleTime: RARELY,
      }),
  }
}
