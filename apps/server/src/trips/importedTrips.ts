import type { Queryable } from '../database/Database.ts'
import type { MeasuredPoint, SessionMeasures } from '../measure/measureSession.ts'
import { insertPoints, type NewPoint } from './tripRepository.ts'

/** A trip read from a file, with the device that it belongs to. */
export interface ImportedTrip extends SessionMeasures {
  device: { id: number; vehicle_id: number | null; driver_id: number | null }
  fingerprint: string
  points: readonly (MeasuredPoint & { heading: number | null })[]
}

/** Inserts trips with their points, except those whose fingerprint is stored already; returns the inserted ones. */
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
  // A file can hold the same trip twice, as track and as route.
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
