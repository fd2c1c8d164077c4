import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'

/** The times up to which notification checks have searched for events, in milliseconds since 1970. */
export interface Watermark {
  now: number
  /** Time of the last notification check. */
  after: number
  /** When the checks continued after their last pause (`resumed`), and when that pause began (`paused`). */
  resumed: number
  paused: number
  /** Times of the previous notification check and of this one, by the clock of the database. */
  storedAfter: Date
  storedUntil: Date
}

const watchLock = 5_120_051
/**
 * If more than this time passes between two notification checks, the checks were paused. A restart of the server takes
 * less time, and trackers retry within this time.
 */
const MAX_PAUSE_MS = 5 * 60_000

/** Locks the watermark until the transaction ends, and returns it; returns null while another server has locked it. */
export async function acquireWatermark(transaction: Queryable, now: number): Promise<Watermark | null> {
  const [lock] = await transaction.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
    watchLock,
  ])
  if (lock?.mine !== true) return null
  const [row] = await transaction.query<{
    looked: number | null
    resumed: number | null
    paused: number | null
    storedAfter: Date
    storedUntil: Date
  }>(
    `select ${epochMs('looked_at')} as looked, ${epochMs('resumed_at')} as resumed, ${epochMs('paused_at')} as paused,
       least(stored_until, now()) as "storedAfter", now() as "storedUntil"
     from notification_watch for update`,
  )
  if (row === undefined) return null
  const { storedAfter, storedUntil } = row
  // A time in the future is of a server with a wrong clock: no event would be found until then.
  const looked = row.looked !== null && row.looked > now + MAX_PAUSE_MS ? null : row.looked
  const isPaused = looked === null || now - looked > MAX_PAUSE_MS
  const resumed = isPaused || row.resumed === null ? now : row.resumed
  const paused = (isPaused ? looked : row.paused) ?? resumed
  return { now, after: looked ?? now, resumed, paused, storedAfter, storedUntil }
}

/**
 * Stores the watermark and the lowest speed limit. If `isDone` is false, this check has not found all events, so the
 * next check searches from the same times again.
 */
export async function storeWatermark(
  transaction: Queryable,
  mark: Watermark,
  { isDone, lowestLimitKmh }: { isDone: boolean; lowestLimitKmh: number },
): Promise<void> {
  const { now, after, resumed, paused, storedAfter, storedUntil } = mark
  await transaction.query(
    `update notification_watch set looked_at = to_timestamp($1::float8 / 1000),
       resumed_at = to_timestamp($2::float8 / 1000), paused_at = to_timestamp($3::float8 / 1000), stored_until = $4,
       slowest_kmh = $5`,
    [
      isDone ? Math.max(now, after) : after,
      resumed,
      paused,
      isDone ? storedUntil : storedAfter,
      lowestLimitKmh,
    ],
  )
}

/**
 * Lowers the speed above which ingest marks a device for the next speeding check. Does nothing if `kmh` is not lower.
 */
export async function lowerLimit(transaction: Queryable, kmh: number): Promise<void> {
  await transaction.query('update notification_watch set slowest_kmh = least(slowest_kmh, $1)', [kmh])
}
