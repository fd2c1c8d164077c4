import type { Queryable } from '../database/Database.ts'

/** Rows deleted by one statement: other transactions get their turn in between. */
const mostRows = 5_000
/** The page of a device shows seven days. */
const countDays = 8
const unknownDays = 30

const moment = '(to_timestamp($1::float8 / 1000))'

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

/** Forgets what is only told for some days; `before` is where positions end, `now` where counting starts from. */
export async function dropNotes(transaction: Queryable, before: number, now: number): Promise<void> {
  const dropBefore = (statement: string, time: number) => transaction.query(statement, [time])
  const day = 86_400_000
  await dropBefore(`delete from position_count where hour < ${moment}`, now - countDays * day)
  await dropBefore(`delete from unknown_device where last_seen < ${moment}`, now - unknownDays * day)
  await dropBefore(`delete from refused_position where received_at < ${moment}`, before)
}
