import type { Queryable } from '../database/Database.ts'
import type { TrackPoint } from './thinTrack.ts'

/** Any number that no other lock of the server uses. */
const retentionLock = 5_120_041
/** So many rows go at a time, so that others get their turn in between. */
const mostRows = 5_000
const mostTrips = 5
/** A device page looks back seven days. */
const countDays = 8
const unknownDays = 30

const moment = '(to_timestamp($1::float8 / 1000))'

/** Whether this server is the one that tidies up, until its transaction ends. */
export async function isAlone(transaction: Queryable): Promise<boolean> {
  const [lock] = await transaction.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
    retentionLock,
  ])
  return lock?.mine === true
}

/** The devices that have positions from before a moment. */
export async function listDevicesBefore(database: Queryable, before: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select id from device
     where exists (select from position where device_id = device.id and time < ${moment}) order by id`,
    [before],
  )
  return rows.map(({ id }) => id)
}

// The expression of the index. Trips of one tracker do not overlap: only the last one before a moment can span it.
const startedAt = `coalesce(start_time, '-infinity'::timestamptz)`

/**
 * Forgets the oldest positions of a device from before a moment; answers whether there may be more. A trip that began
 * before it and ended later keeps all of its own: the search for trips never sees half of one.
 */
export async function dropPositions(
  transaction: Queryable,
  deviceId: number,
  before: number,
): Promise<boolean> {
  const rows = await transaction.query(
    `delete from position where device_id = $2
       and time < coalesce((
         select case when end_time >= ${moment} then start_time end from gps_session
         where device_id = $2 and source = 'tracker' and ${startedAt} < ${moment}
         order by ${startedAt} desc limit 1
       ), ${moment})
       and time in (select time from position where device_id = $2 order by time limit $3)
     returning device_id`,
    [before, deviceId, mostRows],
  )
  return rows.length === mostRows
}

/** The trips that ended before a moment and still have all their points. */
export async function listTripsToThin(database: Queryable, before: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select id from gps_session where source = 'tracker' and not thinned and end_time < ${moment}
     order by end_time limit $2`,
    [before, mostTrips],
  )
  return rows.map(({ id }) => id)
}

/** The points of a trip, with their numbers. */
export async function readTrack(
  database: Queryable,
  sessionId: number,
): Promise<(TrackPoint & { seq: number })[]> {
  return database.query('select seq, lat, lng, speed from gps_point where session_id = $1 order by seq', [
    sessionId,
  ])
}

/** Keeps only these points of a trip. */
export async function keepPoints(
  transaction: Queryable,
  sessionId: number,
  seqs: readonly number[],
): Promise<void> {
  await transaction.query('delete from gps_point where session_id = $1 and seq != all($2::int[])', [
    sessionId,
    seqs,
  ])
  await transaction.query('update gps_session set thinned = true, point_count = $2 where id = $1', [
    sessionId,
    seqs.length,
  ])
}

/** Forgets the first trips that ended before a moment; answers whether there may be more. */
export async function dropTrips(transaction: Queryable, before: number): Promise<boolean> {
  const rows = await transaction.query(
    `delete from gps_session where id = any(array(
       select id from gps_session where source = 'tracker' and end_time < ${moment} order by end_time limit $2
     )) returning id`,
    [before, mostTrips],
  )
  return rows.length === mostTrips
}

/** Forgets what is only told for some days; `before` is where positions end, `now` where counting starts from. */
export async function dropNotes(transaction: Queryable, before: number, now: number): Promise<void> {
  const dropBefore = (statement: string, time: number) => transaction.query(statement, [time])
  const day = 86_400_000
  await dropBefore(`delete from position_count where hour < ${moment}`, now - countDays * day)
  await dropBefore(`delete from unknown_device where last_seen < ${moment}`, now - unknownDays * day)
  await dropBefore(`delete from refused_position where received_at < ${moment}`, before)
  // Without the positions behind it a search could not go on from there: it begins with the first that is left.
  await dropBefore(`delete from trip_checkpoint where time < ${moment}`, before)
}

/** Tables whose rows come, change and go all day. */
const busyTables = [
  'last_position',
  'device_contact',
  'position_count',
  'trip_work',
  'trip_checkpoint',
  'gps_session',
  'gps_point',
  'position',
  'notification',
  'notification_watch',
  'fleet_event',
  'running_trip',
  'simulated_fix',
  'push_message',
  'push_sending',
  'login_attempt',
  'unknown_device',
]

/** Makes the room of dropped and changed rows free again, and lets the planner know what there is; a table at a time, since all others wait. */
export async function vacuum(database: Queryable): Promise<void> {
  for (const table of busyTables) await database.query(`vacuum (analyze) ${table}`)
}
