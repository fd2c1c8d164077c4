import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeAudit } from '../audit/writeAudit.ts'
import { countRows, type RowCounts } from '../backup/countRows.ts'
import type { ReportedPosition, TrackerReport } from '../ingest/Intake.ts'
import { PositionIntake } from '../ingest/PositionIntake.ts'
import { readReports } from '../ingest/osmand/readReports.ts'
import { acquireWatermark } from '../notifications/watermarkRepository.ts'
import { Heartbeat } from '../operations/Heartbeat.ts'
import { Retention } from '../retention/Retention.ts'
import { createToken } from '../security/tokens.ts'
import { rememberNetwork } from '../security/attemptThrottle.ts'
import { rememberDevice } from '../security/knownDevices.ts'
import { claimBackup } from '../backup/backupRepository.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { startProcess } from '../testing/serverProcess.ts'
import { acceptServerClock, checkServerClock, mayDelete, readServerClock } from './serverClock.ts'

const COMMAND = fileURLToPath(new URL('../cli/retention.ts', import.meta.url))
const day = 86_400_000
const years = 730 * day

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await fill(years)
})
afterAll(() => test.close())
beforeEach(() => acceptServerClock(test.database, Date.now()))

/** Sets the newest time that the database knows to be right, as a server did that last ran `age` ms ago. */
async function stopServer(age: number) {
  await test.database.query(
    `update clock_mark set known_at = now() - make_interval(secs => $1::float8 / 1000)`,
    [age],
  )
}

/** Stores a row of each kind that is deleted by age, `age` ms ago: for a clock that far ahead, each is too old. */
async function fill(age: number) {
  const { database } = test
  const { userId } = await test.signIn()
  await writeAudit(database, { command: 'import' }, {})
  const [device] = await database.query<{ id: number }>(
    `insert into device (name, imei) values ('Lama', '861230049700001') returning id`,
  )
  const then = `to_timestamp(${String((Date.now() - age) / 1_000)})`
  const [id, user] = [device?.id ?? 0, userId].map(String)
  await database.query(`
    insert into position (device_id, time, lat, lng) values (${id}, ${then}, -6.2, 106.8);
    insert into position_count values (${id}, ${then}, 'late', 1);
    insert into unknown_device (imei, protocol, last_seen) values ('1', 'gt06', ${then});
    insert into refused_position (device_id, received_at, reason) values (${id}, ${then}, 'zero');
    insert into quarantined_position (device_id, time, received_at, reason, lat, lng)
      values (${id}, ${then}, ${then}, 'future', -6.2, 106.8);
    insert into trip_checkpoint values (${id}, ${then}, '{}');
    insert into engine_run (device_id, from_at, to_at, stored_at) values (${id}, ${then}, ${then}, ${then});
    insert into gps_session (device_id, source, start_time, end_time, distance_km, point_count)
      values (${id}, 'tracker', ${then}, ${then} + interval '2 minutes', 1, 3);
    insert into gps_point (session_id, seq, time, lat, lng, speed)
      select currval(pg_get_serial_sequence('gps_session', 'id')), n, ${then} + n * interval '1 minute', -6.2, 106.8 + n / 100.0, 40
      from generate_series(0, 2) as n;
    insert into notification (user_id, key, kind, title, body, at, created_at) values (${user}, 'a', 'trip_ended', 'a', 'a', ${then}, ${then});
    insert into notification_count (user_id, kind, hour, events) values (${user}, 'trip_ended', ${then}, 1);
    insert into fleet_event (kind, setting, subject, at, noticed_at) values ('trip_ended', '', '${id}', ${then}, ${then});
    insert into push_message (user_id, title, body, target, tag, due_at) values (${user}, 'a', 'a', '/', 'a', ${then});
    insert into mail_outbox (purpose, language, state, created_at) values ('recovery', 'id', 'failed', ${then});
    insert into app_user (email, name, status, created_at) values ('lama@armada.example', 'Lama', 'unverified', ${then});
    insert into email_change (user_id, email, expires_at, asks_old) values (${user}, 'baru@armada.example', ${then}, false);
    insert into repeated_create (user_id, key, fingerprint, created_at) values (${user}, 'a', 'a', ${then});
    insert into access_log (user_id, kind, hour, last_at) values (${user}, 'live', ${then}, ${then});
    insert into backup (started_at, file) values (${then}, 'a'), (${then}, 'b');
    insert into session_token (user_id, token_hash, expires_at) values (${user}, sha256('a'), ${then}), (${user}, sha256('b'), ${then});
    insert into known_network values (${user}, sha256('a'), ${then});
    insert into known_device values (${user}, sha256('a'), ${then});
    insert into server_run (id, host, version, started_at, seen_at)
      select gen_random_uuid(), 'a', '1', ${then}, ${then} from generate_series(1, 101);
    insert into stored_minute select id, ${then}, 1 from server_run;
    set session_replication_role = replica;
    update audit_log set at = ${then};
    set session_replication_role = default;
  `)
}

/** The tables of which `deleteOld` deletes rows. */
const oldTables = [
  'access_log',
  'app_user',
  'audit_log',
  'backup',
  'email_change',
  'engine_run',
  'fleet_event',
  'gps_point',
  'gps_session',
  'known_device',
  'known_network',
  'mail_outbox',
  'notification',
  'notification_count',
  'position',
  'position_count',
  'push_message',
  'quarantined_position',
  'refused_position',
  'repeated_create',
  'server_run',
  'session_token',
  'stored_minute',
  'trip_checkpoint',
  'trip_share',
  'unknown_device',
]

/** Runs everything that deletes by age. */
async function deleteOld(lines: string[] = []) {
  const options = {
    positionDays: 30,
    tripDays: 400,
    auditDays: 365,
    write: (line: string) => lines.push(line),
  }
  await new Retention(test.database, options).runOnce()
  const [user] = await test.database.query<{ id: number }>('select min(user_id) as id from known_network')
  await test.database.transaction(async (transaction) => {
    await createToken(transaction, user?.id ?? 0)
    await rememberNetwork(transaction, user?.id ?? 0, '10.0.0.1')
    await rememberDevice(transaction, user?.id ?? 0, 'a', '10.0.0.1')
  })
  await claimBackup(test.database, { due: new Date(), now: new Date(), retryAfterMs: 0, file: 'b' })
}

/** Returns the tables, and partitions of positions, that lost rows. */
function lost(before: RowCounts, after: RowCounts): string[] {
  return Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0))
}

describe('Y04: a clock that is far ahead', () => {
  it('Y04: a server whose clock is two years ahead deletes nothing, and says so in the log', async () => {
    await stopServer(years)
    const before = await countRows(test.database)
    const lines: string[] = []
    await deleteOld(lines)
    await deleteOld(lines)
    expect(lost(before, await countRows(test.database))).toEqual([])
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('nothing is deleted')
  })

  it('Y04: what the server writes with the wrong clock does not make the clock right', async () => {
    await stopServer(years)
    const figures = { waitingPositions: 0, oldestWaitingS: 0, storedPositions: 1, liveReaders: 0 }
    await new Heartbeat(test.database, figures).runOnce()
    await (await test.signIn()).post('/driver/create', { name: 'Agus' })
    expect(await checkServerClock(test.database, Date.now())).toMatchObject({ isAhead: true })
  })

  it('Y04: a jump of the clock while the server runs is noticed too, by the process and by the database', async () => {
    await checkServerClock(test.database, Date.now())
    expect(await mayDelete(test.database, Date.now() + 7 * day - 60_000)).toBe(true)
    expect(await mayDelete(test.database, Date.now() + 7 * day + 60_000)).toBe(false)
    await checkServerClock(test.database, Date.now() + 30 * day)
    expect(await readServerClock(test.database, Date.now())).toMatchObject({ isAhead: false })
  })

  it('Y04: a new database trusts its clock, and a clock that is one day ahead is trusted', async () => {
    await test.database.query('update clock_mark set known_at = null')
    expect(await mayDelete(test.database, Date.now())).toBe(true)
    await checkServerClock(test.database, Date.now())
    expect(await checkServerClock(test.database, Date.now() + day)).toMatchObject({ isAhead: false })
  })

  it('Y04: GET /system names the problem and the newest known time', async () => {
    await stopServer(years)
    const { body } = await (await test.signIn(['system.view'])).get('/system')
    expect(body.data.problems).toContain('clock_ahead')
    expect(Date.now() - Date.parse(body.data.clock_known)).toBeGreaterThan(years - 60_000)
  })
})

describe('Y04: npm run retention', () => {
  const run = async (...args: string[]) => {
    const { databaseUrl = '', dataDir } = test.config
    const started = startProcess(COMMAND, args, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
    expect(await started.ended).toBe(0)
    return started.output()
  }

  it('Y04: an administrator sees the state of the clock, and confirms it', async () => {
    await stopServer(years)
    expect(await run()).toContain('Nothing is deleted')
    expect(await mayDelete(test.database, Date.now())).toBe(false)
    expect(await run('--accept-clock')).toContain('The clock is confirmed')
    expect(await run()).toContain('The server deletes old data')
    const [entry] = await test.database.query('select action, origin from audit_log order by id desc limit 1')
    expect(entry).toEqual({ action: 'accept-clock', origin: 'command' })
  })
})

describe('Y04: trackers of a server with a doubted clock', () => {
  let now = Date.now()
  let intake: PositionIntake
  beforeEach(async () => {
    now = Date.now()
    intake = new PositionIntake(test.database, { positionDays: 30, now: () => now })
  })

  const fix = (time: number): ReportedPosition => {
    const rest = { speed: 40, heading: 0, altitude: null, accuracy: 5, battery: null, valid: true }
    return { time, lat: -6.2, lng: 106.8, ...rest }
  }
  const imeiOf = (nth: number) => `86123004970100${String(nth)}`
  async function makeDevices(count: number) {
    await test.database.query(
      'insert into device (name, imei) select imei, imei from unnest($1::text[]) as t (imei) on conflict do nothing',
      [Array.from({ length: count }, (_, nth) => imeiOf(nth))],
    )
  }
  const report = (nth: number, time: number): TrackerReport => ({
    imei: imeiOf(nth),
    protocol: 'gt06',
    positions: [fix(time)],
  })
  const isAhead = async () => (await readServerClock(test.database, now)).isAhead

  it('Y04: a server that was off for ten days deletes again when three trackers report its time', async () => {
    await makeDevices(3)
    await stopServer(10 * day)
    await intake.accept(report(0, now - 60_000))
    await intake.accept(report(0, now - 30_000))
    await intake.accept(report(1, now - 59 * 60_000))
    await intake.accept(report(2, now - 61 * 60_000))
    const [record] = await readReports({ id: imeiOf(2), lat: '-6.2', lon: '106.8' }, undefined, now)
    if (record === undefined) throw new Error('The report is not readable.')
    await intake.accept(record) // The server assumed its time.
    await expect(intake.accept({ ...report(0, now), imei: '999' })).rejects.toThrow('not registered')
    expect(await isAhead()).toBe(true)
    await intake.accept(report(2, now - 5_000))
    expect(await isAhead()).toBe(false)
    const before = await countRows(test.database)
    await deleteOld()
    const tables = lost(before, await countRows(test.database))
    expect(tables.map((name) => name.replace(/_before_.*/, '')).toSorted()).toEqual(oldTables)
  })

  it('Y04: positions with true times are stored while the clock is two years ahead', async () => {
    await makeDevices(5)
    const truth = Date.now()
    await checkServerClock(test.database, truth)
    now = truth + years
    await intake.accept(report(4, truth - 20 * day))
    await intake.accept(report(4, truth - 60_000))
    const rows = await test.database.query(
      `select from position join device on device.id = device_id
       where imei = $1 and time between now() - interval '21 days' and now() - interval '50 seconds'`,
      [imeiOf(4)],
    )
    expect(rows).toHaveLength(2)
    expect(await isAhead()).toBe(true)
  })

  it('Y04: three trackers also correct a known time that lies in the future', async () => {
    await makeDevices(3)
    await acceptServerClock(test.database, now + years)
    for (const nth of [0, 1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one report after the other
      await intake.accept(report(nth, now - 1_000))
    }
    const { knownAt } = await readServerClock(test.database, now)
    expect(Math.abs((knownAt ?? 0) - now)).toBeLessThan(60_000)
  })

  it('Y04: an error while a tracker proves the clock is in the log, and the report is stored', async () => {
    await makeDevices(1)
    await acceptServerClock(test.database, now + years)
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await test.database.query('alter table clock_witness rename to clock_witness_away')
    try {
      await intake.accept(report(0, now - 1_000))
    } finally {
      await test.database.query('alter table clock_witness_away rename to clock_witness')
    }
    expect(logged.mock.lastCall?.[0]).toContain('clock_witness')
    logged.mockRestore()
    const rows = await test.database.query(
      `select from position join device on device.id = device_id where imei = $1 and time = to_timestamp($2::float8 / 1000)`,
      [imeiOf(0), now - 1_000],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('Y04: a clock that was ahead and is right again', () => {
  it('Y04: the contact, the battery and the signals of a device follow its reports again', async () => {
    const imei = '861230049703001'
    await test.database.query('insert into device (name, imei) values ($1, $1)', [imei])
    let now = Date.now() + years
    const intake = new PositionIntake(test.database, { positionDays: 30, now: () => now })
    const heartbeat = (battery: number): TrackerReport => ({
      imei,
      protocol: 'gt06',
      positions: [],
      battery,
      signals: [{ ignition: battery > 50 }],
    })
    await intake.accept(heartbeat(80))
    now = Date.now()
    await intake.accept(heartbeat(40))
    const [state] = await test.database.query(
      `select battery, last_contact < now() + interval '1 minute' as "isNow",
         (select number from device_signal where device_id = device.id and kind = 'ignition') as ignition
       from device join device_contact on device_id = device.id where imei = $1`,
      [imei],
    )
    expect(state).toEqual({ battery: 40, isNow: true, ignition: 0 })
  })

  it('Y04: the search for events does not wait until the time of the wrong clock', async () => {
    await test.database.query(
      `update notification_watch set looked_at = now() + interval '2 years', stored_until = now() + interval '2 years'`,
    )
    const now = Date.now()
    const mark = await test.database.transaction((transaction) => acquireWatermark(transaction, now))
    expect(mark).toMatchObject({ after: now, resumed: now })
    expect(mark?.storedAfter.getTime()).toBeLessThan(now + 60_000)
  })
})
