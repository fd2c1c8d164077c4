import { createHash } from 'node:crypto'
import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { cleanImei, normaliseImei } from '../identities/identityKeys.ts'
import { moveLastPositions } from '../positions/lastPositionRepository.ts'
import type { RecordedPoint, Timed } from './Reading.ts'
import type { TripMeasures } from '../measure/measureTrip.ts'

/** The key of an advisory lock: an arbitrary number that no other lock uses. */
const importLock = 5_120_021

/** Waits until no other import writes, because simultaneous imports of one file would not see each other's points. */
export async function lockImports(database: Queryable): Promise<void> {
  await database.query('set local lock_timeout = 0; set local statement_timeout = 0')
  await database.query('select pg_advisory_xact_lock($1)', [importLock])
  // A trigger writes this as the source of the assignments of new devices.
  await database.query("set local sikud.source = 'import'")
}

/** Creates devices that have the id in the file as IMEI and name. Returns their number. */
export async function createDevices(
  database: Queryable,
  keys: readonly string[],
  runId: number,
): Promise<number> {
  const created = await database.query(
    `insert into device (name, imei, imei_key, imei_exempt, import_run_id)
     select imei, imei, imei_key, imei !~ '^[0-9]{14,16}$', $3::int
     from unnest($1::text[], $2::text[]) as new (imei, imei_key)
     on conflict (imei_key) do nothing returning id`,
    [keys.map(cleanImei), keys.map(normaliseImei), runId],
  )
  return created.length
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

export interface NewTrip extends RecordedTrip {
  deviceId: number
  /** For an untimed trip, which no assignment can cover; null for a timed trip. */
  vehicleId: number | null
  driverId: number | null
  fingerprint: string
}

/**
 * Sets the last position of each device to the end of its newest imported trip, with the status "no data". If a newer
 * position is stored, it stays.
 */
export async function updateLastPositions(database: Queryable, trips: readonly NewTrip[]): Promise<void> {
  const latest = new Map<number, RecordedPoint>()
  for (const { deviceId, points } of trips) {
    const last = points.at(-1)
    if (last === undefined || last.time === null) continue
    if (last.time > (latest.get(deviceId)?.time ?? 0)) latest.set(deviceId, last)
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

interface RecordedTrip extends TripMeasures {
  points: readonly RecordedPoint[]
}

/** Returns a hash of a trip. The same trip of the same device has the same hash in every file. */
export function fingerprint(imei: string, points: readonly RecordedPoint[]): string {
  const hash = createHash('sha256').update(imei)
  for (const { time, lat, lng } of points) hash.update(`\n${String(time)} ${String(lat)} ${String(lng)}`)
  return `import:${hash.digest('hex')}`
}

/** Splits points sorted by time at gaps longer than `gapMs`. */
export function* cutTrips<Point extends Timed>(points: readonly Point[], gapMs: number): Generator<Point[]> {
  let start = 0
  let previous: Point | undefined
  for (const [index, point] of points.entries()) {
    if (previous !== undefined && point.time - previous.time > gapMs) {
      yield points.slice(start, index)
      start = index
    }
    previous = point
  }
  if (start < points.length) yield points.slice(start)
}
