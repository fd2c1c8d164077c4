import type { components } from '@sikud/api/schema'
import type { Queryable } from '../database/Database.ts'
import { columnsOf } from '../database/sql.ts'
import type { NotificationKind } from './FleetEvent.ts'

const DAYS = 7

/** A user, a kind, and the number of new events of this kind about which the user was notified. */
export interface NotifiedCount {
  userId: number
  kind: NotificationKind
  events: number
}

/**
 * Adds the numbers of events in `counts` to the counts of the current hour. `counts` must contain each pair of user and
 * kind at most once.
 */
export async function addCounts(
  transaction: Queryable,
  counts: readonly NotifiedCount[],
  now: number,
): Promise<void> {
  if (counts.length === 0) return
  await transaction.query(
    `insert into notification_count as known (user_id, kind, hour, events)
     select user_id, kind, date_trunc('hour', to_timestamp($4::float8 / 1000)), events
     from unnest($1::int[], $2::text[], $3::int[]) as counts (user_id, kind, events)
     on conflict (user_id, kind, hour) do update set events = known.events + excluded.events`,
    [...columnsOf(counts, 'userId', 'kind', 'events'), now],
  )
}

/** Reads the number of events of each kind about which a user was notified in the last seven days. */
export async function readCounts(
  database: Queryable,
  userId: number,
  now: number,
): Promise<components['schemas']['RuleCounts']> {
  const rows = await database.query<{ kind: NotificationKind; events: number }>(
    `select kind, sum(events)::int as events from notification_count
     where user_id = $1 and hour > to_timestamp($2::float8 / 1000) - interval '${String(DAYS)} days' group by kind`,
    [userId, now],
  )
  return Object.fromEntries(rows.map(({ kind, events }) => [kind, events]))
}

/** Deletes counts that are too old for `readCounts`. */
export async function dropOldCounts(transaction: Queryable, now: number): Promise<void> {
  await transaction.query(
    `delete from notification_count where hour <= to_timestamp($1::float8 / 1000) - interval '${String(DAYS)} days'`,
    [now],
  )
}
