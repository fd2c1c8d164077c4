import { columnsOf, epochMs, runTogether } from '../database/sql.ts'
import type { Queryable } from '../database/Database.ts'
import type { WaitingReport } from './clock.ts'
import type { AcceptedTimes, RefusalReason, AcceptedPosition } from './checkPosition.ts'
import type { Arrivals } from './gatherArrivals.ts'
import type { ReportedPosition } from './Intake.ts'
import { replaceLastPosition } from '../positions/lastPositionRepository.ts'
import { dropTripsWithin } from '../trips/tripRepository.ts'
import { markedWork } from '../trips/positionQueue.ts'
import { lockState, storedStates } from './deviceStateRepository.ts'
import { followDevice } from './followDevice.ts'

/** Maximum number of positions of one device that wait in the quarantine. */
const MAX_WAITING = 5_000
/** After the maximum is reached, only this number stays, so that not each later position needs a deletion. */
const KEPT_WAITING = 4_500
const HOUR_MS = 3_600_000
/** How long a position waits, and how long no offset is adopted after a user cancelled one. */
const QUARANTINE_MS = 24 * HOUR_MS

export async function storeWaiting(
  transaction: Queryable,
  arrivals: readonly Arrivals[],
  now: number,
): Promise<void> {
  const rows = arrivals.flatMap(({ deviceId, waiting }) =>
    waiting.slice(-KEPT_WAITING).map(({ reason, position }) => ({ deviceId, reason, ...position })),
  )
  if (rows.length === 0) return
  await transaction.query(
    `insert into quarantined_position (device_id, reason, time, lat, lng, speed, heading, altitude, accuracy, battery,
       received_at)
     select device_id, reason, to_timestamp(time_ms / 1000), lat, lng, speed, heading, altitude, accuracy, battery,
       to_timestamp($11::float8 / 1000)
     from unnest($1::int[], $2::text[], $3::float8[], $4::float8[], $5::float8[], $6::float8[], $7::float8[],
         $8::float8[], $9::float8[], $10::float8[])
       as t (device_id, reason, time_ms, lat, lng, speed, heading, altitude, accuracy, battery)
     order by device_id on conflict do nothing`,
    [
      ...columnsOf(rows, 'deviceId', 'reason', 'time', 'lat', 'lng'),
      ...columnsOf(rows, 'speed', 'heading', 'altitude', 'accuracy', 'battery'),
      now,
    ],
  )
  const full = arrivals.filter((device) => device.clock.waiting > MAX_WAITING)
  if (full.length === 0) return
  await transaction.query(
    `delete from quarantined_position using (
       select device_id, time, row_number() over (partition by device_id order by received_at desc, time desc) as nr
       from quarantined_position where device_id = any($1)
     ) as kept
     where quarantined_position.device_id = kept.device_id and quarantined_position.time = kept.time and nr > $2`,
    [full.map(({ deviceId }) => deviceId), KEPT_WAITING],
  )
  for (const device of full) device.clock = { ...device.clock, waiting: KEPT_WAITING }
}

/** Stores what the reports of a batch show about the clocks and the speed units of devices. */
export async function storeClocks(
  transaction: Queryable,
  devices: readonly Pick<Arrivals, 'deviceId' | 'clock' | 'assumedUnit'>[],
  now: number,
): Promise<void> {
  if (devices.length === 0) return
  const rows = devices.map(({ deviceId, clock, assumedUnit }) => ({ deviceId, ...clock, assumedUnit }))
  await transaction.query(
    `update device_contact
     set clock_until = case when clock_offset_s is not null and clock_until is null and new.offset_ms is null
         then to_timestamp($6::float8 / 1000) else clock_until end,
       waiting_since = to_timestamp(new.since_ms / 1000), waiting = new.waiting,
       speed_assumed = coalesce(new.assumed, speed_assumed)
     from unnest($1::int[], $2::float8[], $3::float8[], $4::int[], $5::text[])
       as new (device_id, offset_ms, since_ms, waiting, assumed)
     where device_contact.device_id = new.device_id`,
    [...columnsOf(rows, 'deviceId', 'offsetMs', 'waitingSince', 'waiting', 'assumedUnit'), now],
  )
}

/** Deletes the quarantined positions that arrived more than 24 hours ago. */
export async function dropOldQuarantine(transaction: Queryable, now: number): Promise<void> {
  await transaction.query(
    'delete from quarantined_position where received_at < to_timestamp($1::float8 / 1000)',
    [now - QUARANTINE_MS],
  )
}

/** Number of quarantined reports of each device that are compared. At 1 Hz they cover 16 minutes. */
const MAX_EVIDENCE = 1_000

export function readEvidence(database: Queryable, deviceId: number, now: number): Promise<WaitingReport[]> {
  return database.query(
    `select round(${epochMs('time')}) as time, round(${epochMs('received_at')}) as "receivedAt"
     from quarantined_position
     where device_id = $1 and received_at >= to_timestamp($2::float8 / 1000)
       and received_at >= (select waiting_since from device_contact where device_id = $1)
     order by quarantined_position.received_at desc limit $3`,
    [deviceId, now - QUARANTINE_MS, MAX_EVIDENCE],
  )
}

/** How far the clock of a device seems to be ahead, from its latest quarantined reports. */
interface ShownLead {
  deviceId: number
  leadMs: number
}

/** Number of the latest reports of a device of which the one that is furthest ahead counts; others may be delayed. */
const LATEST = 20

/**
 * Returns the lead of each device whose quarantined reports of the last hour show a wrong clock, or whose clock has been
 * corrected within the last hour.
 */
export function listLeads(database: Queryable, now: number): Promise<ShownLead[]> {
  return database.query(
    `select contact.device_id as "deviceId", coalesce(latest.lead, contact.clock_offset_s * 1000.0)::float8 as "leadMs"
     from device_contact contact left join lateral (
       select max(${epochMs('time')} - ${epochMs('received_at')}) as lead from (
         select time, received_at from quarantined_position
         where device_id = contact.device_id and received_at > to_timestamp($1::float8 / 1000)
           and received_at >= contact.waiting_since
         order by received_at desc limit $2
       ) as newest
     ) as latest on contact.waiting_since is not null
     where contact.waiting_since is not null and latest.lead is not null
       or contact.clock_offset_s is not null and contact.clock_until is null
         and contact.last_contact > to_timestamp($1::float8 / 1000)`,
    [now - HOUR_MS, LATEST],
  )
}

/** Returns the number of devices that had contact within the last hour. */
export async function countReporting(database: Queryable, now: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*)::int as count from device_contact where last_contact > to_timestamp($1::float8 / 1000)',
    [now - HOUR_MS],
  )
  return row?.count ?? 0
}

/** Checks whether a user cancelled an offset of the device within the last 24 hours. */
export async function isBlocked(database: Queryable, deviceId: number, now: number): Promise<boolean> {
  const rows = await database.query(
    'select from device_contact where device_id = $1 and clock_blocked_until > to_timestamp($2::float8 / 1000)',
    [deviceId, now],
  )
  return rows.length > 0
}

/** Stores the adopted offset of a device. It holds from the time of receipt of the last report that proves it. */
export async function adoptOffset(
  transaction: Queryable,
  deviceId: number,
  { offsetMs, since }: { offsetMs: number; since: number },
): Promise<void> {
  await transaction.query(
    `update device_contact set clock_offset_s = $2, clock_since = to_timestamp($3::float8 / 1000), clock_until = null,
       waiting_since = null
     where device_id = $1`,
    [deviceId, offsetMs / 1_000, since],
  )
}

/** SQL condition that is true if the adopted offset makes the time of a quarantined position possible. */
const fitsOffset = `time - make_interval(secs => clock_offset_s)
  between to_timestamp($1::float8 / 1000) and quarantined_position.received_at + interval '2 minutes'`

/**
 * Lists the devices whose adopted offset has been confirmed since positions began to wait, if these positions become
 * right with it. Positions before `oldest` are too old to be stored.
 */
export async function listToRelease(database: Queryable, oldest: number): Promise<number[]> {
  const rows = await database.query<{ device_id: number }>(
    `select device_id from device_contact contact
     where waiting > 0 and waiting_since is null and clock_offset_s is not null and clock_until is null
       and exists (select from quarantined_position where device_id = contact.device_id and ${fitsOffset})
     order by device_id`,
    [oldest],
  )
  return rows.map(({ device_id }) => device_id)
}

/** A position that is taken out of the quarantine, with the reason and the time of its refusal. */
interface Released extends ReportedPosition {
  time: number
  reason: RefusalReason
  receivedAt: number
}

/** Takes those positions of a device out of the quarantine that the adopted offset makes right, oldest first. */
export async function takeFitting(
  transaction: Queryable,
  deviceId: number,
  { now, oldest }: AcceptedTimes,
): Promise<Released[]> {
  const rows = await transaction.query<Omit<Released, 'valid'>>(
    `delete from quarantined_position using device_contact contact
     where contact.device_id = $2 and quarantined_position.device_id = $2 and ${fitsOffset}
       and quarantined_position.received_at >= to_timestamp($3::float8 / 1000)
     returning round(${epochMs('time')}) as time, lat, lng, speed, heading, altitude, accuracy,
       quarantined_position.battery, reason, round(${epochMs('quarantined_position.received_at')}) as "receivedAt"`,
    [oldest, deviceId, now - QUARANTINE_MS],
  )
  return rows.map((row) => ({ ...row, valid: true })).toSorted((a, b) => a.time - b.time)
}

/** Takes positions that are now stored out of the counts and the list of refused positions. */
export async function forgetRefusals(
  transaction: Queryable,
  deviceId: number,
  released: readonly Released[],
): Promise<void> {
  const columns = columnsOf(released, 'reason', 'time', 'receivedAt')
  await transaction.query(
    `update position_count set count = position_count.count - least(position_count.count, taken.count)
     from (
       select date_trunc('hour', to_timestamp(received_ms / 1000), 'UTC') as hour, reason, count(*)::int as count
       from unnest($2::text[], $3::float8[], $4::float8[]) as t (reason, time_ms, received_ms) group by 1, 2
     ) as taken
     where device_id = $1 and position_count.hour = taken.hour and kind = taken.reason`,
    [deviceId, ...columns],
  )
  await transaction.query('delete from position_count where device_id = $1 and count = 0', [deviceId])
  await transaction.query(
    `delete from refused_position using unnest($2::text[], $3::float8[], $4::float8[]) as t (reason, time_ms, received_ms)
     where device_id = $1 and refused_position.reason = t.reason and time = to_timestamp(time_ms / 1000)`,
    [deviceId, ...columns],
  )
}

/** Number of the remaining positions from which the status of the device is computed again. */
const RECENT = 200

/**
 * Ends the correction of a device's clock: deletes the positions that the last adopted offset corrected, and their
 * trips, empties the quarantine, and blocks another offset for 24 hours. Returns the number of deleted
 * positions, or null if the clock was never corrected. Times are milliseconds since 1970.
 */
export async function cancelClock(
  transaction: Queryable,
  deviceId: number,
  now: number,
): Promise<number | null> {
  const state = await lockState(transaction, deviceId)
  const [row] = await transaction.query<{ offsetS: number; since: Date }>(
    `update device_contact
     set clock_offset_s = null, clock_since = null, clock_until = null, waiting = 0, waiting_since = null,
       clock_blocked_until = to_timestamp($2::float8 / 1000)
     from (select device_id, clock_offset_s, clock_since from device_contact where device_id = $1) as before
     where device_contact.device_id = before.device_id and before.clock_offset_s is not null
     returning before.clock_offset_s as "offsetS", before.clock_since as since`,
    [deviceId, now + QUARANTINE_MS],
  )
  if (state === null || row === undefined) return null
  await transaction.query('delete from quarantined_position where device_id = $1', [deviceId])
  const deleted = await transaction.query<{ time: number }>(
    `delete from position where device_id = $1 and clock_offset_s = $2 and received_at >= $3
     returning round(${epochMs('time')}) as time`,
    [deviceId, row.offsetS, row.since],
  )
  if (deleted.length === 0) return 0
  const times = deleted.map(({ time }) => time)
  const from = times.reduce((least, time) => Math.min(least, time))
  const to = times.reduce((most, time) => Math.max(most, time))
  await dropTripsWithin(transaction, deviceId, { from, to })
  const { shown, state: place } = followDevice(fresh, await readRecent(transaction, deviceId))
  await replaceLastPosition(
    transaction,
    deviceId,
    shown === null ? null : { ...shown, deviceId, receivedAt: state.last_contact },
  )
  const { protocol, ignition, ignition_at: ignitionAt, alarm, alarm_at: alarmAt } = state
  const contact = {
    deviceId,
    protocol,
    battery: null,
    state: place,
    signals: { ignition, ignitionAt, alarm, alarmAt },
    telling: 'by its contact' as const,
  }
  await runTogether(transaction, [
    storedStates([contact], state.last_contact),
    markedWork([{ deviceId, from, fastFrom: null, fastest: null }]),
  ])
  return deleted.length
}

const fresh = { last: null, held: null, standingSince: null, statusSince: null }

async function readRecent(transaction: Queryable, deviceId: number): Promise<AcceptedPosition[]> {
  const rows = await transaction.query<AcceptedPosition>(
    `select round(${epochMs('time')}) as time, lat, lng, speed, heading, altitude, accuracy, battery, ignition from position
     where device_id = $1 order by position.time desc limit $2`,
    [deviceId, RECENT],
  )
  return rows.toReversed()
}
