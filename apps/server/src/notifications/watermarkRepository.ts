import type { Queryable } from '../database/Database.ts'

/** How far the servers of this database have looked; milliseconds since 1970. */
export interface Watermark {
  now: number
  /** The last look. */
  after: number
  /** When looking began again after a while without, and when it had ended before. */
  resumed: number
  paused: number
  /** The last look, by the clock of the database. */
  storedAfter: Date
  storedUntil: Date
}

/** Any number that no other lock of the server uses. */
const watchLock = 5_120_051
/** A restart takes less; a tracker that finds nobody tries again within it. */
const longestPauseMs = 5 * 60_000

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

/** Takes the turn to look, until the transaction ends; null when another server has it. */
export async function takeTurn(transaction: Queryable, now: number): Promise<Watermark | null> {
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
    `select ${ms('looked_at')} as looked, ${ms('resumed_at')} as resumed, ${ms('paused_at')} as paused,
       stored_until as "storedAfter", now() as "storedUntil"
     from notification_watch for update`,
  )
  if (row === undefined) return null
  const { looked, storedAfter, storedUntil } = row
  const isPaused = looked === null || now - looked > longestPauseMs
  const resumed = isPaused || row.resumed === null ? now : row.resumed
  const paused = (isPaused ? looked : row.paused) ?? resumed
  return { now, after: looked ?? now, resumed, paused, storedAfter, storedUntil }
}

/** Notes how far was looked, and from which speed on somebody wants to be told; `isDone` tells that nothing is left of it. */
export async function storeTurn(
  transaction: Queryable,
  mark: Watermark,
  { isDone, slowestKmh }: { isDone: boolean; slowestKmh: number },
): Promise<void> {
  const { now, after, resumed, paused, storedAfter, storedUntil } = mark
  await transaction.query(
    `update notification_watch set looked_at = to_timestamp($1::float8 / 1000),
       resumed_at = to_timestamp($2::float8 / 1000), paused_at = to_timestamp($3::float8 / 1000), stored_until = $4,
       slowest_kmh = $5`,
    [isDone ? Math.max(now, after) : after, resumed, paused, isDone ? storedUntil : storedAfter, slowestKmh],
  )
}

/** Has positions marked from a speed on at once, without waiting for the next look. */
export async function lowerSlowest(transaction: Queryable, kmh: number): Promise<void> {
  await transaction.query('update notification_watch set slowest_kmh = least(slowest_kmh, $1)', [kmh])
}
