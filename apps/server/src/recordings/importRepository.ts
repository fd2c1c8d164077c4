import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { cleanImei, normaliseImei } from '../identities/identityKeys.ts'
import { matchImeis } from '../identities/matchImeis.ts'
import { moveLastPositions } from '../positions/lastPositionRepository.ts'
import type { RecordedPoint } from './Reading.ts'
import type { RecordedSession } from './RecordedSession.ts'

export interface ImportDevice {
  id: number
  imei: string
  imei_key: string
  name: string
}

/** The key of an advisory lock: an arbitrary number that no other lock uses. */
const importLock = 5_120_021

/** Waits until no other import writes, because simultaneous imports of one file would not see each other's points. */
export async function lockImports(database: Queryable): Promise<void> {
  await database.query('set local lock_timeout = 0; set local statement_timeout = 0')
  await database.query('select pg_advisory_xact_lock($1)', [importLock])
  // A trigger writes this as the source of the assignments of new devices.
  await database.query("set local sikud.source = 'import'")
}

/**
 * Finds devices by IMEI; spaces and dashes in an IMEI make no difference. Creates missing devices with the IMEI as
 * name.
 */
export async function findOrCreateDevices(
  database: Queryable,
  imeis: readonly string[],
): Promise<{ devices: Map<string, ImportDevice>; created: number }> {
  const known = await findDevices(database, imeis)
  const missing = imeis.filter((imei) => !known.has(imei))
  const created = await database.query(
    `insert into device (name, imei, imei_key, imei_exempt)
     select imei, imei, imei_key, imei !~ '^[0-9]{14,16}$'
     from unnest($1::text[], $2::text[]) as new (imei, imei_key)
     on conflict (imei_key) do nothing returning id`,
    [missing.map(cleanImei), missing.map(normaliseImei)],
  )
  return { devices: await findDevices(database, imeis), created: created.length }
}

async function findDevices(
  database: Queryable,
  imeis: readonly string[],
): Promise<Map<string, ImportDevice>> {
  const rows = await database.query<ImportDevice>(
    `select id, imei, imei_key, name from device
     where imei = any($1::text[]) or imei_key = any($2::text[])`,
    [imeis, imeis.map(normaliseImei)],
  )
  return matchImeis(imeis, rows)
}

/** Finds the IMEIs of all devices that have this name. */
export async function findImeisByName(database: Queryable, name: string): Promise<string[]> {
  const rows = await database.query<{ imei: string }>('select imei from device where name = $1', [name])
  return rows.map((row) => row.imei)
}

/** Reads the times of the stored points of a device in a time span, in milliseconds since 1970. */
export async function readTimes(
  database: Queryable,
  deviceId: number,
  first: number,
  last: number,
): Promise<Set<number>> {
  const rows = await database.query<{ time: number }>(
    `select ${epochMs('p.time')} as time
     from gps_session s join gps_point p on p.session_id = s.id
     where s.device_id = $1 and s.start_time <= to_timestamp($3::float8 / 1000) and s.end_time >= to_timestamp($2::float8 / 1000)
       and p.time between to_timestamp($2::float8 / 1000) and to_timestamp($3::float8 / 1000)`,
    [deviceId, first, last],
  )
  return new Set(rows.map((row) => Math.round(row.time)))
}

export interface NewSession extends RecordedSession {
  device: ImportDevice
  fingerprint: string
}

/**
 * Sets the last position of each device to the end of its newest imported trip, with the status "no data". If a newer
 * position is stored, it stays.
 */
export async function updateLastPositions(
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
    statusSince: null,
    receivedAt: time,
  }))
  await moveLastPositions(database, positions, null)
}
