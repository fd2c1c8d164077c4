import type { Queryable } from '../database/Database.ts'

/** Rows deleted by one statement, so that other transactions do not wait long. */
const MAX_ROWS = 5_000
/** One day more than the page of a device shows. */
const countDays = 8
const unknownDays = 30

const given = '(to_timestamp($1::float8 / 1000))'

/** Lists the devices that have positions older than `before`. */
export async function listDevicesBefore(database: Queryable, before: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select id from device
     where exists (select from position where device_id = device.id and time < ${given}) order by id`,
    [before],
  )
  return rows.map(({ id }) => id)
}

// The expression of the index. Trips of one tracker do not overlap: only the last one that began before a time can contain it.
const startedAt = `coalesce(start_time, '-infinity'::timestamptz)`

/**
 * Deletes a batch of positions older than `before`; returns whether there may be more. Keeps all positions of a trip
 * that contains `before`, because trip detection must not see half a trip.
 */
export async function dropPositions(
  transaction: Queryable,
  deviceId: number,
  before: number,
): Promise<boolean> {
  const rows = await transaction.query(
    `delete from position where device_id = $2
       and time < coalesce((
         select case when end_time >= ${given} then start_time end from gps_session
         where device_id = $2 and source = 'tracker' and ${startedAt} < ${given}
         order by ${startedAt} desc limit 1
       ), ${given})
       and time in (select time from position where device_id = $2 order by time limit $3)
     returning device_id`,
    [before, deviceId, MAX_ROWS],
  )
  return rows.length === MAX_ROWS
}

/** Deletes old counts, unknown devices and refused positions; `before` and `now` are milliseconds since 1970. */
export async function dropIngestRecords(transaction: Queryable, before: number, now: number): Promise<void> {
  const dropBefore = (statement: string, time: number) => transaction.query(statement, [time])
  const day = 86_400_000
  await dropBefore(`delete from position_count where hour < ${given}`, now - countDays * day)
  await dropBefore(`delete from unknown_device where last_seen < ${given}`, now - unknownDays * day)
  await dropBefore(`delete from refused_position where received_at < ${given}`, before)
}
