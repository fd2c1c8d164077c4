import type { Queryable } from '../database/Database.ts'
import { inScope, type Scope } from '../security/scope.ts'

/**
 * The data that the access log stores about a driver of an exported trip. The times are null if the trip comes from a
 * file without time stamps.
 */
export interface ExportedTrip {
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

/** Returns whether all these drivers exist and are in the caller's scope. */
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
