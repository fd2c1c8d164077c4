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
  /** Whether `from` and `to` only select the trips, and do not cut them to the part in the period. */
  isMoment?: boolean | undefined
  /** The figure by which the trips are sorted, the largest first; the newest trip comes first without it. */
  sort?: TripSort | undefined
  /** True selects only trips without times; false selects only trips that have a start time. */
  untimed?: boolean | undefined
}

/** A figure by which trips are sorted. */
export type TripSort = 'distance' | 'duration' | 'max_speed'

interface TripQuery {
  device_id?: string
  vehicle_id?: string
  driver_id?: string
  group_id?: string
  from?: string
  to?: string
  untimed?: '0' | '1'
  at?: string
  sort?: TripSort
}

/** A trip matches a time if it ran within this time from it, in ms: users type a time without seconds. */
const MOMENT_MS = 60_000
/** The longest period in which trips are sorted by a figure, because no index has the figures. */
const MAX_SORTED_MS = 93 * 86_400_000

/**
 * Parses the filters in a query. Throws 400 for a leap second, which JavaScript cannot represent, and if the period of
 * a list that is sorted by a figure has no start or is longer than 93 days.
 */
export function readTripFilter(query: TripQuery): TripFilter {
  const at = parseTimestamp(query.at, 'at')
  const { sort } = query
  const from = at ?? parseTimestamp(query.from, 'from')
  const to =
    at === undefined ? parseTimestamp(query.to, 'to') : new Date(Date.parse(at) + MOMENT_MS).toISOString()
  const length = (to === undefined ? Date.now() : Date.parse(to)) - Date.parse(from ?? '')
  if (sort !== undefined && !(length <= MAX_SORTED_MS))
    throw malformed({ from: [(texts) => texts.field.sortedPeriod] })
  return {
    deviceId: queryId(query.device_id),
    vehicleId: queryId(query.vehicle_id),
    driverId: queryId(query.driver_id),
    groupId: queryId(query.group_id),
    from,
    to,
    isMoment: at !== undefined,
    sort,
    untimed: query.untimed === undefined ? undefined : query.untimed === '1',
  }
}

/**
 * The values by which a trip is sorted in the list: its start in microseconds since 1970 (null for an untimed trip),
 * or in a list that is sorted by a figure, that figure in metres, seconds or metres an hour; and its id.
 */
export interface TripListKey {
  startMicros: number | null
  figure?: number | null
  id: number
}

const SHAPE = /^(-?\d{1,16})?,([1-9]\d{0,9}),([0-9a-f]{12})$/

/**
 * Returns the cursor with which a client requests the trips after this trip. The cursor is valid only together with the
 * same filters.
 */
export function writeTripCursor({ startMicros, figure, id }: TripListKey, filter: TripFilter): string {
  const place = filter.sort === undefined ? startMicros : figure
  return Buffer.from(`${place ?? ''},${id},${hashOf(filter)}`).toString('base64url')
}

/** Parses a cursor. Throws 400 if it is malformed or was made for other filters. */
export function readTripCursor(cursor: string, filter: TripFilter): TripListKey {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, start, id, hash] = SHAPE.exec(text) ?? []
  const isOurs = Buffer.from(text, 'latin1').toString('base64url') === cursor && hash === hashOf(filter)
  if (!isOurs || id === undefined) throw malformed({ cursor: [(texts) => texts.field.cursorUnreadable] })
  const place = start === undefined ? null : Number(start)
  return { startMicros: place, figure: place, id: Number(id) }
}

function hashOf(filter: TripFilter): string {
  const { deviceId, vehicleId, driverId, groupId, from, to, untimed, isMoment, sort } = filter
  const asked = [deviceId, vehicleId, driverId, from, to, untimed ?? null, groupId]
  const text = JSON.stringify([...asked, ...(isMoment || sort ? [isMoment, sort] : [])])
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
