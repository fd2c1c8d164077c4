import { queryOptions } from '@tanstack/react-query'
import type { LiveFilter } from '../calls/gps.ts'
import type { Id } from '../models.ts'
import type { FleetClient } from '../createFleetClient.ts'

/** Returns the queries for last positions. The page that uses them sets the polling interval. */
export function positionQueries(client: FleetClient) {
  return {
    /** The newest position of all devices, or of the devices of a depot (extension `groups`). */
    last: (groupId?: Id) =>
      queryOptions({
        queryKey: ['position', 'last', groupId ?? null],
        queryFn: ({ signal }) => client.getLastPosition({ groupId, signal }),
      }),
    /**
     * The last positions of the devices that match the filter (extension `liveFleet`). `serverOffset` is server time
     * minus local time in ms, to compute the ages of the positions.
     */
    live: (of: LiveFilter) =>
      queryOptions({
        queryKey: ['position', 'live', of],
        queryFn: async ({ signal }) => {
          const { positions } = await client.listLivePositions({ ...of, signal })
          return { positions, serverOffset: client.serverNow() - Date.now() }
        },
      }),
  }
}
