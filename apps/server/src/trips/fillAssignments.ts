import type { Queryable } from '../database/Database.ts'
import { type Assignment, readAssignments } from './assignmentRepository.ts'

/** A period; `end` is not part of it, and null means that it has not ended. Times are in milliseconds since 1970. */
export interface Period {
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
 * Adds assignments for those parts of a period that have none. Stored assignments stay; returns those within the
 * period. The new ones belong to the depot of the vehicle; without a vehicle, to the depot of the device.
 */
export async function fillAssignments(
  database: Queryable,
  { deviceId, vehicleId, driverId, runId }: NamedAssignment,
  { start, end }: { start: number; end: number },
): Promise<Assignment[]> {
  await database.query('select from device where id = $1 for update', [deviceId])
  const stored = await readAssignments(database, deviceId, { start, end })
  const gaps = findGaps({ start, end }, stored)
  await database.query(
    `insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, to_at, source, import_run_id)
     select device.id, $2::int, $3::int, coalesce((select group_id from vehicle where id = $2::int), device.group_id),
       to_timestamp(start_ms / 1000), to_timestamp(end_ms / 1000), 'import', $4::int
     from device, unnest($5::float8[], $6::float8[]) as gap (start_ms, end_ms) where device.id = $1`,
    [deviceId, vehicleId, driverId, runId, gaps.map((gap) => gap.start), gaps.map((gap) => gap.end)],
  )
  return stored
}

/** Removes the assignments that a run has added. */
export async function dropAssignments(database: Queryable, runId: number): Promise<void> {
  await database.query('delete from device_assignment where import_run_id = $1', [runId])
}

/**
 * Gives timed trips the vehicle, driver and depot that their device had for the longest part of the trip. Where the
 * device had none, the trip gets none, and the depot of the device.
 */
export async function assignTrips(database: Queryable, sessionIds: readonly number[]): Promise<void> {
  await database.query(
    `update gps_session session set vehicle_id = assigned.vehicle_id, driver_id = assigned.driver_id,
       group_id = assigned.group_id
     from gps_session trip cross join lateral (
       select vehicle_id, driver_id, group_id from device_assignment
       where device_id = trip.device_id and from_at <= trip.end_time
         and coalesce(to_at, 'infinity') > trip.start_time
       order by least(trip.end_time, to_at) - greatest(trip.start_time, from_at) desc, from_at limit 1
     ) assigned
     where trip.id = any($1) and session.id = trip.id`,
    [sessionIds],
  )
}
