import { createHash } from 'node:crypto'
import { malformed } from '../http/HttpError.ts'
import { parseTimestamp, queryId } from '../http/requestValues.ts'
import type { SummaryFilter } from './tripSummary.ts'

/** Filters of a list of trips. A missing filter selects all trips. Times are ISO 8601 in UTC. */
export interface TripFilter {
  deviceId?: number | undefined
  vehicleId?: number | undefined
  driverId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  groupId?: number | undefined
  /** True selects only trips without times; false selects only trips that have a start time. */
  untimed?: boolean | undefined
}

interface TripQuery {
  device_id?: string
  vehicle_id?: string
  driver_id?: string
  group_id?: string
  from?: string
  to?: string
  untimed?: '0' | '1'
}

/** Parses the filters in a query. Throws 400 for a leap second, which JavaScript cannot represent. */
export function readTripFilter(query: TripQuery): TripFilter {
  return {
    deviceId: queryId(query.device_id),
    vehicleId: queryId(query.vehicle_id),
    driverId: queryId(query.driver_id),
    groupId: queryId(query.group_id),
    from: parseTimestamp(query.from, 'from'),
    to: parseTimestamp(query.to, 'to'),
    untimed: query.untimed === undefined ? undefined : query.untimed === '1',
  }
}

/**
 * The values by which a trip is sorted in the list: its start in microseconds since 1970 (null for an untimed trip),
 * and its id.
 */
export interface TripListKey {
  startMicros: number | null
  id: number
}

const SHAPE = /^(-?\d{1,16})?,([1-9]\d{0,9}),([0-9a-f]{12})$/

/**
 * Returns the cursor with which a client requests the trips after this trip. The cursor is valid only together with the
 * same filters.
 */
export function writeTripCursor({ startMicros, id }: TripListKey, filter: TripFilter): string {
  return Buffer.from(`${startMicros ?? ''},${id},${hashOf(filter)}`).toString('base64url')
}

/** Parses a cursor. Throws 400 if it is malformed or was made for other filters. */
export function readTripCursor(cursor: string, filter: TripFilter): TripListKey {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, start, id, hash] = SHAPE.exec(text) ?? []
  const isOurs = Buffer.from(text, 'latin1').toString('base64url') === cursor && hash === hashOf(filter)
  if (!isOurs || id === undefined) throw malformed({ cursor: [(texts) => texts.field.cursorUnreadable] })
  return { startMicros: start === undefined ? null : Number(start), id: Number(id) }
}

function hashOf({ deviceId, vehicleId, driverId, groupId, from, to, untimed }: TripFilter): string {
  const text = JSON.stringify([deviceId, vehicleId, driverId, from, to, untimed ?? null, groupId])
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

const MAX_PERIOD_MS = 32 * 86_400_000

interface SummaryQuery {
  device_id?: string
  vehicle_id?: string
  driver_id?: string
  from: string
  to: string
}

/**
 * Parses the id and the period of a summary. Throws 400 if there is not exactly one id, or if the period is longer than
 * 32 days.
 */
export function readSummaryFilter(query: SummaryQuery): SummaryFilter {
  const { deviceId, vehicleId, driverId } = readTripFilter(query)
  const ids = [
    { by: 'device_id' as const, id: deviceId },
    { by: 'vehicle_id' as const, id: vehicleId },
    { by: 'driver_id' as const, id: driverId },
  ].filter(({ id }) => id !== undefined)
  const [one, another] = ids
  if (one?.id === undefined || another) throw malformed({ device_id: [(texts) => texts.field.oneOwner] })
  return { by: one.by, id: one.id, ...readPeriod(query) }
}

/** Reads the period of a query in ISO 8601. Throws 400 if it is longer than 32 days or does not end after its start. */
export function readPeriod(query: { from?: string; to?: string }): { from: string; to: string } {
  const from = parseTimestamp(query.from, 'from') ?? ''
  const to = parseTimestamp(query.to, 'to') ?? ''
  const length = Date.parse(to) - Date.parse(from)
  if (!(length > 0 && length <= MAX_PERIOD_MS)) throw malformed({ to: [(texts) => texts.field.period] })
  return { from, to }
}
