import type { Queryable } from '../database/Database.ts'
import { moveLastPositions } from '../positions/lastPositionRepository.ts'
import type { RecordedPoint } from './RecordedPoint.ts'
import type { ImportDevice } from './importDeviceRepository.ts'
import { insertPoints, type NewPoint } from './insertPoints.ts'
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
  await insertPoints(database, pointsOf(stored, ids))
  return stored
}

function* pointsOf(sessions: readonly NewSession[], ids: Map<string, number>): Generator<NewPoint> {
  for (const { points, fingerprint } of sessions) {
    const sessionId = ids.get(fingerprint) ?? 0
    for (const [seq, { time, lat, lng, speed, heading }] of points.entries()) {
      yield { sessionId, seq, time, lat, lng, speed, heading }
    }
  }
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
  const positions = [...latest].map(([deviceId, { time, lat, lng, speed, heading }]) => ({
    deviceId,
    time,
    lat,
    lng,
    speed,
    heading,
    status: 'Tidak ada data',
    receivedAt: time,
  }))
  await moveLastPositions(database, positions, null)
}
