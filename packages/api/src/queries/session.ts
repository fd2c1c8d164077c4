import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { SessionFilter, TripFilter } from '../calls/gps.ts'
import type { FleetClient } from '../createFleetClient.ts'
import type { GpsSession, Id, Rows } from '../models.ts'
import { mutation } from './recordQueries.ts'

/** Number of trips in one page of the list. */
const PAGE_SIZE = 200
/** Maximum number of trips that `neighbour` requests, one by one, to find a trip of at least `minKm`. */
const MAX_STEPS = 50

/** The device, vehicle or driver whose trips a summary totals. */
type SummaryOwner = { deviceId: Id } | { vehicleId: Id } | { driverId: Id }

interface TripPageParam {
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
}

function firstPage(since: string | undefined): TripPageParam {
  return since === undefined ? {} : { from: since }
}

/**
 * Returns the queries for trips. The filter of `list` and the query `detail` need the extension `timedTrips`. `pages`,
 * `newest`, `hasUntimed` and `neighbour` need the extension `tripPages`.
 */
export function sessionQueries(client: FleetClient) {
  return {
    list: (filter: SessionFilter = {}) =>
      queryOptions({
        queryKey: ['session', 'list', filter],
        queryFn: ({ signal }) => client.listSessions({ ...filter, signal }),
      }),
    /**
     * Trips of adjacent periods, without their points. `bounds` (ISO 8601) are the ends of the periods, the oldest first.
     * A trip that runs across a bound is there once for each period, with its part of that period. The newest period comes
     * first.
     */
    periods: (bounds: readonly string[], groupId?: Id) =>
      queryOptions({
        queryKey: ['session', 'periods', bounds, groupId ?? null],
        async queryFn({ signal }) {
          const lists = await Promise.all(
            bounds
              .slice(1)
              .map((to, at) => client.listSessions({ summary: true, from: bounds[at], to, groupId, signal })),
          )
          const rows: Rows<GpsSession> = lists.toReversed().flat()
          const unreadable = lists.reduce((sum, list) => sum + (list.unreadable ?? 0), 0)
          return unreadable === 0 ? rows : Object.assign(rows, { unreadable })
        },
      }),
    /**
     * Trips in pages, newest first. With `since` (ISO 8601), the first pages contain only trips since that time, and
     * the next pages contain the older trips.
     */
    pages: (filter: TripFilter, since?: string) =>
      infiniteQueryOptions({
        queryKey: ['session', 'pages', filter, since ?? null],
        queryFn: ({ signal, pageParam }) =>
          client.listSessionPage({ ...filter, ...pageParam, limit: PAGE_SIZE, signal }),
        initialPageParam: firstPage(since),
        getNextPageParam: ({ next }, _pages, param): TripPageParam | undefined => {
          if (next !== undefined) return { ...param, cursor: next }
          return param.from === undefined ? undefined : { to: since }
        },
      }),
    /** The newest trips that match the filter, without their points. */
    newest: (filter: TripFilter, count: number) =>
      queryOptions({
        queryKey: ['session', 'newest', filter, count],
        queryFn: async ({ signal }) =>
          (await client.listSessionPage({ ...filter, limit: count, signal })).trips,
      }),
    /** Whether the server has trips whose points have no time stamps. */
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
    /**
     * The totals of the trips of a device, vehicle or driver (extension `tripSummary`). `period` is called for each
     * request, because a new day can begin while the page is open.
     */
    summary: (of: SummaryOwner, period: () => { from: string; to: string }) =>
      queryOptions({
        queryKey: ['session', 'summary', of],
        queryFn: ({ signal }) => client.summariseSessions({ ...of, ...period() }, { signal }),
      }),
    /** The previous or next trip that matches the filter and has at least `minKm` km; null if there is none. */
    neighbour: (id: Id, direction: 'previous' | 'next', filter: TripFilter, minKm = 0) =>
      queryOptions({
        queryKey: ['session', 'neighbour', String(id), direction, filter, minKm],
        queryFn: async ({ signal }): Promise<GpsSession | null> => {
          let from: Id | undefined = id
          for (let step = 0; from !== undefined && step < MAX_STEPS; step += 1) {
            const trip = await client.getNeighbourSession(from, { ...filter, direction, signal })
            if (trip === null || trip.distance >= minKm) return trip
            from = trip.id
          }
          return null
        },
      }),
  }
}

/** Returns the queries for the periods of deleted trips (extension `tripDelete`). */
export function exclusionQueries(client: FleetClient) {
  return {
    /** The key begins with `device`, like those of the other parts of the device's page. */
    list: (deviceId: Id) =>
      queryOptions({
        queryKey: ['device', 'exclusion', String(deviceId)],
        queryFn: ({ signal }) => client.listExclusions(deviceId, { signal }),
      }),
  }
}

/** Returns the mutations that delete trips, and that restore them from an excluded period (extension `tripDelete`). */
export function sessionMutations(client: FleetClient) {
  return {
    // Invalidates only lists and sums: an invalidated detail query would request the deleted trip again.
    remove: () =>
      mutation(['session', 'remove'], (id: Id) => client.deleteSession(id), [
        ...listKeys,
        ['device', 'exclusion'],
      ]),
    restore: () =>
      mutation(['session', 'restore'], (exclusionId: Id) => client.deleteExclusion(exclusionId), [
        ...listKeys,
        ['device', 'exclusion'],
      ]),
  }
}

const listKeys = ['list', 'pages', 'newest', 'untimed', 'summary', 'neighbour'].map((kind) => [
  'session',
  kind,
])
