import { Readable } from 'node:stream'
import { recordAccess } from '../audit/accessLog.ts'
import type { Queryable } from '../database/Database.ts'
import { notFound } from '../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../http/operations.ts'
import { bodyId, recordId } from '../http/requestValues.ts'
import { narrowScope, type Scope, scopeOf } from '../security/scope.ts'
import { type SessionRow, listSessions, readPointTexts } from './sessionRepository.ts'
import { readSummaryFilter } from './summaryFilter.ts'
import { type SessionFilter, readSessionFilter, readTripCursor, writeTripCursor } from './tripFilter.ts'
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
  /** Returns the scope of the user, limited to the depot that the request filters by. */
  function scopeFor(request: RequestOf<'listSessions' | 'getNeighbourSession'>) {
    return narrowScope(database, scopeOf(request), bodyId(request.query.group_id))
  }

  return {
    async listSessions(request, reply) {
      const { query } = request
      const filter = readSessionFilter(query)
      const scope = await scopeFor(request)
      if (query.limit !== undefined || query.cursor !== undefined)
        return readPage(database, scope, filter, query)
      const isBare = Object.keys(query).length === 0
      const sessions = await listSessions(database, scope, filter, {
        limit: isBare ? MAX_WITH_POINTS : undefined,
      })
      if (query.summary !== '1') await recordAccess(database, request, 'trips', driversOf(sessions))
      return reply.type(JSON_TYPE).send(sessionStream(database, sessions, query.summary === '1'))
    },

    async getSession(request, reply) {
      const id = recordId(request.params.id)
      const [session] = await listSessions(database, scopeOf(request), {}, { id })
      if (!session) throw notFound()
      await recordAccess(database, request, 'trip', [{ driverId: session.driverId, tripId: id }])
      const points = await readPointTexts(database, [id])
      return reply.type(JSON_TYPE).send(`{"data":${sessionJson(session, points.get(id) ?? '[]')}}`)
    },

    async getNeighbourSession(request) {
      const { params, query } = request
      const [place] = await listSessions(database, scopeOf(request), {}, { id: recordId(params.id) })
      if (!place) throw notFound()
      const side = query.direction === 'previous' ? { after: place } : { before: place }
      const scope = await scopeFor(request)
      const [session] = await listSessions(database, scope, readSessionFilter(query), { ...side, limit: 1 })
      return { data: session ? withoutPoints(session) : null }
    },

    async summariseSessions(request) {
      return { data: await summariseTrips(database, scopeOf(request), readSummaryFilter(request.query)) }
    },
  }
}

function driversOf(sessions: readonly SessionRow[]) {
  return sessions.flatMap(({ driverId }) => (driverId === null ? [] : [{ driverId }]))
}

/** Reads one page of trips, and one more trip to know whether another page follows. */
async function readPage(
  database: Queryable,
  scope: Scope,
  filter: SessionFilter,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string },
) {
  const after = cursor === undefined ? undefined : readTripCursor(cursor, filter)
  const found = await listSessions(database, scope, filter, { after, limit: limit + 1 })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const next = last && found.length > limit ? { next: writeTripCursor(last, filter) } : {}
  return { data: page.map(withoutPoints), ...next }
}

function withoutPoints({ pointCount: _count, startMicros: _start, driverId: _driver, ...trip }: SessionRow) {
  return { ...trip, points: [] }
}

/**
 * Maximum number of points that one query reads, except for a single trip with more points. A longer query would delay
 * other queries.
 */
const MAX_POINTS = 20_000

/** Streams the response `{data: [trip…]}`, so that the memory use does not grow with the number of points. */
function sessionStream(database: Queryable, sessions: SessionRow[], summary: boolean): Readable {
  return Readable.from(writeSessions(database, sessions, summary), { objectMode: false })
}

/** Returns a trip as JSON. `points` is JSON text from the database. */
function sessionJson(session: SessionRow, points: string): string {
  const { pointCount: _count, startMicros: _start, driverId: _driver, ...trip } = session
  const head = JSON.stringify(trip)
  return `${head.slice(0, -1)},"points":${points}}`
}

async function* writeSessions(database: Queryable, sessions: SessionRow[], summary: boolean) {
  let separator = '{"data":['
  for (const batch of inBatches(sessions)) {
    const ids = batch.map(({ id }) => id)
    const points = summary ? new Map<number, string>() : await readPointTexts(database, ids)
    yield batch
      .map((session) => {
        const text = separator + sessionJson(session, points.get(session.id) ?? '[]')
        separator = ','
        return text
      })
      .join('')
  }
  yield separator === ',' ? ']}' : '{"data":[]}'
}

function* inBatches(sessions: SessionRow[]) {
  let batch: SessionRow[] = []
  let count = 0
  for (const session of sessions) {
    if (batch.length > 0 && count + session.pointCount > MAX_POINTS) {
      yield batch
      batch = []
      count = 0
    }
    batch.push(session)
    count += session.pointCount
  }
  if (batch.length > 0) yield batch
}
