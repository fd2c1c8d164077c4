import type { Queryable } from '../database/Database.ts'
import { columnsOf } from '../database/sql.ts'
import { type MeasuredPoint, type SessionMeasures, standstillKmh } from '../measure/measureSession.ts'
import type { Trip } from './buildTrip.ts'

/**
 * Inserts the trip, or updates the stored trip with the same start. An update keeps the id, the vehicle and the driver.
 * Writes nothing if the trip is unchanged.
 */
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

/** Deletes the device's trip with this start, if there is one. */
export async function dropTrip(database: Queryable, deviceId: number, start: number): Promise<void> {
  await database.query('delete from gps_session where fingerprint = $1', [fingerprint(deviceId, start)])
}

/** Deletes the device's trips that ended within a time range, except those with one of the given start times. */
export async function dropOtherTrips(
  database: Queryable,
  deviceId: number,
  range: { after: number; to: number; starts: readonly number[] },
): Promise<void> {
  await database.query(
    `delete from gps_session where device_id = $1 and source = 'tracker'
       and end_time > to_timestamp($2::float8 / 1000) and end_time <= to_timestamp($3::float8 / 1000)
       and fingerprint <> all($4)`,
    [deviceId, range.after, range.to, range.starts.map((start) => fingerprint(deviceId, start))],
  )
}

/** Deletes the trips of a device's tracker that overlap a time range. The next search finds again what is left of them. */
export async function dropTripsWithin(
  database: Queryable,
  deviceId: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await database.query(
    `delete from gps_session where device_id = $1 and source = 'tracker'
       and end_time >= to_timestamp($2::float8 / 1000) and start_time <= to_timestamp($3::float8 / 1000)`,
    [deviceId, from, to],
  )
}

function fingerprint(deviceId: number, start: number): string {
  return `tracker:${String(deviceId)}:${String(start)}`
}

/** A point of a stored trip. */
export interface NewPoint extends MeasuredPoint {
  sessionId: number
  /** Number of the point in the trip, starting from 0. */
  seq: number
  /** Direction of travel in degrees clockwise from north. */
  heading: number | null
}

/** Maximum number of rows that one statement inserts. */
const batchSize = 5_000

/** Inserts the points of trips in batches. */
export async function insertPoints(database: Queryable, points: Iterable<NewPoint>): Promise<void> {
  for (const batch of inBatches(points)) {
    await database.query(
      `insert into gps_point (session_id, seq, time, lat, lng, speed, heading, status)
       select session_id, seq, to_timestamp(time_ms / 1000), lat, lng, speed, heading, status
       from unnest($1::int[], $2::int[], $3::float8[], $4::float8[], $5::float8[], $6::float8[], $7::float8[], $8::text[])
         as t (session_id, seq, time_ms, lat, lng, speed, heading, status)`,
      [
        ...columnsOf(batch, 'sessionId', 'seq', 'time', 'lat', 'lng', 'speed', 'heading'),
        batch.map((point) => statusOf(point.speed)),
      ],
    )
  }
}

function* inBatches(points: Iterable<NewPoint>): Generator<NewPoint[]> {
  let batch: NewPoint[] = []
  for (const point of points) {
    batch.push(point)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function statusOf(speed: number | null): string | null {
  if (speed === null) return null
  return speed < standstillKmh ? 'Berhenti' : 'Bergerak'
}

/** A trip that was read from a file, with the device to which it belongs. */
export interface ImportedTrip extends SessionMeasures {
  device: { id: number; vehicle_id: number | null; driver_id: number | null }
  fingerprint: string
  points: readonly (MeasuredPoint & { heading: number | null })[]
}

/** Inserts trips with their points, and returns them. Skips trips whose fingerprint is already stored. */
export async function insertImportedTrips<Trip extends ImportedTrip>(
  database: Queryable,
  sessions: readonly Trip[],
): Promise<Trip[]> {
  const rows = await database.query<{ id: number; fingerprint: string }>(
    `insert into gps_session (device_id, vehicle_id, driver_id, source, fingerprint, start_time, end_time, distance_km, speed_kmh, point_count)
     select device_id, vehicle_id, driver_id, 'import', fingerprint,
       to_timestamp(start_ms / 1000), to_timestamp(end_ms / 1000), distance_km, speed_kmh, point_count
     from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::float8[], $6::float8[], $7::float8[], $8::float8[], $9::int[])
       as t (device_id, vehicle_id, driver_id, fingerprint, start_ms, end_ms, distance_km, speed_kmh, point_count)
     on conflict (fingerprint) do nothing returning id, fingerprint`,
    [
      sessions.map(({ device }) => device.id),
      sessions.map(({ device }) => device.vehicle_id),
      sessions.map(({ device }) => device.driver_id),
      sessions.map((session) => session.fingerprint),
      sessions.map((session) => session.start),
      sessions.map((session) => session.end),
      sessions.map((session) => session.distanceKm),
      sessions.map((session) => session.speedKmh),
      sessions.map(({ points }) => points.length),
    ],
  )
  const ids = new Map(rows.map((row) => [row.fingerprint, row.id]))
  // A file can contain the same trip twice, as a track and as a route.
  const unique = new Map(sessions.map((session) => [session.fingerprint, session]))
  const stored = [...unique.values()].filter((session) => ids.has(session.fingerprint))
  await insertPoints(database, pointsOf(stored, ids))
  return stored
}

function* pointsOf(sessions: readonly ImportedTrip[], ids: Map<string, number>): Generator<NewPoint> {
  for (const { points, fingerprint } of sessions) {
    const sessionId = ids.get(fingerprint) ?? 0
    for (const [seq, { time, lat, lng, speed, heading }] of points.entries()) {
      yield { sessionId, seq, time, lat, lng, speed, heading }
    }
  }
}
