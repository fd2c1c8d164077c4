import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { SessionFilter, TripFilter } from '../calls/gps.ts'
import type { FleetClient } from '../createFleetClient.ts'
import type { GpsSession, Id } from '../models.ts'

/** Trips in one page of the list. */
const PAGE = 200
/** Trips that are asked for one after the other until one is long enough. */
const MOST_STEPS = 50

interface TripPageParam {
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
}

function firstPage(since: string | undefined): TripPageParam {
  return since === undefined ? {} : { from: since }
}

/** Reading trips; a filter and `detail` need the extension `timedTrips`, pages and neighbours `tripPages`. */
export function sessionQueries(client: FleetClient) {
  return {
    list: (filter: SessionFilter = {}) =>
      queryOptions({
        queryKey: ['session', 'list', filter],
        queryFn: ({ signal }) => client.listSessions({ ...filter, signal }),
      }),
    /** Trips in pages, newest first. With `since` (ISO 8601) the first pages end there, and those after them hold what is older. */
    pages: (filter: TripFilter, since?: string) =>
      infiniteQueryOptions({
        queryKey: ['session', 'pages', filter, since ?? null],
        queryFn: ({ signal, pageParam }) =>
          client.listSessionPage({ ...filter, ...pageParam, limit: PAGE, signal }),
        initialPageParam: firstPage(since),
        getNextPageParam: ({ next }, _pages, param): TripPageParam | undefined => {
          if (next !== undefined) return { ...param, cursor: next }
          return param.from === undefined ? undefined : { to: since }
        },
      }),
    /** Whether there are trips without times. */
    hasUntimed: () =>
      queryOptions({
        queryKey: ['session', 'untimed'],
        queryFn: async ({ signal }) =>
          (await client.listSessionPage({ untimed: true, limit: 1, signal })).trips.length > 0,
      }),
    detail: (id: Id) =>
      queryOptions({
        queryKey: ['session', 'detail', String(id)],
        queryFn: ({ signal }) => client.getSession(id, { signal }),
      }),
    /** The trip before or after another among those that pass the filter and are `atLeast` km long; null when there is none. */
    neighbour: (id: Id, direction: 'previous' | 'next', filter: TripFilter, atLeast = 0) =>
      queryOptions({
        queryKey: ['session', 'neighbour', String(id), direction, filter, atLeast],
        queryFn: async ({ signal }): Promise<GpsSession | null> => {
          let from: Id | undefined = id
          for (let step = 0; from !== undefined && step < MOST_STEPS; step += 1) {
            const trip = await client.getNeighbourSession(from, { ...filter, direction, signal })
            if (trip === null || trip.distance >= atLeast) return trip
            from = trip.id
          }
          return null
        },
      }),
  }
}
