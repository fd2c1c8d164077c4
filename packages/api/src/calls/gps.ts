import { EVENTS, type Transport } from '../createTransport.ts'
import type { FleetClientOptions } from '../FleetClientOptions.ts'
import { isObject } from '../httpError.ts'
import type { GpsSession, Id, LastPosition, LiveFleet, LivePosition } from '../models.ts'
import {
  asText,
  invalidBody,
  readBody,
  readData,
  readEvents,
  readList,
  readRecord,
  type CallOptions,
} from '../readAnswer.ts'
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
export function gpsCalls(api: Transport, parse: FleetClientOptions['parseTrips']) {
  return {
    async listSessions({ deviceId, from, to, summary, ...options }: SessionFilter & CallOptions = {}) {
      const query = {
        device_id: deviceId === undefined ? undefined : recordPath(deviceId).id,
        from,
        to,
        summary: summary ? ('1' as const) : undefined,
      }
      const read = { ...options, parse }
      const call = api.GET('/gps/session', { ...asText(read), params: { query } })
      return (await readList<GpsSession>(call, read, 'start')).map(withPoints)
    },
    /** Extension `timedTrips`. */
    async getSession(id: Id, options?: CallOptions) {
      const read = { ...options, parse }
      const call = api.GET('/gps/session/{id}', { ...asText(read), params: { path: recordPath(id) } })
      return withPoints(await readRecord<GpsSession>(call, read, 'start'))
    },
    /** The latest position; `null` when there is none yet. */
    async getLastPosition(options?: CallOptions): Promise<LastPosition | null> {
      const { data, status } = await readData(api.GET('/gps/last', asText(options)), options)
      if (data === null) return null
      if (!isPosition(data)) throw invalidBody(status)
      return data
    },
    /** Extension `liveFleet`: where every device was last. */
    async listLivePositions(options?: CallOptions): Promise<LiveFleet> {
      const { body, status } = await readBody(api.GET('/gps/live', asText(options)), options)
      const { data, time, cursor } = isObject(body) ? body : {}
      if (typeof time !== 'string' || typeof cursor !== 'string' || !isLiveList(data))
        throw invalidBody(status)
      return { positions: data, time, cursor }
    },
    /** Extension `liveFleet`: the bytes of an endless stream of events, from behind `cursor`. `followFleet` reads them. */
    async streamPositions(cursor: string, options?: CallOptions) {
      const call = api.GET('/gps/stream', {
        parseAs: 'stream',
        signal: options?.signal ?? null,
        headers: { Accept: EVENTS },
        params: { header: { 'Last-Event-ID': cursor } },
      })
      return readEvents(call, options)
    },
  }
}

function withPoints(session: GpsSession): GpsSession {
  return Array.isArray(session.points) ? session : { ...session, points: [] }
}

function isPosition(value: unknown): value is LastPosition {
  return isObject(value) && Number.isFinite(value['lat']) && Number.isFinite(value['lng'])
}

function isLiveList(value: unknown): value is LivePosition[] {
  return Array.isArray(value) && value.every((entry) => isObject(entry) && isObject(entry['device']))
}
