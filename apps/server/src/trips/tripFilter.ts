import { createHash } from 'node:crypto'
import { malformed } from '../http/HttpError.ts'
import { momentOf } from '../http/parseTimestamp.ts'

/** Which trips are wanted; what is absent does not limit. Moments are ISO 8601 in UTC. */
export interface SessionFilter {
  deviceId?: number | undefined
  vehicleId?: number | undefined
  driverId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  /** True: only trips without times; false: only those with a start. */
  untimed?: boolean | undefined
}

interface SessionQuery {
  device_id?: string
  vehicle_id?: string
  driver_id?: string
  from?: string
  to?: string
  untimed?: '0' | '1'
}

/** Reads the filters of a query; throws 400 for a moment that does not exist. */
export function readSessionFilter(query: SessionQuery): SessionFilter {
  return {
    deviceId: idOf(query.device_id),
    vehicleId: idOf(query.vehicle_id),
    driverId: idOf(query.driver_id),
    from: momentOf(query.from, 'from'),
    to: momentOf(query.to, 'to'),
    untimed: query.untimed === undefined ? undefined : query.untimed === '1',
  }
}

/** An id that cannot be one of ours becomes 0, which finds nothing. */
function idOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
}

/** The place of a trip in the list: its start in microseconds since 1970, null where it has none, and its id. */
export interface TripPlace {
  startMicros: number | null
  id: number
}

const SHAPE = /^(-?\d{1,16})?,([1-9]\d{0,9}),([0-9a-f]{12})$/

/** Returns the cursor behind a trip in the list of these filters. */
export function writeTripCursor({ startMicros, id }: TripPlace, filter: SessionFilter): string {
  return Buffer.from(`${startMicros ?? ''},${id},${markOf(filter)}`).toString('base64url')
}

/** Reads a cursor; throws 400 where it is malformed or was made with other filters. */
export function readTripCursor(cursor: string, filter: SessionFilter): TripPlace {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, start, id, mark] = SHAPE.exec(text) ?? []
  const isOurs = Buffer.from(text, 'latin1').toString('base64url') === cursor && mark === markOf(filter)
  if (!isOurs || id === undefined) throw malformed({ cursor: [(texts) => texts.field.cursorUnreadable] })
  return { startMicros: start === undefined ? null : Number(start), id: Number(id) }
}

/** Tells the filters of two lists apart. */
function markOf({ deviceId, vehicleId, driverId, from, to, untimed }: SessionFilter): string {
  const text = JSON.stringify([deviceId, vehicleId, driverId, from, to, untimed ?? null])
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
