import { setTimeout } from 'node:timers/promises'
import { writeAudit } from '../audit/writeAudit.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { isRetryable } from '../database/databaseErrors.ts'
import { epochMs } from '../database/sql.ts'
import { lockImports, fingerprint } from '../recordings/importRepository.ts'
import { type FoundDevice, findDevices } from '../recordings/findDevices.ts'
import { RecordingError } from '../recordings/RecordingError.ts'
import { type Assignment, readAllAssignments } from '../trips/assignmentRepository.ts'
import { findGaps } from '../trips/fillAssignments.ts'
import { lockTrips } from '../trips/countShares.ts'
import { shareTrips } from '../trips/tripShares.ts'
import { askForSearch } from '../trips/tripWorkRepository.ts'

export const movedTables = [
  'gps_session',
  'trip_share',
  'trip_alias',
  'trip_exclusion',
  'position',
  'refused_position',
] as const
/** The tables with one row for each device, and the column that says which of two rows is newer. */
export const newestTables = { device_contact: 'last_contact', last_position: 'time' } as const
/**
 * The tables that this file merges in another way, and those whose rows go with the device because the next search
 * makes them again or nothing reads them any more.
 */
export const otherTables = [
  'device_assignment',
  'device_signal',
  'engine_run',
  'position_count',
  'quarantined_position',
  'running_trip',
  'removed_device',
  'simulated_fix',
  'trip_work',
  'trip_state',
  'trip_checkpoint',
]

/** Two records of one tracker, and what moves from the first to the second. */
export interface MergePlan {
  from: FoundDevice
  into: FoundDevice
  trips: number
  positions: number
  /** What forbids the merge; empty if nothing does. */
  conflicts: string[]
}

/** Reads what a merge of two devices would do. Throws `RecordingError` if one of them is not found. */
export async function planMerge(database: Queryable, from: string, into: string): Promise<MergePlan> {
  const found = await findDevices(
    database,
    [from, into].map((key) => ({ key, first: null, last: null })),
  )
  const [one, other] = [from, into].map((key) => {
    const device = found.get(key)?.device
    if (!device) throw new RecordingError(`Tidak ada perangkat dengan IMEI, nama, atau nopol "${key}".`)
    return device
  })
  if (!one || !other || one.id === other.id)
    throw new RecordingError('--from dan --into adalah perangkat yang sama.')
  const [counts] = await database.query<{ trips: number; positions: number }>(
    `select (select count(*) from gps_session where device_id = $1)::int as trips,
       (select count(*) from position where device_id = $1)::int as positions`,
    [one.id],
  )
  const conflicts = await findConflicts(database, one.id, other.id)
  return { from: one, into: other, trips: counts?.trips ?? 0, positions: counts?.positions ?? 0, conflicts }
}

const MAX_ATTEMPTS = 5
const RETRY_DELAY_MS = 200

/**
 * Makes one device of two in one transaction: moves everything of `from` to `into` and deletes `from`. Throws
 * `RecordingError` that names what overlaps. Retries after a deadlock with the ingest, which has the right of way.
 */
export async function mergeDevices(database: Database, fromId: number, intoId: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next attempt begins after this one failed
      await database.transaction((transaction) => merge(transaction, fromId, intoId))
      return
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error
      // oxlint-disable-next-line no-await-in-loop -- see above
      await setTimeout(RETRY_DELAY_MS)
    }
  }
}

async function merge(transaction: Queryable, from: number, into: number): Promise<void> {
  const both = [from, into]
  await lockImports(transaction)
  const devices = await transaction.query<{ id: number; imei: string }>(
    'select id, imei from device where id = any($1) order by id for update',
    [both],
  )
  if (devices.length < 2) throw new RecordingError('Salah satu perangkat sudah dihapus.')
  await transaction.query('select from trip_work where device_id = any($1) order by device_id for update', [
    both,
  ])
  await lockTrips(transaction)
  const conflicts = await findConflicts(transaction, from, into)
  if (conflicts.length > 0)
    throw new RecordingError(['Kedua perangkat tidak dapat disatukan:', ...conflicts].join('\n  '))
  const trips = await transaction.query<{ id: number }>('select id from gps_session where device_id = $1', [
    from,
  ])
  const [first] = await transaction.query<{ time: number | null }>(
    `select ${epochMs('min(time)')} as time from position where device_id = $1`,
    [from],
  )
  await renameTrips(transaction, from, into, devices.find(({ id }) => id === into)?.imei ?? '')
  // The names of the tables are constants of this file.
  for (const table of movedTables)
    // oxlint-disable-next-line no-await-in-loop -- the statements of one transaction
    await transaction.query(`update ${table} set device_id = $2 where device_id = $1`, [from, into])
  await mergeCounts(transaction, from, into)
  await moveAssignments(transaction, from, into)
  await moveReports(transaction, from, into)
  await transaction.query('delete from device where id = $1', [from])
  await shareTrips(
    transaction,
    trips.map(({ id }) => id),
  )
  if (typeof first?.time === 'number')
    await askForSearch(transaction, { deviceId: into, fromTime: first.time })
  const facts = { merged: from, trips: trips.length }
  await writeAudit(
    transaction,
    { command: 'merge-devices' },
    { subject: { type: 'device', id: into }, facts },
  )
}

/** Gives trips the fingerprints that they would have if the other device had recorded them. */
async function renameTrips(transaction: Queryable, from: number, into: number, imei: string): Promise<void> {
  await transaction.query(
    `update gps_session set fingerprint = 'tracker:' || $2::int || ':' || split_part(fingerprint, ':', 3)
     where device_id = $1 and source = 'tracker'`,
    [from, into],
  )
  const untimed = await transaction.query<{ id: number }>(
    `select id from gps_session where device_id = $1 and source = 'import' and start_time is null`,
    [from],
  )
  for (const { id } of untimed) {
    // oxlint-disable-next-line no-await-in-loop -- the points of one trip at a time, because of the memory
    const points = await transaction.query<{ lat: number; lng: number }>(
      'select lat, lng from gps_point where session_id = $1 order by seq',
      [id],
    )
    const recorded = points.map(({ lat, lng }) => ({
      line: 0,
      time: null,
      lat,
      lng,
      speed: null,
      heading: null,
    }))
    // oxlint-disable-next-line no-await-in-loop -- see above
    await transaction.query(
      `update gps_session set fingerprint = $2
       where id = $1 and not exists (select from gps_session where fingerprint = $2)`,
      [id, fingerprint(imei, recorded)],
    )
  }
}

async function mergeCounts(transaction: Queryable, from: number, into: number): Promise<void> {
  await transaction.query(
    `insert into position_count (device_id, hour, kind, count)
     select $2, hour, kind, count from position_count where device_id = $1
     on conflict (device_id, hour, kind) do update set count = position_count.count + excluded.count`,
    [from, into],
  )
  for (const [table, column] of Object.entries(newestTables)) {
    // oxlint-disable-next-line no-await-in-loop -- the statements of one transaction
    await transaction.query(
      `delete from ${table} old using ${table} fresh where old.device_id = any($1) and fresh.device_id = any($1)
         and old.device_id <> fresh.device_id
         and (fresh.${column} > old.${column} or old.${column} is null or fresh.${column} = old.${column} and old.device_id = $2)`,
      [[from, into], from],
    )
    // oxlint-disable-next-line no-await-in-loop -- see above
    await transaction.query(`update ${table} set device_id = $2 where device_id = $1`, [from, into])
  }
  await transaction.query(
    `update running_trip set device_id = $2 where device_id = $1
       and not exists (select from running_trip other where other.device_id = $2 and other.start_time = running_trip.start_time)`,
    [from, into],
  )
}

/** Moves assignments where the other device has none; there its own stay. */
async function moveAssignments(transaction: Queryable, from: number, into: number): Promise<void> {
  const stored = await readAllAssignments(transaction, into)
  for (const moved of await readAllAssignments(transaction, from)) {
    const gaps = findGaps({ start: moved.from, end: moved.to }, stored)
    // oxlint-disable-next-line no-await-in-loop -- the statements of one transaction
    await transaction.query(
      `insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, to_at, source, by_user, import_run_id)
       select $2, vehicle_id, driver_id, group_id, to_timestamp(start_ms / 1000), to_timestamp(end_ms / 1000), source, by_user,
         import_run_id
       from device_assignment, unnest($3::float8[], $4::float8[]) as gap (start_ms, end_ms) where id = $1`,
      [moved.id, into, gaps.map(({ start }) => start), gaps.map(({ end }) => end)],
    )
  }
}

/** Moves the newest signal of each kind, and the positions that wait for a right clock. */
async function moveReports(transaction: Queryable, from: number, into: number): Promise<void> {
  await transaction.query(
    `delete from device_signal old using device_signal fresh
     where old.device_id = $2 and fresh.device_id = $1 and old.kind = fresh.kind and old.at < fresh.at`,
    [from, into],
  )
  for (const [table, column] of [
    ['device_signal', 'kind'],
    ['quarantined_position', 'time'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- the statements of one transaction
    await transaction.query(
      `update ${table} set device_id = $2 where device_id = $1
         and not exists (select from ${table} other where other.device_id = $2 and other.${column} = ${table}.${column})`,
      [from, into],
    )
}

const MAX_NAMED = 5
const moment = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'medium',
  timeStyle: 'short',
})
const named = (time: number) => `${moment.format(time)} WIB`

/** Names what two records of one tracker cannot both have. */
async function findConflicts(database: Queryable, from: number, into: number): Promise<string[]> {
  const trips = await database.query<{ start: number; one: number; other: number }>(
    `select ${epochMs('one.start_time')} as start, one.id as one, other.id as other
     from gps_session one join gps_session other on other.device_id = $2
       and other.start_time < one.end_time and other.end_time > one.start_time
     where one.device_id = $1 order by one.start_time limit ${String(MAX_NAMED)}`,
    [from, into],
  )
  const [positions] = await database.query<{ count: number; first: number | null }>(
    `select count(*)::int as count, ${epochMs('min(time)')} as first from position one
     where device_id = $1 and exists (select from position other where other.device_id = $2 and other.time = one.time)`,
    [from, into],
  )
  const [row] = await database.query<{ simulated: boolean; installed: boolean }>(
    `select one.simulated or other.simulated as simulated, one.vehicle_id is not null
         and one.vehicle_id is distinct from other.vehicle_id
       or one.driver_id is not null and one.driver_id is distinct from other.driver_id as installed
     from device one, device other where one.id = $1 and other.id = $2`,
    [from, into],
  )
  return [
    ...(row?.simulated ? ['Perangkat simulasi tidak dapat disatukan.'] : []),
    ...(row?.installed
      ? ['Kendaraan atau pengendaranya berbeda; samakan dahulu, atau lepaskan dari perangkat --from.']
      : []),
    ...trips.map(
      ({ start, one, other }) =>
        `Perjalanan ${String(one)} dan ${String(other)} tumpang tindih (${named(start)}).`,
    ),
    ...(positions && positions.count > 0
      ? [
          `${String(positions.count)} posisi pada waktu yang sama, yang pertama ${named(positions.first ?? 0)}.`,
        ]
      : []),
    ...(await findAssignmentConflicts(database, from, into)),
  ]
}

function differs(one: Assignment, other: Assignment): boolean {
  return (
    (one.vehicleId !== null && one.vehicleId !== other.vehicleId) ||
    (one.driverId !== null && one.driverId !== other.driverId)
  )
}

async function findAssignmentConflicts(database: Queryable, from: number, into: number): Promise<string[]> {
  const stored = await readAllAssignments(database, into)
  return (await readAllAssignments(database, from)).flatMap((one) => {
    const other = stored.find(
      (row) => row.from < (one.to ?? Infinity) && one.from < (row.to ?? Infinity) && differs(one, row),
    )
    return other === undefined
      ? []
      : [`Pemasangannya berbeda mulai ${named(Math.max(one.from, other.from))}.`]
  })
}
