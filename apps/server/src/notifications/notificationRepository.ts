import type { components } from '@sikud/api/schema'
import type { Queryable } from '../database/Database.ts'
import { notificationVisible, type Scope } from '../security/scope.ts'
import { dropOldPushes, dropWaitingPushes } from '../push/pushMessageRepository.ts'
import { columnsOf } from '../database/sql.ts'
import type { Language } from '../locales/messages.ts'
import type { NotificationKind } from './FleetEvent.ts'

type NotificationsAnswer = components['schemas']['NotificationsAnswer']

const MAX_LISTED = 500
/**
 * A read of changes begins this long before the cursor, because a transaction can commit late. A client may therefore
 * get a change twice.
 */
const LATE_COMMIT = `interval '1 minute'`

/**
 * Lists the latest notifications of a user, newest first; with a cursor, only changes and removals after the cursor. A
 * notification counts as removed if the user may no longer see it: the role lost the permission for its kind, or a
 * vehicle is in no depot of the user. Older notifications have only Indonesian texts. `tokenId` is the id of the session of the request.
 */
export async function listNotifications(
  database: Queryable,
  { groupIds }: Scope,
  { userId, tokenId }: { userId: number; tokenId: number | null },
  since: Date | null,
  language: Language = 'id',
): Promise<NotificationsAnswer> {
  const visible = notificationVisible('$3', { session: true })
  const [row] = await database.query<Omit<NotificationsAnswer, 'cursor'> & { cursor: Date }>(
    `select now() as cursor, coalesce((
       select json_agg(json_build_object('id', id, 'kind', kind, 'title', coalesce(english ->> 'title', title),
         'body', coalesce(english ->> 'body', body), 'at', at,
         'read', read_at is not null, 'to', target, 'important', important, 'simulated', simulated, 'count', count)
         order by at desc, id desc)
       from (
         select id, kind, title, body, at, read_at, target, important, simulated, count,
           case when $5 = 'en' then english end as english
         from notification
         where user_id = $1 and listed and removed_at is null and ${visible} and created_at > now() - interval '90 days'
           and ($2::timestamptz is null or changed_at > $2::timestamptz - ${LATE_COMMIT})
         order by at desc, id desc limit ${String(MAX_LISTED)}
       ) latest), '[]') as data, coalesce((
       select json_agg(id order by id) from notification
       where user_id = $1 and $2::timestamptz is not null and (not ${visible}
         or removed_at is not null and changed_at > $2::timestamptz - ${LATE_COMMIT})), '[]') as removed
     from app_user left join session_token on session_token.id = $4 where app_user.id = $1`,
    [userId, since, groupIds, tokenId, language],
  )
  const { data = [], removed = [], cursor = new Date() } = row ?? {}
  return { data, removed, cursor: cursor.toISOString() }
}

export async function markRead(database: Queryable, userId: number, ids: readonly number[]): Promise<void> {
  await database.query(
    `update notification set read_at = now(), changed_at = clock_timestamp()
     where user_id = $1 and id = any($2::bigint[]) and read_at is null and removed_at is null`,
    [userId, ids],
  )
}

/**
 * Removes a notification and its pending push; returns whether it existed. Deletes the texts immediately. The row stays
 * until retention deletes it, so that clients with a cursor learn of the removal.
 */
export async function removeNotification(
  transaction: Queryable,
  userId: number,
  id: number,
): Promise<boolean> {
  const removed = await transaction.query(
    `update notification set removed_at = now(), title = '', body = '', english = null, target = null, digest = null, grown_at = null,
       changed_at = clock_timestamp()
     where user_id = $1 and id = $2 and removed_at is null returning id`,
    [userId, id],
  )
  if (removed.length === 0) return false
  await dropWaitingPushes(transaction, id)
  return true
}

const dayMs = 86_400_000
/** Number of days for which notifications are listed. */
const listDays = 90
/**
 * Number of days for which the rows of removed notifications are kept. A valid cursor is at most one day old, so a
 * client with a cursor learns of every removal.
 */
const removedDays = 2
/** Number of days for which events are kept, so that late positions do not report an event again. */
const eventDays = 3
/** Maximum number of rows that one statement deletes. With a low number, other transactions wait only a short time. */
const MAX_ROWS = 5_000

/** Deletes a batch of old notifications, events and push messages; returns whether more old rows can remain. */
export async function dropNotifications(transaction: Queryable, now: number): Promise<boolean> {
  const drop = async (table: string, condition: string, days: number) => {
    const rows = await transaction.query(
      `delete from ${table} where id = any(array(
         select id from ${table} where ${condition.replace('before', '(to_timestamp($1::float8 / 1000))')} limit $2
       )) returning id`,
      [now - days * dayMs, MAX_ROWS],
    )
    return rows.length === MAX_ROWS
  }
  const dropped = [
    await drop('notification', 'created_at < before', listDays),
    await drop('notification', 'removed_at < before', removedDays),
    await drop('fleet_event', 'noticed_at < before', eventDays),
    await dropOldPushes(transaction, now),
    await dropSurplus(transaction, now - removedDays * dayMs),
  ]
  await dropOldCounts(transaction, now)
  return dropped.includes(true)
}

/**
 * Keeps the newest `MAX_LISTED` notifications of each user and deletes the others, because the list shows at most that
 * many. Never deletes notifications that were created after `before` (milliseconds since 1970). To save time, skips
 * users who got no notification later than one day before `before`: an earlier call has already processed them.
 */
async function dropSurplus(transaction: Queryable, before: number): Promise<boolean> {
  const rows = await transaction.query(
    `delete from notification where id = any(array(
       select beyond.id from (
         select distinct user_id from notification where created_at > to_timestamp($2::float8 / 1000) - interval '1 day'
       ) recent cross join lateral (
         select id, created_at from notification
         where user_id = recent.user_id and removed_at is null order by at desc, id desc offset $1
       ) beyond
       where beyond.created_at < to_timestamp($2::float8 / 1000) limit $3
     )) returning id`,
    [MAX_LISTED, before, MAX_ROWS],
  )
  return rows.length === MAX_ROWS
}

const DAYS = 7

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

async function dropOldCounts(transaction: Queryable, now: number): Promise<void> {
  await transaction.query(
    `delete from notification_count where hour <= to_timestamp($1::float8 / 1000) - interval '${String(DAYS)} days'`,
    [now],
  )
}
