import { Readable } from 'node:stream'
import { recordAccess } from '../audit/accessLog.ts'
import type { Queryable } from '../database/Database.ts'
import { notFound } from '../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../http/operations.ts'
import { bodyId, recordId } from '../http/requestValues.ts'
import { narrowScope, type Scope, scopeOf } from '../security/scope.ts'
import { type ListedTrip, listTrips, readPointTexts, readPreviews } from './tripListRepository.ts'
import { readGapBefore } from './gapBefore.ts'
import { findAlias } from './tripRepository.ts'
import {
  readSummaryFilter,
  type TripFilter,
  readTripFilter,
  readTripCursor,
  writeTripCursor,
} from './tripFilter.ts'
import { summariseTrips } from './tripSummary.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/**
 * Maximum number of trips in the response to a request without parameters. This response includes all points of the
 * trips.
 */
const MAX_WITH_POINTS = 1000
const DEFAULT_LIMIT = 200

type TripHandlers = Pick<
  Handlers,
  'listSessions' | 'getSession' | 'getNeighbourSession' | 'summariseSessions'
>

/** Returns the handlers for trips. The API contract calls trips "sessions". */
export function tripHandlers({ database }: Services): TripHandlers {
  /** Reads one page of trips, and one more trip to know whether another page follows. */
  async function readPage(request: RequestOf<'listSessions'>, scope: Scope, filter: TripFilter) {
    const { limit = DEFAULT_LIMIT, cursor, preview } = request.query
    const after = cursor === undefined ? undefined : readTripCursor(cursor, filter)
    const found = await listTrips(database, scope, filter, { after, limit: limit + 1 })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    const next = last && found.length > limit ? { next: writeTripCursor(last, filter) } : {}
    if (preview === undefined) return { data: page.map(withoutPoints), ...next }
    await recordAccess(database, request, 'trips', driversOf(page))
    const previews = await readPreviews(database, page)
    const withPreview = (trip: ListedTrip) => ({ ...withoutPoints(trip), preview: previews.get(trip.id) })
    return { data: page.map(withPreview), ...next }
  }

  /** Returns the scope of the user, limited to the depot that the request filters by. */
  function scopeFor(request: RequestOf<'listSessions' | 'getNeighbourSession'>) {
    return narrowScope(database, scopeOf(request), bodyId(request.query.group_id))
  }

  return {
    async listSessions(request, reply) {
      const { query } = request
      const filter = readTripFilter(query)
      const scope = await scopeFor(request)
      if (query.limit !== undefined || query.cursor !== undefined) return readPage(request, scope, filter)
      const isBare = Object.keys(query).length === 0
      const trips = await listTrips(database, scope, filter, {
        limit: isBare ? MAX_WITH_POINTS : undefined,
      })
      if (query.summary !== '1') await recordAccess(database, request, 'trips', driversOf(trips))
      const read = query.summary === '1' ? null : scope
      return reply.type(JSON_TYPE).send(tripStream(database, trips, read))
    },

    async getSession(request, reply) {
      const scope = scopeOf(request)
      const trip = await findTrip(database, scope, recordId(request.params.id))
      const tripId = trip.id
      const drivers = trip.driverIds.map((driverId) => ({ driverId, tripId }))
      await recordAccess(
        database,
        request,
        'trip',
        drivers.length > 0 ? drivers : [{ driverId: null, tripId }],
      )
      const points = await readPointTexts(database, scope, [trip])
      const gap = await readGapBefore(database, scope, tripId)
      const whole = gap === null ? trip : { ...trip, gap_before: gap }
      return reply.type(JSON_TYPE).send(`{"data":${tripJson(whole, points.get(tripId) ?? '[]')}}`)
    },

    async getNeighbourSession(request) {
      const { params, query } = request
      const place = await findTrip(database, scopeOf(request), recordId(params.id))
      const scope = await scopeFor(request)
      const filter = readTripFilter(query)
      // A filter can select only a later part of the trip, by which the list then sorts it.
      const [listed = place] = await listTrips(database, scope, filter, { id: place.id })
      const side = query.direction === 'previous' ? { after: listed } : { before: listed }
      const [trip] = await listTrips(database, scope, filter, { ...side, limit: 1 })
      return { data: trip ? withoutPoints(trip) : null }
    },

    async summariseSessions(request) {
      return { data: await summariseTrips(database, scopeOf(request), readSummaryFilter(request.query)) }
    },
  }
}

/**
 * Finds a trip in the scope. The id of a trip that a later search merged with another trip leads to that trip. Throws
 * 404 if there is none.
 */
async function findTrip(database: Queryable, scope: Scope, id: number): Promise<ListedTrip> {
  const [trip] = await listTrips(database, scope, {}, { id })
  if (trip) return trip
  const alias = await findAlias(database, id)
  const [other] = alias === null ? [] : await listTrips(database, scope, {}, { id: alias })
  if (!other) throw notFound()
  return other
}

function driversOf(trips: readonly ListedTrip[]) {
  return trips.flatMap(({ driverIds }) => driverIds.map((driverId) => ({ driverId })))
}

function withoutPoints(trip: ListedTrip) {
  return { ...wireFields(trip), points: [] }
}

function wireFields(trip: ListedTrip) {
  const {
    pointCount: _count,
    startMicros: _start,
    figure: _figure,
    driverIds: _drivers,
    isPartial: _partial,
    ...fields
  } = trip
  return fields
}

/**
 * Maximum number of points that one query reads, except for a single trip with more points. A longer query would delay
 * other queries.
 */
const MAX_POINTS = 20_000

/**
 * Streams the response `{data: [trip…]}`, so that the memory use does not grow with the number of points. Without a
 * scope, the trips have no points.
 */
function tripStream(database: Queryable, trips: ListedTrip[], scope: Scope | null): Readable {
  return Readable.from(writeTrips(database, trips, scope), { objectMode: false })
}

/** Returns a trip as JSON. `points` is JSON text from the database. */
function tripJson(trip: ListedTrip, points: string): string {
  const head = JSON.stringify(wireFields(trip))
  return `${head.slice(0, -1)},"points":${points}}`
}

async function* writeTrips(database: Queryable, trips: ListedTrip[], scope: Scope | null) {
  let separator = '{"data":['
  for (const batch of inBatches(trips)) {
    const points = scope === null ? new Map<number, string>() : await readPointTexts(database, scope, batch)
    yield batch
      .map((trip) => {
        const text = separator + tripJson(trip, points.get(trip.id) ?? '[]')
        separator = ','
        return text
      })
      .join('')
  }
  yield separator === ',' ? ']}' : '{"data":[]}'
}

function* inBatches(trips: ListedTrip[]) {
  let batch: ListedTrip[] = []
  let count = 0
  for (const trip of trips) {
    if (batch.length > 0 && count + trip.pointCount > MAX_POINTS) {
      yield batch
      batch = []
      count = 0
    }
    batch.push(trip)
    count += trip.pointCount
  }
  if (batch.length > 0) yield batch
}
