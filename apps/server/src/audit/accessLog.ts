import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../database/Database.ts'
import { scopeKey, scopeOf, inScope, type Scope } from '../security/scope.ts'
import { requireSignedIn } from '../security/security.ts'

/**
 * How a user accessed data of drivers: a single trip, trips with their points, the live map, an export, or a shared
 * position.
 */
type AccessKind = 'trip' | 'trips' | 'live' | 'export' | 'share'

/** An access to the data of a driver. `driverId` is null for the live map, which shows the data of many drivers. */
interface Access {
  driverId: number | null
  tripId?: number
  /** The period of the exported or shared data; null if it is not known. */
  from?: Date | null
  to?: Date | null
}

/**
 * Records that the user who sent a request accessed data of drivers. Stores one row per hour for each driver and trip.
 * Call it before the response is sent, so that the server sends no data without a record.
 */
export async function recordAccess(
  database: Queryable,
  request: FastifyRequest,
  kind: AccessKind,
  accesses: readonly Access[],
): Promise<void> {
  // Removes duplicates, because PostgreSQL rejects an upsert that changes the same row twice.
  const distinct = [
    ...new Map(accesses.map((access) => [`${access.driverId} ${access.tripId}`, access])).values(),
  ]
  if (distinct.length === 0) return
  await database.query(
    `insert into access_log (user_id, kind, driver_id, trip_id, hour, group_ids, data_from, data_to)
     select $1, $2, driver_id, trip_id, date_trunc('hour', now()), case when driver_id is null then $5::int[] end,
       data_from, data_to
     from unnest($3::int[], $4::int[], $6::timestamptz[], $7::timestamptz[])
       as accessed (driver_id, trip_id, data_from, data_to) order by driver_id, trip_id
     on conflict (user_id, kind, driver_id, trip_id, hour)
       do update set count = access_log.count + 1, last_at = excluded.last_at,
         data_from = least(access_log.data_from, excluded.data_from),
         data_to = greatest(access_log.data_to, excluded.data_to),
         group_ids = case when access_log.group_ids is not null and excluded.group_ids is not null
           then access_log.group_ids || excluded.group_ids end`,
    [
      requireSignedIn(request).userId,
      kind,
      distinct.map(({ driverId }) => driverId),
      distinct.map(({ tripId }) => tripId ?? null),
      scopeOf(request).groupIds,
      distinct.map(({ from }) => from ?? null),
      distinct.map(({ to }) => to ?? null),
    ],
  )
}

/**
 * Records that a user saw the live map. Clients poll the map, so this stores at most one record an hour for each user.
 * Stores another record when the user sees other depots than before.
 */
export class LiveAccess {
  private readonly lastKeys = new Map<number, string>()

  async record(database: Queryable, request: FastifyRequest): Promise<void> {
    const { userId } = requireSignedIn(request)
    const key = `${Math.floor(Date.now() / 3_600_000)} ${scopeKey(scopeOf(request))}`
    if (this.lastKeys.get(userId) === key) return
    await recordAccess(database, request, 'live', [{ driverId: null }])
    this.lastKeys.set(userId, key)
  }
}

interface AccessRow {
  id: number
  user: { id: number; name: string } | null
  kind: AccessKind
  trip_id: number | null
  first: string
  last: string
  data_from: string | null
  data_to: string | null
  count: number
}

type Times = 'first' | 'last' | 'data_from' | 'data_to'
type StoredRow = Omit<AccessRow, Times> &
  Record<'first' | 'last', Date> &
  Record<'data_from' | 'data_to', Date | null>

/**
 * Lists the accesses to the data of a driver, newest first. Includes an access to the live map if the user saw the
 * depot of the driver, or the depot of a device that the driver had in that hour.
 */
export async function listAccess(
  database: Queryable,
  driverId: number,
  before: number | undefined,
  limit: number,
): Promise<AccessRow[]> {
  const rows = await database.query<StoredRow>(
    `select access_log.id, json_build_object('id', user_id, 'name', coalesce(app_user.name, '')) as user,
       kind, trip_id, hour as first, last_at as last, data_from, data_to, count
     from access_log left join app_user on app_user.id = user_id
     where (driver_id = $1 or kind = 'live' and (group_ids is null or group_ids && array(
         select group_id from driver where id = $1 union select group_id from device_assignment
         where driver_id = $1 and from_at < hour + interval '1 hour' and (to_at is null or to_at > hour))))
       and access_log.id < coalesce($2::bigint, 9007199254740991)
     order by access_log.id desc limit $3`,
    [driverId, before ?? null, limit],
  )
  return rows.map((row) => ({
    ...row,
    first: row.first.toISOString(),
    last: row.last.toISOString(),
    data_from: row.data_from?.toISOString() ?? null,
    data_to: row.data_to?.toISOString() ?? null,
  }))
}

/**
 * Deletes the entries of the access log whose last access was before a time (milliseconds since 1970). Returns false,
 * because nothing is left to delete.
 */
export async function dropAccess(transaction: Queryable, before: number): Promise<boolean> {
  await transaction.query('delete from access_log where last_at < to_timestamp($1::float8 / 1000)', [before])
  return false
}

/**
 * The data that the access log stores about a driver of an exported trip. The times are null if the trip comes from a
 * file without time stamps.
 */
interface ExportedTrip {
  driverId: number | null
  from: Date | null
  to: Date | null
}

/** Returns the drivers of a trip, each with its time; empty if the caller's scope includes no share of the trip. */
export async function findExportedTrip(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<ExportedTrip[]> {
  return database.query(
    `select driver_id as "driverId", min(from_at) as "from", max(to_at) as "to" from trip_share
     where session_id = $2::bigint and ${inScope('group_id', '$1')} group by driver_id`,
    [groupIds, id],
  )
}

/**
 * Returns the vehicle and the driver that a device had at a time (ISO 8601); those of now if the time is null or not
 * known. Returns null if the caller's scope does not include the depot that the device had at this time.
 */
export async function findSharedDevice(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
  at: string | null,
): Promise<{ vehicleId: number | null; driverId: number | null } | null> {
  const [device] = await database.query<{ vehicleId: number | null; driverId: number | null }>(
    `select had.vehicle_id as "vehicleId", had.driver_id as "driverId" from device cross join lateral (
       (select vehicle_id, driver_id, group_id from device_assignment where device_id = device.id
          and from_at <= $3::timestamptz and (to_at is null or to_at > $3::timestamptz))
       union all select device.vehicle_id, device.driver_id, device.group_id limit 1) had
     where device.id = $2 and ${inScope('had.group_id', '$1')}`,
    [groupIds, id, at],
  )
  return device ?? null
}

export async function areDriversVisible(
  database: Queryable,
  { groupIds }: Scope,
  ids: readonly number[],
): Promise<boolean> {
  const [found] = await database.query<{ count: number }>(
    `select count(*)::int as count from driver where id = any($2::bigint[]) and ${inScope('group_id', '$1')}`,
    [groupIds, ids],
  )
  return found?.count === new Set(ids).size
}
