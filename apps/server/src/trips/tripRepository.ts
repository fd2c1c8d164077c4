import type { Queryable } from '../database/Database.ts'
import { insertPoints } from '../recordings/insertPoints.ts'
import type { Trip } from './buildTrip.ts'

/** Stores a trip under its start, keeping id, vehicle and driver of one that is there; touches nothing where nothing changed. */
export async function storeTrip(database: Queryable, deviceId: number, trip: Trip): Promise<void> {
  const [session] = await database.query<{ id: number }>(
    `insert into gps_session (device_id, vehicle_id, driver_id, source, fingerprint, start_time, end_time,
       distance_km, speed_kmh, point_count)
     select id, vehicle_id, driver_id, 'tracker', $2, to_timestamp($3::float8 / 1000), to_timestamp($4::float8 / 1000),
       $5, $6, $7
     from device where id = $1
     on conflict (fingerprint) do update
     set end_time = excluded.end_time, distance_km = excluded.distance_km, speed_kmh = excluded.speed_kmh,
       point_count = excluded.point_count
     where (gps_session.end_time, gps_session.distance_km, gps_session.speed_kmh, gps_session.point_count)
       is distinct from (excluded.end_time, excluded.distance_km, excluded.speed_kmh, excluded.point_count)
     returning id`,
    [
      deviceId,
      fingerprint(deviceId, trip.start),
      trip.start,
      trip.end,
      trip.distanceKm,
      trip.speedKmh,
      trip.points.length,
    ],
  )
  if (session === undefined) return
  await database.query('delete from gps_point where session_id = $1', [session.id])
  await insertPoints(
    database,
    trip.points.map((point, seq) => ({ ...point, seq, sessionId: session.id })),
  )
}

/** Drops the trip of a start, where there is one. */
export async function dropTrip(database: Queryable, deviceId: number, start: number): Promise<void> {
  await database.query('delete from gps_session where fingerprint = $1', [fingerprint(deviceId, start)])
}

/** Drops the trips that ended in a stretch of time, except those of the starts that are named. */
export async function dropOtherTrips(
  database: Queryable,
  deviceId: number,
  stretch: { after: number; to: number; starts: readonly number[] },
): Promise<void> {
  await database.query(
    `delete from gps_session where device_id = $1 and source = 'tracker'
       and end_time > to_timestamp($2::float8 / 1000) and end_time <= to_timestamp($3::float8 / 1000)
       and fingerprint <> all($4)`,
    [deviceId, stretch.after, stretch.to, stretch.starts.map((start) => fingerprint(deviceId, start))],
  )
}

function fingerprint(deviceId: number, start: number): string {
  return `tracker:${String(deviceId)}:${String(start)}`
}
