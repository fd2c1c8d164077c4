import type { components } from '@sikud/api/schema'
import type { Queryable } from '../database/Database.ts'
import { dropWaitingPushes } from '../push/pushQueue.ts'

type NotificationsAnswer = components['schemas']['NotificationsAnswer']

const most = 500
/** Transactions that end late show up behind a cursor; what is told twice does no harm. */
const slack = `interval '1 minute'`

/** The latest notifications of a user, newest first; with a cursor what changed after it, and what was removed. */
export async function listNotifications(
  database: Queryable,
  userId: number,
  since: Date | null,
): Promise<NotificationsAnswer> {
  const [row] = await database.query<Omit<NotificationsAnswer, 'cursor'> & { cursor: Date }>(
    `select now() as cursor, coalesce((
       select json_agg(json_build_object('id', id, 'kind', kind, 'title', title, 'body', body, 'at', at,
         'read', read_at is not null, 'to', target, 'important', important, 'simulated', simulated, 'count', count)
         order by at desc, id desc)
       from (
         select * from notification
         where user_id = $1 and removed_at is null and created_at > now() - interval '90 days'
           and ($2::timestamptz is null or changed_at > $2::timestamptz - ${slack})
         order by at desc, id desc limit ${String(most)}
       ) latest), '[]') as data, coalesce((
       select json_agg(id order by id) from notification
       where user_id = $1 and removed_at is not null and changed_at > $2::timestamptz - ${slack}), '[]') as removed`,
    [userId, since],
  )
  const { data = [], removed = [], cursor = new Date() } = row ?? {}
  return { data, removed, cursor: cursor.toISOString() }
}

/** Marks notifications of a user as read. */
export async function markRead(database: Queryable, userId: number, ids: readonly number[]): Promise<void> {
  await database.query(
    `update notification set read_at = now(), changed_at = clock_timestamp()
     where user_id = $1 and id = any($2::bigint[]) and read_at is null and removed_at is null`,
    [userId, ids],
  )
}

/**
 * Takes a notification out of a user's list, and what waits to be pushed of it; answers whether it was there. Its texts
 * go at once, the empty rest a day later.
 */
export async function removeNotification(
  transaction: Queryable,
  userId: number,
  id: number,
): Promise<boolean> {
  const removed = await transaction.query(
    `update notification set removed_at = now(), title = '', body = '', target = null, digest = null, grown_at = null,
       changed_at = clock_timestamp()
     where user_id = $1 and id = $2 and removed_at is null returning id`,
    [userId, id],
  )
  if (removed.length === 0) return false
  await dropWaitingPushes(transaction, id)
  return true
}
