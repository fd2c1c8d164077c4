import { EVENTS, type Transport } from '../transport/createTransport.ts'
import type { FleetClientOptions } from '../FleetClientOptions.ts'
import { isObject } from '../httpError.ts'
import type { GpsSession, Id, LastPosition, LiveFleet, Rows } from '../models.ts'
import {
  callInit,
  invalidBody,
  readBody,
  readEvents,
  readList,
  readNullable,
  readPage,
  readRecord,
  readRows,
  readWrite,
  type CallOptions,
} from '../readResponse.ts'
import { lastPosition, livePosition, session, tripExclusion, tripSummary } from '../readers/trip.ts'
import { recordPath } from '../recordPath.ts'

/** A filter for `listSessions`; needs the extension `timedTrips`. Times are ISO 8601 with offset. */
export interface SessionFilter {
  deviceId?: Id | undefined
  /** Id of a depot. The filter includes the depots below it. Needs the extension `groups`. */
  groupId?: Id | undefined
  from?: string | undefined
  to?: string | undefined
  /** Whether the server omits the points of the trips. */
  summary?: boolean | undefined
}

/**
 * A filter for `listSessionPage` and `getNeighbourSession`; needs the extension `tripPages`. Times are ISO 8601 with
 * offset.
 */
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
}

/** A period, and a device, a vehicle or a driver; needs the extension `tripSummary`. Times are ISO 8601 with offset. */
export type SummaryFilter = ({ deviceId: Id } | { vehicleId: Id } | { driverId: Id }) & {
  from: string
  to: string
}

/** A filter for the last positions of devices. */
export interface LiveFilter {
  vehicleId?: Id | undefined
  driverId?: Id | undefined
  /** Id of a depot. The filter includes the depots below it. Needs the extension `groups`. */
  groupId?: Id | undefined
}

/** One page of trips, newest first, without their points. */
export interface TripPage {
  trips: Rows<GpsSession>
  /** The cursor for the next page; the last page has none. */
  next?: string
}

/** Returns the operations on trips and positions. */
export function gpsCalls(api: Transport, parse: FleetClientOptions['parseTrips']) {
  return {
    async listSessions({
      deviceId,
      groupId,
      from,
      to,
      summary,
      ...options
    }: SessionFilter & CallOptions = {}) {
      const query = {
        device_id: idOf(deviceId),
        group_id: idOf(groupId),
        from,
        to,
        summary: summary ? ('1' as const) : undefined,
      }
      const read = { ...options, parse }
      const call = api.GET('/gps/session', { ...callInit(read), parseAs: parseAs(parse), params: { query } })
      return readList(call, read, session)
    },
    /** Extension `tripPages`: returns the page of trips after the cursor. `limit` is at most 500. */
    async listSessionPage({
      limit,
      cursor,
      ...rest
    }: TripFilter & { limit: number; cursor?: string | undefined } & CallOptions): Promise<TripPage> {
      const query = { ...filterQuery(rest), limit, cursor }
      const call = api.GET('/gps/session', { ...callInit(rest), params: { query } })
      const { data, ...more } = await readPage(call, rest, session)
      return { trips: data, ...more }
    },
    /** Extension `tripPages`: returns the previous (older) or next trip that matches the filter, or null. */
    async getNeighbourSession(
      id: Id,
      { direction, ...rest }: TripFilter & { direction: 'previous' | 'next' } & CallOptions,
    ): Promise<GpsSession | null> {
      const params = { path: recordPath(id), query: { ...filterQuery(rest), direction } }
      const call = api.GET('/gps/session/{id}/neighbour', { ...callInit(rest), params })
      return readNullable(call, rest, session)
    },
    /** Extension `timedTrips`: returns a trip with its points. */
    async getSession(id: Id, options?: CallOptions) {
      const read = { ...options, parse }
      const params = { path: recordPath(id) }
      const call = api.GET('/gps/session/{id}', { ...callInit(read), parseAs: parseAs(parse), params })
      return readRecord(call, read, session)
    },
    /** Extension `tripDelete`: deletes a trip with its points. */
    async deleteSession(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/gps/session/{id}', { ...callInit(options), params }), options)
    },
    /** Extension `tripDelete`: returns the periods of deleted trips of a device, the latest first. */
    async listExclusions(deviceId: Id, options?: CallOptions) {
      const params = { path: recordPath(deviceId) }
      const call = api.GET('/device/{id}/exclusion', { ...callInit(options), params })
      return readList(call, options, tripExclusion)
    },
    /** Extension `tripDelete`: restores the trip of an excluded period. */
    async deleteExclusion(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/gps/exclusion/{id}', { ...callInit(options), params }), options)
    },
    /** Extension `tripSummary`: returns distance, driving time and number of trips. A running trip counts too. */
    async summariseSessions({ from, to, ...filter }: SummaryFilter, options?: CallOptions) {
      const query = { ...filterQuery(filter), from, to }
      const call = api.GET('/gps/summary', { ...callInit(options), params: { query } })
      return readRecord(call, options, tripSummary)
    },
    /** Returns the newest position of all devices, or of a depot (extension `groups`); null if there is none. */
    async getLastPosition({
      groupId,
      ...options
    }: Pick<LiveFilter, 'groupId'> & CallOptions = {}): Promise<LastPosition | null> {
      const params = { query: { group_id: idOf(groupId) } }
      return readNullable(api.GET('/gps/last', { ...callInit(options), params }), options, lastPosition)
    },
    /** Extension `liveFleet`: returns the last position of every device, or only of those that match the filter. */
    async listLivePositions({
      vehicleId,
      driverId,
      groupId,
      ...options
    }: LiveFilter & CallOptions = {}): Promise<LiveFleet> {
      const query = { vehicle_id: idOf(vehicleId), driver_id: idOf(driverId), group_id: idOf(groupId) }
      const call = api.GET('/gps/live', { ...callInit(options), params: { query } })
      const { body, status } = await readBody(call, options)
      const { data, time, cursor } = isObject(body) ? body : {}
      if (typeof time !== 'string' || typeof cursor !== 'string') throw invalidBody(status)
      return { positions: readRows(livePosition, data, status), time, cursor }
    },
    /** Extension `liveFleet`: returns the event stream after `cursor` as bytes, which `followFleet` parses. */
    async streamPositions(
      cursor: string,
      { groupId, ...options }: Pick<LiveFilter, 'groupId'> & CallOptions = {},
    ) {
      const call = api.GET('/gps/stream', {
        parseAs: 'stream',
        signal: options.signal ?? null,
        headers: { Accept: EVENTS },
        params: { header: { 'Last-Event-ID': cursor }, query: { group_id: idOf(groupId) } },
      })
      return readEvents(call, options)
    },
  }
}

/** Returns the option `parseAs` of openapi-fetch. It is `blob` if `parse` will parse the body. */
function parseAs(parse: FleetClientOptions['parseTrips']): 'blob' | 'json' {
  return parse ? 'blob' : 'json'
}

function filterQuery({ deviceId, vehicleId, driverId, groupId, from, to, untimed }: TripFilter) {
  return {
    device_id: idOf(deviceId),
    vehicle_id: idOf(vehicleId),
    driver_id: idOf(driverId),
    group_id: idOf(groupId),
    from,
    to,
    untimed: untimed === undefined ? undefined : untimed ? ('1' as const) : ('0' as const),
  }
}

function idOf(id: Id | undefined): string | undefined {
  return id === undefined ? undefined : recordPath(id).id
}
