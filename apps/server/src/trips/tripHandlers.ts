import type { Queryable } from '../database/Database.ts'
import { notFound } from '../http/HttpError.ts'
import type { Handlers, Services } from '../http/operations.ts'
import { recordId } from '../http/recordId.ts'
import { type SessionFilter, readSessionFilter, readTripCursor, writeTripCursor } from './tripFilter.ts'
import { listSessions, readPointTexts } from './sessionRepository.ts'
import { sessionJson, sessionStream } from './sessionStream.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** Trips in the answer to a call without any parameter, which carries all of their points. */
const NEWEST = 1000
const USUAL_PAGE = 200

type TripHandlers = Pick<Handlers, 'listSessions' | 'getSession' | 'getNeighbourSession'>

/** Handles the requests for trips, which the contract calls sessions. */
export function tripHandlers({ database }: Services): TripHandlers {
  return {
    async listSessions({ query }, reply) {
      const filter = readSessionFilter(query)
      reply.type(JSON_TYPE)
      if (query.limit !== undefined || query.cursor !== undefined) {
        return reply.send(await readPage(database, filter, query))
      }
      const isBare = Object.keys(query).length === 0
      const sessions = await listSessions(database, filter, { limit: isBare ? NEWEST : undefined })
      return reply.send(sessionStream(database, sessions, query.summary === '1'))
    },

    async getSession(request, reply) {
      const id = recordId(request.params.id)
      const [session] = await listSessions(database, {}, { id })
      if (!session) throw notFound()
      const points = await readPointTexts(database, [id])
      return reply.type(JSON_TYPE).send(`{"data":${sessionJson(session, points.get(id) ?? '[]')}}`)
    },

    async getNeighbourSession({ params, query }, reply) {
      const [place] = await listSessions(database, {}, { id: recordId(params.id) })
      if (!place) throw notFound()
      const side = query.direction === 'previous' ? { after: place } : { before: place }
      const [session] = await listSessions(database, readSessionFilter(query), { ...side, limit: 1 })
      return reply.type(JSON_TYPE).send(`{"data":${session ? sessionJson(session, '[]') : 'null'}}`)
    },
  }
}

/** Reads one page as JSON: one trip more than it holds tells whether another page follows. */
async function readPage(
  database: Queryable,
  filter: SessionFilter,
  { limit = USUAL_PAGE, cursor }: { limit?: number; cursor?: string },
): Promise<string> {
  const after = cursor === undefined ? undefined : readTripCursor(cursor, filter)
  const found = await listSessions(database, filter, { after, limit: limit + 1 })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const next = last && found.length > limit ? `,"next":"${writeTripCursor(last, filter)}"` : ''
  return `{"data":[${page.map((session) => sessionJson(session, '[]')).join()}]${next}}`
}
