import type { Queryable } from '../../database/Database.ts'
import { epochMs } from '../../database/sql.ts'
import { inScope, type Scope } from '../../security/scope.ts'
import type { Excluded } from '../buildTrip.ts'

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
export interface ExclusionRow {
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

/** Removes an excluded period; returns whether it existed. */
export async function removeExclusion(transaction: Queryable, id: number): Promise<boolean> {
  const rows = await transaction.query('delete from trip_exclusion where id = $1 returning id', [id])
  return rows.length > 0
}
