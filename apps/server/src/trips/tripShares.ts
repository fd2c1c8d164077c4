import type { Queryable } from '../database/Database.ts'

/** Recomputes the vehicle, driver and depot of trips from the assignments of their time. */
export async function shareTrips(database: Queryable, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length === 0) return
  // A trip and an assignment can change at the same time: the later of the two transactions sees the other.
  await database.query('select from gps_session where id = any($1::int[]) order by id for update', [
    sessionIds,
  ])
  await database.query(
    `update gps_session set vehicle_id = assigned.vehicle_id, driver_id = assigned.driver_id,
       group_id = coalesce(assigned.group_id, device.group_id)
     from gps_session trip join device on device.id = trip.device_id
     left join lateral assignment_during(trip.device_id, trip.start_time, trip.end_time) assigned on true
     where trip.id = gps_session.id and trip.id = any($1::int[])`,
    [sessionIds],
  )
}
