import type { Queryable } from '../database/Database.ts'
import { columnsOf, epochMs } from '../database/sql.ts'
import { type Assignment, readAssignments } from './assignmentRepository.ts'
import { shareTrips } from './tripShares.ts'

/** A period; `end` is not part of it, and null means that it has not ended. Times are in milliseconds since 1970. */
interface Period {
  start: number
  end: number | null
}

/** Returns the parts of a period that no assignment covers. The assignments must be sorted by time. */
export function findGaps(
  { start, end }: Period,
  assignments: readonly Pick<Assignment, 'from' | 'to'>[],
): Period[] {
  const gaps: Period[] = []
  let next: number | null = start
  for (const { from, to } of assignments) {
    if (next === null || (end !== null && from >= end)) break
    if (from > next) gaps.push({ start: next, end: from })
    next = to === null ? null : Math.max(next, to)
  }
  if (next !== null && (end === null || next < end)) gaps.push({ start: next, end })
  return gaps
}

/** The vehicle and the driver that an import names for a device. */
export interface NamedAssignment {
  deviceId: number
  vehicleId: number | null
  driverId: number | null
  runId: number
}

/**
 * Adds assignments for those parts of a period that have none, and gives them to the stored trips of that time. Stored
 * assignments stay; returns those within the period. The new ones belong to the depot of the vehicle; without a vehicle, to the depot of the device.
 */
export async function fillAssignments(
  database: Queryable,
  { deviceId, vehicleId, driverId, runId }: NamedAssignment,
  { start, end }: { start: number; end: number },
): Promise<Assignment[]> {
  // Not `for update`: trip search holds `lockTrips` when it inserts trips, and its foreign key must not wait for this.
  await database.query('select from device where id = $1 for no key update', [deviceId])
  const stored = await readAssignments(database, deviceId, { start, end })
  const gaps = findGaps({ start, end }, stored)
  const added = await database.query<Changed>(
    `insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, to_at, source, import_run_id)
     select device.id, $2::int, $3::int, coalesce((select group_id from vehicle where id = $2::int), device.group_id),
       to_timestamp(start_ms / 1000), to_timestamp(end_ms / 1000), 'import', $4::int
     from device, unnest($5::float8[], $6::float8[]) as gap (start_ms, end_ms) where device.id = $1
     returning ${changed}`,
    [deviceId, vehicleId, driverId, runId, gaps.map((gap) => gap.start), gaps.map((gap) => gap.end)],
  )
  await shareTrips(database, await listTripsIn(database, added))
  return stored
}

/** Removes the assignments that a run has added. Returns the other trips in their time, for `shareTrips`. */
export async function dropAssignments(database: Queryable, runId: number): Promise<number[]> {
  const removed = await database.query<Changed>(
    `delete from device_assignment where import_run_id = $1 returning ${changed}`,
    [runId],
  )
  return listTripsIn(database, removed, runId)
}

/** The time of an added or removed assignment. */
interface Changed {
  device_id: number
  from_ms: number
  to_ms: number | null
}

const changed = `device_id, ${epochMs('from_at')} as from_ms, ${epochMs('to_at')} as to_ms`

async function listTripsIn(
  database: Queryable,
  times: readonly Changed[],
  runId: number | null = null,
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select distinct trip.id from unnest($1::int[], $2::float8[], $3::float8[]) as t (device_id, from_ms, to_ms)
     join gps_session trip on trip.device_id = t.device_id and end_time >= to_timestamp(from_ms / 1000)
       and start_time < coalesce(to_timestamp(to_ms / 1000), 'infinity')
     where $4::int is null or import_run_id is distinct from $4`,
    [...columnsOf(times, 'device_id', 'from_ms', 'to_ms'), runId],
  )
  return rows.map(({ id }) => id)
}
