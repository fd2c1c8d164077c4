import { notFound } from '../../HttpError.ts'
import { momentOf } from '../../momentOf.ts'
import type { Handlers, Services } from '../../operations.ts'
import { recordId } from '../../recordId.ts'
import { findLastPosition } from './positionRepository.ts'
import { listSessions, readPointTexts } from './sessionRepository.ts'
import { sharedWhileAsked } from './sharedWhileAsked.ts'
import { sessionJson, sessionStream } from './sessionStream.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Trips and positions. */
export function gpsHandlers({
  database,
}: Services): Pick<Handlers, 'listSessions' | 'getSession' | 'getLastPosition'> {
  const lastPosition = sharedWhileAsked(() => findLastPosition(database))
  return {
    async listSessions(request, reply) {
      const { device_id, from, to, summary } = request.query
      const sessions = await listSessions(database, {
        deviceId: device_id === undefined ? undefined : (deviceOf(device_id) ?? 0),
        from: momentOf(from, 'from'),
        to: momentOf(to, 'to'),
      })
      return reply.type(JSON_TYPE).send(sessionStream(database, sessions, summary === '1'))
    },

    async getSession(request, reply) {
      const id = recordId(request.params.id)
      const [session] = await listSessions(database, { id })
      if (!session) throw notFound()
      const points = await readPointTexts(database, [id])
      return reply.type(JSON_TYPE).send(`{"data":${sessionJson(session, points.get(id) ?? '[]')}}`)
    },

    async getLastPosition() {
      const position = await lastPosition()
      if (!position) return { data: null }
      const { time, ...rest } = position
      return { data: time === null ? rest : { ...rest, time } }
    },
  }
}

/** An id that can be none of ours finds nothing, as one that is not there. */
function deviceOf(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}
