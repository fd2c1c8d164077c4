import type { Queryable } from '../database/Database.ts'
import { driverReference, inScope, type Scope } from '../security/scope.ts'
import type { SessionFilter, TripListKey } from './tripFilter.ts'

/**
 * A trip without its points. `time` is ISO 8601 with offset; it is null for an untimed trip (a trip whose points have
 * no times).
 */
export interface SessionRow extends TripListKey {
  start: { time: string | null }
  end: { time: string | null }
  distance: number
  speed: number | null
  pointCount: number
  /** A related record has no id if it is outside the caller's scope. */
  device: { id?: number; name: string; imei?: string }
  vehicle: { id?: number; number: string; name: string } | null
  driver: { id?: number; name: string } | null
  driverId: number | null
  simulated: boolean
  source: string
}

interface SessionRange {
  id?: number
  /** Selects only trips that come after the given trip in the list. */
  after?: TripListKey | undefined
  /** Selects only trips that come before the given trip in the list, starting with the nearest. */
  before?: TripListKey | undefined
  limit?: number | undefined
}

/**
 * The expression by which the list of trips is sorted; the indexes of the migration `trip_pages` use it too. Untimed
 * trips come last.
 */
const listedAt = `coalesce(session.start_time, '-infinity'::timestamptz)`

const vehicleName = `brand.name || ' ' || vehicle_type.name`

/** Returns trips; the newest comes first. Untimed trips come last; among them, the latest import comes first. */
export async function listSessions(
  database: Queryable,
  { groupIds }: Scope,
  filter: SessionFilter,
  range: SessionRange = {},
): Promise<SessionRow[]> {
  const params: unknown[] = [groupIds]
  const param = (value: unknown) => `$${params.push(value)}`
  const listKey = ({ startMicros, id }: TripListKey) =>
    startMicros === null
      ? `('-infinity'::timestamptz, ${param(id)}::int)`
      : `('epoch'::timestamptz + ${param(startMicros)}::float8 * interval '1 microsecond', ${param(id)}::int)`
  const { deviceId, vehicleId, driverId, from, to, untimed } = filter
  const conditions = [
    // Omits the condition for a user who sees all depots, so that PostgreSQL can use the indexes of the whole list.
    groupIds !== null && inScope('session.group_id', '$1'),
    range.id !== undefined && `session.id = ${param(range.id)}`,
    deviceId !== undefined && `session.device_id = ${param(deviceId)}::bigint`,
    vehicleId !== undefined && `session.vehicle_id = ${param(vehicleId)}::bigint`,
    driverId !== undefined && `session.driver_id = ${param(driverId)}::bigint`,
    from !== undefined && `${listedAt} >= ${param(from)}::timestamptz`,
    to !== undefined && `${listedAt} < ${param(to)}::timestamptz and ${listedAt} > '-infinity'`,
    untimed !== undefined && `${listedAt} ${untimed ? '=' : '>'} '-infinity'`,
    range.after && `(${listedAt}, session.id) < ${listKey(range.after)}`,
    range.before && `(${listedAt}, session.id) > ${listKey(range.before)}`,
  ].filter((condition) => typeof condition === 'string')
  const order = (direction: string) => `order by ${listedAt} ${direction}, session.id ${direction}`
  return database.query(
    `select session.id, json_build_object('time', session.start_time) as start,
       json_build_object('time', session.end_time) as "end",
       round(extract(epoch from session.start_time) * 1000000)::float8 as "startMicros",
       distance_km as distance, speed_kmh as speed, point_count as "pointCount", session.simulated, session.source,
       case when ${inScope('device.group_id', '$1')} then json_build_object('id', device.id, 'name', device.name,
         'imei', device.imei) else json_build_object('name', device.name) end as device,
       case when vehicle.id is null then null
         when ${inScope('vehicle.group_id', '$1')} then json_build_object('id', vehicle.id, 'number', vehicle.number,
           'name', ${vehicleName})
         else json_build_object('number', vehicle.number, 'name', ${vehicleName}) end as vehicle,
       ${driverReference('$1')} as driver, session.driver_id as "driverId"
     from (select * from gps_session session ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
       ${order(range.before ? 'asc' : 'desc')} ${range.limit === undefined ? '' : `limit ${param(range.limit)}`}) session
     join device on device.id = session.device_id
     left join vehicle on vehicle.id = session.vehicle_id
     left join vehicle_type on vehicle_type.id = vehicle.type_id
     left join brand on brand.id = vehicle_type.brand_id
     left join driver on driver.id = session.driver_id
     ${order('desc')}`,
    params,
  )
}

/**
 * Reads the points of trips as JSON texts. The database builds these texts, because a hundred thousand objects would
 * keep this process busy for a second. A point has no `time` if its time was not recorded.
 */
export async function readPointTexts(
  database: Queryable,
  sessionIds: number[],
): Promise<Map<number, string>> {
  const rows = await database.query<{ id: number; points: string }>(
    `select session_id as id, '[' || string_agg(
       '{"lat":' || lat || ',"lng":' || lng
       || ',"speed":' || coalesce(nullif(speed, 'NaN')::text, 'null')
       || ',"status":' || coalesce('{"text":' || to_json(status) || '}', 'null')
       || coalesce(',"time":' || to_json(time), '')
       || coalesce(',"heading":' || nullif(heading, 'NaN'), '') || '}', ',' order by seq) || ']' as points
     from gps_point where session_id = any($1) group by session_id`,
    [sessionIds],
  )
  return new Map(rows.map(({ id, points }) => [id, points]))
}
