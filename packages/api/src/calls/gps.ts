import type { Transport } from '../createTransport.ts'
import { isObject } from '../httpError.ts'
import type { GpsSession, Id, LastPosition } from '../models.ts'
import { asText, invalidBody, readBody, readList, readRecord, type CallOptions } from '../readAnswer.ts'
import { recordPath } from '../recordPath.ts'

/** Which trips; every filter needs the extension `timedTrips`. Moments are ISO 8601 with offset. */
export interface SessionFilter {
  deviceId?: Id | undefined
  from?: string | undefined
  to?: string | undefined
  /** Leaves the points out. */
  summary?: boolean | undefined
}

/** Trips and positions. */
export function gpsCalls(api: Transport) {
  return {
    async listSessions({ deviceId, from, to, summary, signal }: SessionFilter & CallOptions = {}) {
      const query = {
        device_id: deviceId === undefined ? undefined : recordPath(deviceId).id,
        from,
        to,
        summary: summary ? ('1' as const) : undefined,
      }
      const call = api.GET('/gps/session', { ...asText({ signal }), params: { query } })
      return (await readList<GpsSession>(call, { signal }, 'start')).map(withPoints)
    },
    /** Extension `timedTrips`. */
    async getSession(id: Id, options?: CallOptions) {
      const call = api.GET('/gps/session/{id}', { ...asText(options), params: { path: recordPath(id) } })
      return withPoints(await readRecord<GpsSession>(call, options, 'start'))
    },
    /** The latest position; `null` when there is none yet. */
    async getLastPosition(options?: CallOptions): Promise<LastPosition | null> {
      const { body, status } = await readBody(api.GET('/gps/last', asText(options)), options)
      const position = isObject(body) ? body['data'] : undefined
      if (position === null) return null
      if (!isPosition(position)) throw invalidBody(status)
      return position
    },
  }
}

function withPoints(session: GpsSession): GpsSession {
  return Array.isArray(session.points) ? session : { ...session, points: [] }
}

function isPosition(value: unknown): value is LastPosition {
  return isObject(value) && Number.isFinite(value['lat']) && Number.isFinite(value['lng'])
}
