import { createHash } from 'node:crypto'
import { malformed } from '../http/HttpError.ts'
import type { SessionFilter } from './sessionFilter.ts'

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
