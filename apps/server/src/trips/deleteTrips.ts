import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { restoreLastPositions } from '../positions/lastPositionRepository.ts'
import { inScope, type Scope } from '../security/scope.ts'
import { type SearchState, openSpans } from './TripDetector.ts'
import { silenceMs } from './tripRules.ts'
import { removeTrips } from './tripShares.ts'
import type { Excluded } from './buildTrip.ts'

/** What the audit log keeps of a deleted trip. */
interface TripFacts {
  device_id: number
  vehicle_id: number | null
  driver_id: number | null
  group_id: number
  source: string
  start_time: string | null
  end_time: string | null
  distance_km: number
  point_count: number
}

export async function findTripDevice(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<number | undefined> {
  const rows = await database.query<{ device_id: number }>(
    `select device_id from trip_share where session_id = $2 and ${inScope('group_id', '$1')} limit 1`,
    [groupIds, id],
  )
  return rows[0]?.device_id
}

/** Reads and locks a trip. `isWhole` says whether the caller's scope has all parts of it. */
export async function lockTrip(
  transaction: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<(TripFacts & { isWhole: boolean }) | undefined> {
  const rows = await transaction.query<TripFacts & { isWhole: boolean }>(
    `select device_id, vehicle_id, driver_id, group_id, source, to_json(start_time) #>> '{}' as start_time,
       to_json(end_time) #>> '{}' as end_time, distance_km, point_count,
       not exists (select from trip_share share where session_id = $2 and not ${inScope('share.group_id', '$1')}) as "isWhole"
     from gps_session where id = $2 for update`,
    [groupIds, id],
  )
  return rows[0]
}

/**
 * Waits until no search stores trips of a device, and lets none begin before the transaction ends. Call it before the
 * trip is locked: a search takes the two locks in this order.
 */
export async function lockSearch(transaction: Queryable, deviceId: number): Promise<void> {
  await transaction.query('select from trip_work where device_id = $1 for update', [deviceId])
}

/** Returns whether the device is still on a trip that is or continues the given one. */
export async function isRunning(
  transaction: Queryable,
  { device_id, start_time, end_time }: TripFacts,
  now: number,
): Promise<boolean> {
  if (start_time === null || end_time === null) return false
  const [row] = await transaction.query<{ state: SearchState }>(
    'select state from trip_state where device_id = $1',
    [device_id],
  )
  const [start, end] = [Date.parse(start_time), Date.parse(end_time)]
  const open = row === undefined ? [] : openSpans(row.state)
  return open.some(({ span, latest }) => now - latest <= silenceMs && span.start <= end && latest >= start)
}

/**
 * Deletes trips with their points, and counts the trips again that overlapped them. If the last position of a device came from an imported one, the device gets the
 * newest one that is still stored.
 */
export async function deleteTrips(transaction: Queryable, ids: readonly number[]): Promise<void> {
  const imported = await transaction.query<{ deviceId: number; end: number }>(
    `select device_id as "deviceId", ${epochMs('end_time')} as "end" from gps_session
     where id = any($1) and source = 'import' and end_time is not null`,
    [ids],
  )
  await removeTrips(transaction, ids)
  const rows = await transaction.query<{ device_id: number }>(
    `select distinct device_id from last_position
     join unnest($1::int[], $2::float8[]) as trip (trip_device, end_ms) on trip_device = device_id
     where not simulated and abs(extract(epoch from time) * 1000 - end_ms) < 1`,
    [imported.map(({ deviceId }) => deviceId), imported.map(({ end }) => end)],
  )
  await restoreLastPositions(
    transaction,
    rows.map(({ device_id }) => device_id),
  )
}

/** Reads the excluded periods of devices; a device without one is not in the result. */
export async function readExclusions(
  database: Queryable,
  deviceIds: readonly number[],
): Promise<Map<number, Excluded[]>> {
  if (deviceIds.length === 0) return new Map()
  const rows = await database.query<Excluded & { deviceId: number }>(
    `select device_id as "deviceId", round(${epochMs('from_at')}) as start, round(${epochMs('to_at')}) as "end"
     from trip_exclusion where device_id = any($1)`,
    [deviceIds],
  )
  return Map.groupBy(rows, ({ deviceId }) => deviceId)
}

/** The excluded period of a deleted trip, as the API shows it. */
interface ExclusionRow {
  id: number
  from: string
  to: string
  at: string
  by: { id: number; name: string } | null
  /** Whether positions of the period are still stored, so that its trip can be found again. */
  restorable: boolean
}

/** Lists the excluded periods of a device that are in the caller's scope, the latest first. */
export function listExclusions(
  database: Queryable,
  { groupIds }: Scope,
  deviceId: number,
): Promise<ExclusionRow[]> {
  return database.query(
    `select exclusion.id, to_json(from_at) #>> '{}' as from, to_json(to_at) #>> '{}' as to, to_json(at) #>> '{}' as at,
       case when app_user.id is not null then json_build_object('id', app_user.id, 'name', app_user.name) end as by,
       exists (select from position where position.device_id = exclusion.device_id and time between from_at and to_at)
         as restorable
     from trip_exclusion exclusion left join app_user on app_user.id = by_user
     where exclusion.device_id = $2 and ${inScope('exclusion.group_id', '$1')}
     order by from_at desc, exclusion.id desc`,
    [groupIds, deviceId],
  )
}

/** Adds the period of a trip, with the depot of the trip. */
export async function addExclusion(
  transaction: Queryable,
  tripId: number,
  userId: number | null,
): Promise<void> {
  await transaction.query(
    `insert into trip_exclusion (device_id, group_id, from_at, to_at, by_user)
     select device_id, group_id, start_time, end_time, $2 from gps_session where id = $1 and start_time is not null`,
    [tripId, userId],
  )
}

/** Finds an excluded period whose trip and device are in the caller's scope. */
export async function findExclusion(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<{ deviceId: number; from: number; fromText: string; toText: string } | undefined> {
  const rows = await database.query<{ deviceId: number; from: number; fromText: string; toText: string }>(
    `select device_id as "deviceId", ${epochMs('from_at')} as "from", to_json(from_at) #>> '{}' as "fromText",
       to_json(to_at) #>> '{}' as "toText"
     from trip_exclusion exclusion join device on device.id = device_id
     where exclusion.id = $2 and ${inScope('exclusion.group_id', '$1')} and ${inScope('device.group_id', '$1')}`,
    [groupIds, id],
  )
  return rows[0]
}

export async function removeExclusion(transaction: Queryable, id: number): Promise<boolean> {
  const rows = await transaction.query('delete from trip_exclusion where id = $1 returning id', [id])
  return rows.length > 0
}
