import type { Handlers, Services } from '../http/operations.ts'
import { bodyId } from '../http/requestValues.ts'
import { requireSignedIn } from '../security/security.ts'
import { readCursor, resetEvent, writeCursor } from './liveEvents.ts'
import { LiveReader } from './LiveReader.ts'
import type { LiveFeed } from './LiveFeed.ts'
import { readFleet } from './liveRepository.ts'

/** Handles the requests for the whole live fleet and for the stream of its changes. */
export function liveHandlers({
  database,
  liveFeed,
}: Services & { liveFeed: LiveFeed }): Pick<Handlers, 'listLivePositions' | 'streamPositions'> {
  return {
    async listLivePositions({ query }, reply) {
      const filter = { vehicleId: bodyId(query.vehicle_id), driverId: bodyId(query.driver_id) }
      const { positions, snapshot } = await readFleet(database, filter)
      const now = new Date()
      return reply
        .type('application/json; charset=utf-8')
        .send(`{"data":${positions},"time":"${now.toISOString()}","cursor":"${writeCursor(snapshot)}"}`)
    },

    async streamPositions(request, reply) {
      const { tokenId, userId } = requireSignedIn(request)
      const cursor = request.headers['last-event-id']
      const since = typeof cursor === 'string' ? readCursor(cursor) : null
      const reader = new LiveReader({ tokenId, userId, since })
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
