import { setTimeout } from 'node:timers/promises'
import { countRows, type RowCounts } from '../../../apps/server/src/backup/countRows.ts'
import { openDatabase } from '../../../apps/server/src/database/openDatabase.ts'
import { countLost, makeFleet, type Place } from '../../../bench/load/fleetDatabase.ts'
import { LoadServer } from '../../../bench/load/LoadServer.ts'
import { Latencies, repeat } from '../../../bench/load/requests.ts'
import { imeisOf, Tracker } from '../../../bench/load/Tracker.ts'
import type { Soak } from './Soak.ts'

const DAY_MS = 86_400_000
const TRACKERS = 10
/** Positions a second. */
const RATE = 5
/** Retention runs a minute after the start of a server. */
const RUN_MS = 75_000
const SHIFT = new URL('../../../apps/server/src/testing/clock/shiftClock.ts', import.meta.url).href

/** The tables from which retention deletes, besides the partitions of the positions. */
const kept = [
  'audit_log',
  'notification',
  'gps_session',
  'gps_point',
  'session_token',
  'access_log',
  'backup',
]

/** How far the clock of each run of the server is ahead, in days. */
const shifts = [0, 1, 0, 30, 0, 730, 0]

/**
 * Runs the server with its clock ahead by a day, a month and two years, and with the right clock in between, while
 * trackers report. Counts acknowledged positions that are missing, and rows that a wrong clock deleted.
 */
export const clockSoak: Soak = {
  head: ['database', 'runs', 'acknowledged', 'lost', 'rows deleted', 'state afterwards'],
  run: soak,
}

async function soak(name: string, place: Place) {
  const trackers = imeisOf(TRACKERS).map((imei) => new Tracker(imei))
  await makeFleet(
    place,
    trackers.map(({ imei }) => imei),
  )
  await fill(place)
  const reports = new Latencies()
  let deleted = 0
  for (const days of shifts) {
    const before = await count(place)
    const server = await LoadServer.start(place, {
      NODE_OPTIONS: `--import ${SHIFT}`,
      CLOCK_SHIFT_MS: String(days * DAY_MS),
    })
    const stop = repeat(RATE, (nth) => trackers[nth % TRACKERS]?.report(server.reports, reports))
    try {
      await setTimeout(RUN_MS)
    } finally {
      stop()
      await Promise.all(trackers.map((tracker) => tracker.finish()))
      await server.stop()
    }
    const lost = rowsLost(before, await count(place))
    if (days > 0) deleted += lost
    console.log(`${name}: clock ${String(days)} days ahead, ${String(lost)} rows deleted`)
  }
  const lost = await countLost(place, trackers)
  const problems = await inspect(place)
  const acknowledged = trackers.reduce((sum, tracker) => sum + tracker.acknowledged.length, 0)
  const row = [name, shifts.length, acknowledged, lost, deleted, problems.join(', ') || 'good'].map(String)
  return { row, isGood: lost === 0 && deleted === 0 && problems.length === 0 }
}

/** Adds data of the last days, which a clock far ahead finds too old. */
async function fill(place: Place): Promise<void> {
  const database = await openDatabase(place)
  await database.query(`
    insert into position (device_id, time, lat, lng, speed)
    select device.id, now() - n * interval '6 hours', -6.2, 106.8, 0 from device, generate_series(1, 80) as n;
    insert into notification (user_id, key, kind, title, body, at)
    select min(id), n, 'trip_ended', 'Uji', 'Uji', now() from app_user, generate_series(1, 20) as n group by n;
    insert into access_log (user_id, kind, hour, last_at) select min(id), 'live', now(), now() from app_user;
    insert into audit_log (origin, action, outcome) values ('command', 'import', 'done');
    insert into backup (file) values ('a');
  `)
  await database.close()
}

async function count(place: Place): Promise<RowCounts> {
  const database = await openDatabase(place)
  try {
    return await countRows(database)
  } finally {
    await database.close()
  }
}

function rowsLost(before: RowCounts, after: RowCounts): number {
  const tables = Object.keys(before).filter(
    (name) => kept.includes(name) || /^position_(before_)?\d/.test(name),
  )
  return tables.reduce((sum, name) => sum + Math.max(0, (before[name] ?? 0) - (after[name] ?? 0)), 0)
}

/** Returns what a wrong clock left behind, that harms a server with the right one. */
async function inspect(place: Place): Promise<string[]> {
  const database = await openDatabase(place)
  try {
    const [row] = await database.query<Record<string, boolean>>(
      `select not may_delete(now()) as "clock doubted",
         exists (select from device_contact where last_contact > now() + interval '1 minute') as "contact in the future",
         exists (select from device_contact where battery_at > now() + interval '1 minute') as "battery in the future",
         exists (select from last_position where time < now() - interval '1 minute') as "old last position",
         exists (select from trip_work where from_time < 'infinity' and marked_at > now() + interval '2 minutes')
           as "trips wait for ever",
         exists (select from notification_watch where looked_at not between now() - interval '1 minute' and now())
           as "no events"`,
    )
    return Object.entries(row ?? {}).flatMap(([problem, isFound]) => (isFound ? [problem] : []))
  } finally {
    await database.close()
  }
}
