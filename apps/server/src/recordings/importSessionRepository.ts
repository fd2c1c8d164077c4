import type { Queryable } from '../database/Database.ts'
import type { RecordedPoint } from './RecordedPoint.ts'
import type { ImportDevice } from './importDeviceRepository.ts'
import { insertPoints } from './insertPoints.ts'
import type { RecordedSession } from './RecordedSession.ts'

export interface NewSession extends RecordedSession {
  device: ImportDevice
  fingerprint: string
}

/** Stores trips with their points; one whose fingerprint is known is left out. Answers the trips that were stored. */
export async function insertSessions(
  database: Queryable,
  sessions: readonly NewSession[],
): Promise<NewSession[]> {
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
  // A file can hold the same trip twice, as track and as route: it is one trip.
  const unique = new Map(sessions.map((session) => [session.fingerprint, session]))
  const stored = [...unique.values()].filter((session) => ids.has(session.fingerprint))
  await insertPoints(
    database,
    stored.flatMap((session) =>
      session.points.map((point, seq) => ({ ...point, seq, sessionId: ids.get(session.fingerprint) ?? 0 })),
    ),
  )
  return stored
}

/** Moves the last position of devices to the end of their newest imported trip; a recording never passes for live. */
export async function raiseLastPositions(
  database: Queryable,
  sessions: readonly NewSession[],
): Promise<void> {
  const latest = new Map<number, RecordedPoint>()
  for (const { device, points } of sessions) {
    const last = points.at(-1)
    if (last === undefined || last.time === null) continue
    if (last.time > (latest.get(device.id)?.time ?? 0)) latest.set(device.id, last)
  }
  const points = [...latest.values()]
  await database.query(
    `insert into last_position (device_id, time, lat, lng, speed, heading, status, received_at)
     select device_id, to_timestamp(time_ms / 1000), lat, lng, speed, heading, 'Tidak ada data', to_timestamp(time_ms / 1000)
     from unnest($1::int[], $2::float8[], $3::float8[], $4::float8[], $5::float8[], $6::float8[])
       as t (device_id, time_ms, lat, lng, speed, heading)
     on conflict (device_id) do update
     set time = excluded.time, lat = excluded.lat, lng = excluded.lng, speed = excluded.speed,
       heading = excluded.heading, status = excluded.status, received_at = excluded.received_at
     where last_position.time is null or last_position.time < excluded.time`,
    [
      [...latest.keys()],
      points.map((point) => point.time),
      points.map((point) => point.lat),
      points.map((point) => point.lng),
      points.map((point) => point.speed),
      points.map((point) => point.heading),
    ],
  )
}
