import type { Database, Queryable } from '../database/Database.ts'
import { firstState } from '../trips/TripDetector.ts'

/** The tables that grow with time, and the number of rows that `fillLarge` adds to each. */
export const largeTables: Record<string, number> = {
  gps_session: 1_000_000,
  trip_share: 1_000_000,
  gps_point: 200_000,
  position: 300_000,
  position_count: 100_000,
  trip_checkpoint: 100_000,
  engine_run: 150_000,
  refused_position: 20_000,
  quarantined_position: 100_000,
  notification: 60_000,
  fleet_event: 100_000,
  push_message: 100_000,
  push_sending: 100_000,
  session_token: 50_000,
  login_attempt: 50_000,
  repeated_create: 50_000,
  geocoded_place: 50_000,
  simulated_fix: 50_000,
}

const DEVICES = 500
const device = `1 + n % ${String(DEVICES)}`
/** The number of users that must exist before `fillLarge` runs. */
export const USERS = 120
const person = `1 + n % ${String(USERS)}`

/**
 * Time between two trips. A million trips then cover about 900 days. Only the newest 34,500 trips (about 31 days) still
 * have all their points (`thinned` is false).
 */
const perTrip = `interval '77.7625 s'`
const state = JSON.stringify(firstState(null))

/** For each table, the columns and the values of row n. With these values, retention deletes few rows. */
const values: Record<string, [columns: string, values: string]> = {
  gps_session: [
    'device_id, source, start_time, end_time, distance_km, point_count, thinned, created_at, group_id',
    `${device}, case n % 10 when 0 then 'gpx' else 'tracker' end, now() - n * ${perTrip} - interval '30 min',
     now() - n * ${perTrip}, 9.5, 2, n > 34500, now() - n * ${perTrip}, 1`,
  ],
  trip_share: [
    'session_id, seq, device_id, group_id, from_at, to_at, km, moving_s, counted_km, counted_s',
    `n, 0, ${device}, 1, now() - n * ${perTrip} - interval '30 min', now() - n * ${perTrip}, 9.5, 900, 9.5, 900`,
  ],
  gps_point: ['session_id, seq, lat, lng', 'n / 20, n % 20, -6.2, 106.8'],
  position: [
    'device_id, time, lat, lng, speed',
    `${device}, now() - (n / ${String(DEVICES)}) * interval '70 min', -6.2, 106.8, 40`,
  ],
  position_count: [
    'device_id, hour, kind, count',
    `${device}, now() - (n / ${String(DEVICES)}) * interval '55 min', 'late', 1`,
  ],
  trip_checkpoint: [
    'device_id, time, state',
    `${device}, now() - (n / ${String(DEVICES)}) * interval '200 min', '${state}'`,
  ],
  engine_run: [
    'device_id, from_at, to_at, stored_at',
    `${device}, now() - n * interval '1.1 s', now() - n * interval '1.1 s', now() - n * interval '1.1 s'`,
  ],
  refused_position: ['device_id, received_at, reason', `${device}, now() - n * interval '2 min', 'zero'`],
  quarantined_position: [
    'device_id, time, received_at, reason, lat, lng',
    `${device}, now() + interval '7 hours' - n * interval '0.8 s', now() - n * interval '0.8 s', 'future', -6.2, 106.8`,
  ],
  notification: [
    'user_id, key, kind, title, body, at, created_at, changed_at',
    // Each user has 500 notifications, which is the maximum length of the list.
    `1 + (n - 1) / 500, n, 'trip_ended', 'Uji', 'Uji', now() - n * interval '60 s', now() - n * interval '60 s', now() - n * interval '60 s'`,
  ],
  fleet_event: [
    'kind, setting, subject, at, noticed_at',
    `'trip_ended', '', ${device}, now() - n * interval '2 s', now() - n * interval '2 s'`,
  ],
  push_message: [
    'user_id, title, body, tag, due_at, settled_at',
    `${person}, 'Uji', 'Uji', n, now() - n * interval '5 s', now() - n * interval '5 s'`,
  ],
  push_sending: ['message_id, token_id, status, next_at', `n, n, 'sent', now() - n * interval '5 s'`],
  session_token: [
    'user_id, token_hash, expires_at',
    `${person}, sha256(n::text::bytea), now() + n * interval '10 s'`,
  ],
  login_attempt: ['subject, attempted_at', `n, now() - n * interval '0.05 s'`],
  repeated_create: ['user_id, key, fingerprint, created_at', `${person}, n, n, now() - n * interval '1 s'`],
  geocoded_place: ['cell, found_at', `n, now() - n * interval '1 min'`],
  simulated_fix: [
    'device_id, time, lat, lng, speed',
    `${device}, now() - (n / ${String(DEVICES)}) * interval '10 s', -6.2, 106.8, 90`,
  ],
}

/**
 * Fills a PostgreSQL database with the amount of data that years of use produce, and updates the planner statistics.
 */
export async function fillLarge(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into device (name, imei) select n, n from generate_series(1, ${String(DEVICES)}) as n`,
    )
    await transaction.query(`insert into last_position (device_id, time, lat, lng, status)
      select id, now(), -6.2, 106.8, 'Parkir' from device`)
    await transaction.query(`insert into device_contact (device_id, protocol, last_contact)
      select id, 'gt06', now() from device`)
    await transaction.query(`insert into device_signal (device_id, kind, at, since, number, stored_at)
      select id, kind, now(), now() - interval '2 hours', 1, now() - interval '2 hours' from device
      cross join unnest(array['ignition', 'charging', 'sos', 'power_cut']) as kind`)
    // Disables triggers and foreign keys, because they would take most of the time.
    await transaction.query(`set local session_replication_role = replica; set local statement_timeout = 0`)
    // A device that changes its driver each day.
    await transaction.query(
      `insert into device_assignment (device_id, group_id, from_at, to_at, source)
       select id, group_id, now() - n * interval '1 day', now() - (n - 1) * interval '1 day', 'form'
       from device, generate_series(2, 60) as n`,
    )
    await transaction.query(
      `insert into position (device_id, time, lat, lng) values (1, now() - interval '40 days', -6.2, 106.8)`,
    )
    for (const [table, rows] of Object.entries(largeTables)) await fill(transaction, table, rows)
  })
  await database.query('vacuum analyze')
}

/** Drops the indexes, inserts the rows and creates the indexes again, which halves the time. */
async function fill(transaction: Queryable, table: string, rows: number): Promise<void> {
  const indexes = await transaction.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  )
  for (const { name } of indexes) await transaction.query(`drop index ${name}`)
  const [columns, row] = values[table] ?? ['', '']
  await transaction.query(
    `insert into ${table} (${columns}) select ${row} from generate_series(1, ${String(rows)}) as n`,
  )
  for (const { definition } of indexes) await transaction.query(definition)
}
