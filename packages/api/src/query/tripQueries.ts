import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type { FleetClient } from '../client/createFleetClient.ts'
import type { GpsSession, Id, Page, Rows } from '../models.ts'
import type { TripSort } from '../sortTrips.ts'

/** Number of trips in one page of the list. */
const PAGE_SIZE = 200
/** Number of trips in one page if all trips are loaded: the most that a server sends. */
const MAX_PAGE_SIZE = 500
/** Maximum number of trips that `all` loads. */
const MAX_ALL = 50_000
/** Maximum number of trips that `neighbour` requests, one by one, to find a trip of at least `minKm`. */
const MAX_STEPS = 50

/** A filter for trips. Times are ISO 8601 with offset. Most filters need an extension of our server. */
export interface TripFilter {
  deviceId?: Id | undefined
  vehicleId?: Id | undefined
  driverId?: Id | undefined
  /** Id of a depot. The filter includes the depots below it. Needs the extension `groups`. */
  groupId?: Id | undefined
  from?: string | undefined
  to?: string | undefined
  /** True: only trips whose points have no time stamps; false: only trips with a start time; undefined: all trips. */
  untimed?: boolean | undefined
  /** Only trips that ran in the minute from this time; `from` and `to` have no effect with it. */
  at?: string | undefined
  /** Sorts by a figure, the longest or fastest trip first; the newest comes first without it. */
  sort?: TripSort | undefined
}

/** One page of trips, newest first, without their points. */
export interface TripPage {
  trips: Rows<GpsSession>
  /** The cursor for the next page; the last page has none. */
  next?: string
}

/** The device, vehicle or driver whose trips a summary totals. */
type SummaryOwner = { deviceId: Id } | { vehicleId: Id } | { driverId: Id }

export interface QueryContext {
  signal: AbortSignal
}

export interface TripPageParam {
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
}

function firstPage(since: string | undefined): TripPageParam {
  return since === undefined ? {} : { from: since }
}

/**
 * Returns the queries for trips. A base server (it has only the base API) needs `createBaseServer` for them.
 */
export function tripQueries(client: FleetClient) {
  return {
    /**
     * Trips of adjacent periods, without their points. `bounds` (ISO 8601) are the ends of the periods, the oldest first.
     * A trip that runs across a bound is there once for each period, with its part of that period. The newest period comes
     * first.
     */
    periods: (bounds: readonly string[], groupId?: Id) => ({
      queryKey: ['listSessions', inputOf({ groupId }), 'periods', bounds],
      async queryFn({ signal }: QueryContext) {
        const lists = await Promise.all(
          bounds.slice(1).map((to, at) =>
            client.request('listSessions', inputOf({ summary: true, from: bounds[at], to, groupId }), {
              signal,
            }),
          ),
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
    pages: (filter: TripFilter, since?: string) => ({
      queryKey: ['listSessions', inputOf(filter), 'pages', since ?? null],
      queryFn: ({ signal, pageParam }: QueryFunctionContext<QueryKey, TripPageParam>) => {
        const { cursor, ...period } = pageParam
        const page = { limit: PAGE_SIZE, preview: '1' as const, cursor }
        return readPage(client, { ...filter, ...period }, page, signal)
      },
      initialPageParam: firstPage(since),
      getNextPageParam: (
        { next }: TripPage,
        _pages: TripPage[],
        param: TripPageParam,
      ): TripPageParam | undefined => {
        if (next !== undefined) return { ...param, cursor: next }
        // A list that is sorted by a figure has only the trips of its period.
        return param.from === undefined || filter.sort !== undefined ? undefined : { to: since }
      },
    }),
    /**
     * Loads all trips that match the filter, without their points, page by page. Calls `onCount` with their number after
     * each page. Rejects above 50,000 trips.
     */
    all: async (
      filter: TripFilter,
      { signal, onCount }: QueryContext & { onCount?: (count: number) => void },
    ) => {
      const rows: GpsSession[] = []
      let cursor: string | undefined
      do {
        const page = await readPage(client, filter, { limit: MAX_PAGE_SIZE, preview: '1', cursor }, signal)
        rows.push(...page.trips)
        cursor = page.next
        onCount?.(rows.length)
        if (rows.length > MAX_ALL) throw new RangeError(`More than ${MAX_ALL} trips match the filter.`)
      } while (cursor !== undefined)
      return rows
    },
    /**
     * The newest trips that match the filter, without their points. With `preview` they have their ends and some speeds,
     * which the access log of the drivers records.
     */
    newest: (filter: TripFilter, count: number, { preview = false } = {}) => ({
      queryKey: ['listSessions', inputOf(filter), 'newest', count, preview],
      queryFn: async ({ signal }: QueryContext) => {
        const page = { limit: count, ...(preview && { preview: '1' as const }) }
        return (await readPage(client, filter, page, signal)).trips
      },
    }),
    /** Whether the server has trips whose points have no time stamps. */
    hasUntimed: () => ({
      queryKey: ['listSessions', {}, 'untimed'],
      queryFn: async ({ signal }: QueryContext) =>
        (await readPage(client, { untimed: true }, { limit: 1 }, signal)).trips.length > 0,
    }),
    /**
     * The totals of the trips of a device, vehicle or driver (extension `tripSummary`). `period` is called for each
     * request, because a new day can begin while the page is open.
     */
    summary: (of: SummaryOwner, period: () => { from: string; to: string }) => ({
      queryKey: ['summariseSessions', inputOf(of)],
      queryFn: ({ signal }: QueryContext) =>
        client.request('summariseSessions', { ...inputOf(of), ...period() }, { signal }),
    }),
    /** The previous or next trip that matches the filter and has at least `minKm` km; null if there is none. */
    neighbour: (id: Id, direction: 'previous' | 'next', filter: TripFilter, minKm = 0) => ({
      queryKey: ['getNeighbourSession', { ...inputOf(filter), id: String(id), direction }, minKm],
      queryFn: async ({ signal }: QueryContext): Promise<GpsSession | null> => {
        let from: Id | undefined = id
        for (let step = 0; from !== undefined && step < MAX_STEPS; step += 1) {
          const trip: GpsSession | null = await client.request(
            'getNeighbourSession',
            { ...inputOf(filter), id: from, direction },
            { signal },
          )
          if (trip === null || trip.distance >= minKm) return trip
          from = trip.id
        }
        return null
      },
    }),
  }
}

async function readPage(
  client: FleetClient,
  filter: TripFilter,
  page: { limit: number; cursor?: string | undefined; preview?: '1' },
  signal: AbortSignal,
): Promise<TripPage> {
  const trips: Page<GpsSession> = await client.request(
    'listSessions',
    { ...inputOf(filter), ...page },
    { signal },
  )
  return { trips, ...(trips.next !== undefined && { next: trips.next }) }
}

/** Returns a filter as the input of an operation. Ids are texts, so that a key has no id as a number. */
function inputOf(filter: TripFilter & { summary?: boolean | undefined }) {
  const { deviceId, vehicleId, driverId, groupId, from, to, untimed, summary, at, sort } = filter
  return {
    device_id: deviceId?.toString(),
    vehicle_id: vehicleId?.toString(),
    driver_id: driverId?.toString(),
    group_id: groupId?.toString(),
    from: at === undefined ? from : undefined,
    to: at === undefined ? to : undefined,
    at,
    sort,
    untimed: untimed === undefined ? undefined : untimed ? ('1' as const) : ('0' as const),
    summary: summary ? ('1' as const) : undefined,
  }
}
