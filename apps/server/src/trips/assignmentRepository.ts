import type { Queryable } from '../database/Database.ts'
import { arrayOf, epochMs } from '../database/sql.ts'
import type { AssignmentPeriod } from './assignmentPeriods.ts'
import { type StandPosition, REACH_MS } from './findStand.ts'

/** A period in which a device had one vehicle, one driver and one depot. Times are in milliseconds since 1970. */
export interface Assignment extends AssignmentPeriod {
  id: number
  deviceId: number
}

const columns = `id, device_id as "deviceId", vehicle_id as "vehicleId", driver_id as "driverId", group_id as "groupId",
  round(${epochMs('from_at')}) as "from", round(${epochMs('to_at')}) as "to", source, by_user as "byUser"`

/** Reads the assignments of a device that overlap a time span, both ends included; the earliest comes first. */
export function readAssignments(
  database: Queryable,
  deviceId: number,
  { start, end }: { start: number; end: number },
): Promise<Assignment[]> {
  return database.query(
    `select ${columns} from device_assignment
     where device_id = $1 and from_at <= to_timestamp($3::float8 / 1000)
       and (to_at is null or to_at > to_timestamp($2::float8 / 1000))
     order by from_at`,
    [deviceId, start, end],
  )
}

export function readAllAssignments(database: Queryable, deviceId: number): Promise<Assignment[]> {
  return database.query(`select ${columns} from device_assignment where device_id = $1 order by from_at`, [
    deviceId,
  ])
}

/** Replaces assignments of a device. Rows that stay the same keep their ids. */
export async function replaceAssignments(
  database: Queryable,
  deviceId: number,
  before: readonly Assignment[],
  after: readonly AssignmentPeriod[],
): Promise<void> {
  const kept = new Set(after.map(keyOf))
  const stored = new Set(before.map(keyOf))
  const gone = before.filter((period) => !kept.has(keyOf(period)))
  const added = after.filter((period) => !stored.has(keyOf(period)))
  await database.query('delete from device_assignment where id = any($1::int[])', [
    arrayOf(gone.map(({ id }) => id)),
  ])
  await database.query(
    `insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, to_at, source, by_user)
     select $1, vehicle_id, driver_id, group_id, to_timestamp(from_ms / 1000), to_timestamp(to_ms / 1000), source, by_user
     from unnest($2::int[], $3::int[], $4::int[], $5::float8[], $6::float8[], $7::text[], $8::int[])
       as period (vehicle_id, driver_id, group_id, from_ms, to_ms, source, by_user)`,
    [
      deviceId,
      ...(['vehicleId', 'driverId', 'groupId', 'from', 'to', 'source', 'byUser'] as const).map((name) =>
        added.map((period) => period[name]),
      ),
    ],
  )
}

function keyOf({ from, to, vehicleId, driverId, groupId, source, byUser }: AssignmentPeriod): string {
  return JSON.stringify([from, to, vehicleId, driverId, groupId, source, byUser])
}

/** Sets the start of the only assignment of each of these new devices, in milliseconds since 1970. */
export async function startAssignments(
  database: Queryable,
  deviceIds: readonly number[],
  from: number,
): Promise<void> {
  await database.query(
    'update device_assignment set from_at = to_timestamp($2::float8 / 1000) where device_id = any($1::int[])',
    [deviceIds, from],
  )
}

export interface Installed {
  vehicleId: number | null
  driverId: number | null
  groupId: number
}

/** Reads what a device has now, also what the caller's scope does not include. */
export async function readInstalled(database: Queryable, deviceId: number): Promise<Installed | null> {
  const [installed] = await database.query<Installed>(
    `select vehicle_id as "vehicleId", driver_id as "driverId", group_id as "groupId" from device where id = $1`,
    [deviceId],
  )
  return installed ?? null
}

/** A period in which a vehicle belonged to a depot. `to` is null if it lasts until now. */
interface VehicleGroup {
  from: number
  to: number | null
  groupId: number
}

/**
 * Reads the depots of a vehicle as far as they are known: from the assignments of its devices, and the depot of now.
 */
export async function readVehicleGroups(
  database: Queryable,
  vehicleId: number,
): Promise<{ periods: VehicleGroup[]; groupId: number | null }> {
  const periods = await database.query<VehicleGroup>(
    `select round(${epochMs('from_at')}) as "from", round(${epochMs('to_at')}) as "to", group_id as "groupId"
     from device_assignment where vehicle_id = $1 order by from_at`,
    [vehicleId],
  )
  const [vehicle] = await database.query<{ groupId: number }>(
    'select group_id as "groupId" from vehicle where id = $1',
    [vehicleId],
  )
  return { periods, groupId: vehicle?.groupId ?? null }
}

/** Returns the ids of the timed trips of a device that overlap a time span. */
export async function listTripsDuring(
  database: Queryable,
  deviceId: number,
  { start, end }: { start: number; end: number | null },
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select id from gps_session where device_id = $1 and end_time >= to_timestamp($2::float8 / 1000)
       and ($3::float8 is null or start_time <= to_timestamp($3::float8 / 1000))`,
    [deviceId, start, end],
  )
  return rows.map(({ id }) => id)
}

/** Reads the positions of a device around a time, from which `effectiveTime` finds the stands; sorted by time. */
export function readPositionsAround(
  database: Queryable,
  deviceId: number,
  at: number,
): Promise<StandPosition[]> {
  const inside = 'time between to_timestamp($2::float8 / 1000) and to_timestamp($3::float8 / 1000)'
  const places = 'time, lat, lng, speed'
  // One position beyond each end shows that a vehicle whose tracker sleeps stood there.
  return database.query(
    `select round(${epochMs('time')}) as time, lat, lng, nullif(speed, 'NaN')::float8 as speed from (
       select ${places} from position where device_id = $1 and ${inside}
       union all
       (select ${places} from position where device_id = $1 and time < to_timestamp($2::float8 / 1000)
        order by time desc limit 1)
       union all
       (select ${places} from position where device_id = $1 and time > to_timestamp($3::float8 / 1000)
        order by time limit 1)
       union all
       select ${places} from gps_point where ${inside} and session_id in (
         select id from gps_session where device_id = $1 and source <> 'tracker'
           and start_time <= to_timestamp($3::float8 / 1000) and end_time >= to_timestamp($2::float8 / 1000))
     ) place order by place.time`,
    [deviceId, at - 2 * REACH_MS, at + 2 * REACH_MS],
  )
}

/**
 * Returns the time of the earliest data of a device in milliseconds since 1970; null if it has none. Data are a stored
 * position, a timed trip and an assignment.
 */
export async function readFirstData(database: Queryable, deviceId: number): Promise<number | null> {
  const [first] = await database.query<{ at: number | null }>(
    `select round(${epochMs('least(a.at, b.at, c.at)')}) as at from
       (select min(from_at) as at from device_assignment where device_id = $1) a,
       (select min(start_time) as at from gps_session where device_id = $1) b,
       (select (select time from position where device_id = $1 order by time limit 1) as at) c`,
    [deviceId],
  )
  return first?.at ?? null
}
