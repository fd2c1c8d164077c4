import { LiveAccess } from '../audit/accessLog.ts'
import type { Handlers, Services } from '../http/operations.ts'
import { bodyId } from '../http/requestValues.ts'
import { narrowScope, scopeKey, scopeOf } from '../security/scope.ts'
import { requireSignedIn } from '../security/security.ts'
import { readCursor, resetEvent, writeCursor } from './liveEvents.ts'
import { LiveReader } from './LiveReader.ts'
import type { LiveFeed } from './LiveFeed.ts'
import { readFleet } from './liveRepository.ts'

export function liveHandlers({
  database,
  liveFeed,
}: Services & { liveFeed: LiveFeed }): Pick<Handlers, 'listLivePositions' | 'streamPositions'> {
  const access = new LiveAccess()
  return {
    async listLivePositions(request, reply) {
      const { query } = request
      await access.record(database, request)
      const filter = { vehicleId: bodyId(query.vehicle_id), driverId: bodyId(query.driver_id) }
      const scope = await narrowScope(database, scopeOf(request), bodyId(query.group_id))
      const { positions, snapshot } = await readFleet(database, scope, filter)
      const now = new Date()
      return reply
        .type('application/json; charset=utf-8')
        .send(
          `{"data":${positions},"time":"${now.toISOString()}","cursor":"${writeCursor(snapshot, scopeKey(scope))}"}`,
        )
    },

    async streamPositions(request, reply) {
      await access.record(database, request)
      const { tokenId, userId } = requireSignedIn(request)
      const all = scopeOf(request)
      const scope = await narrowScope(database, all, bodyId(request.query.group_id))
      const cursor = request.headers['last-event-id']
      const since = typeof cursor === 'string' ? readCursor(cursor, scopeKey(scope)) : null
      const reader = new LiveReader({ tokenId, userId, since, scope, userScopeKey: scopeKey(all) })
      if (typeof cursor === 'string' && since === null) reader.send(resetEvent)
      liveFeed.add(reader)
      reply.raw.once('close', () => reader.stream.destroy())
      return reply
        .type('text/event-stream')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(reader.stream)
    },
  }
}
