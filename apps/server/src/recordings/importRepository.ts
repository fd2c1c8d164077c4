import { createHash } from 'node:crypto'
import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { cleanImei, normaliseImei } from '../identities/identityKeys.ts'
import { moveLastPositions } from '../positions/lastPositionRepository.ts'
import type { RecordedPoint, Timed } from './Reading.ts'
import type { TripMeasures } from '../measure/measureTrip.ts'
import { readAssignments } from '../trips/assignmentRepository.ts'
import { findGaps } from '../trips/fillAssignments.ts'
import { readOverlapping, type StoredTrip } from '../trips/tripShares.ts'

const importLock = 5_120_021

/** Waits until no other import writes, because simultaneous imports of one file would not see each other's points. */
export async function lockImports(database: Queryable): Promise<void> {
  await database.query('set local lock_timeout = 0; set local statement_timeout = 0')
  await database.query('select pg_advisory_xact_lock($1)', [importLock])
  // A trigger writes this as the source of the assignments of new devices.
  await database.query("set local sikud.source = 'import'")
}

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

interface Overlap {
  trip: NewTrip
  stored: StoredTrip
}

/**
 * Finds those new trips of a device that overlap a stored trip of this device, or of the vehicle that the device had at
 * that time. `vehicleId` is the vehicle for times without an assignment. Returns each new trip at most once.
 */
export async function findOverlaps(
  database: Queryable,
  deviceId: number,
  trips: readonly NewTrip[],
  vehicleId: number | null,
): Promise<Overlap[]> {
  const timed = trips.flatMap((trip) => {
    const { start, end } = trip
    return start === null || end === null ? [] : [{ trip, start, end }]
  })
  const [first] = timed
  if (first === undefined) return []
  const span = { start: first.start, end: first.end }
  for (const { start, end } of timed) {
    span.start = Math.min(span.start, start)
    span.end = Math.max(span.end, end)
  }
  const assignments = await readAssignments(database, deviceId, span)
  const vehicles = [...assignments.map((assignment) => assignment.vehicleId), vehicleId]
  const vehicleIds = [...new Set(vehicles.filter((id) => id !== null))]
  const stored = await readOverlapping(database, { deviceId, vehicleIds }, span)
  if (stored.length === 0) return []
  return timed.flatMap(({ trip, start, end }) => {
    const during = assignments.filter(({ from, to }) => from <= end && (to === null || to > start))
    const own = new Set(during.map((assignment) => assignment.vehicleId))
    if (findGaps({ start, end: end + 1 }, during).length > 0) own.add(vehicleId)
    const overlapped = stored.find(
      (trip) =>
        trip.start < end &&
        trip.end > start &&
        (trip.deviceId === deviceId || (trip.vehicleId !== null && own.has(trip.vehicleId))),
    )
    return overlapped === undefined ? [] : [{ trip, stored: overlapped }]
  })
}

const MAX_NAMED = 5
const moment = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** Says which stored trips the trips of a file overlap, and which options help. */
export function describeOverlaps(overlaps: readonly Overlap[]): string {
  const lines = overlaps.slice(0, MAX_NAMED).map(({ trip, stored }) => {
    const [from, to] = [trip.start ?? 0, trip.end ?? 0]
    return (
      `  ${moment.format(from)} – ${moment.format(to)} WIB dengan perjalanan ${String(stored.id)} ` +
      `(${stored.deviceName}, ${moment.format(stored.start)} – ${moment.format(stored.end)} WIB)`
    )
  })
  const rest = overlaps.length - lines.length
  return [
    `${String(overlaps.length)} perjalanan di berkas ini tumpang tindih dengan perjalanan yang sudah tersimpan:`,
    ...lines,
    ...(rest > 0 ? [`  … dan ${String(rest)} lagi`] : []),
    'Pakai --overlap skip untuk melewatinya, atau --overlap keep untuk menyimpan keduanya (jaraknya tetap dihitung sekali).',
  ].join('\n')
}
