import type { Queryable } from '../database/Database.ts'
import { columnsOf, epochMs } from '../database/sql.ts'

/** The texts of a push message, and the page of the dashboard that it opens. */
export interface PushText {
  title: string
  body: string
  target: string
}

/** A message for the browsers of a user; times are milliseconds since 1970. */
export interface NewPush extends PushText {
  userId: number
  notificationId: number | null
  tag: string
  important: boolean
  count: number
  dueAt: number
}

/** The tag of the message that waits for the end of quiet hours. */
const quietTag = 'quiet'
/** Minimum time between two push messages of one digest, in milliseconds. */
export const digestPaceMs = 60_000

const KEPT_DAYS = 7
/** Maximum number of rows that one statement deletes. With a low number, other transactions wait only a short time. */
const ROWS_AT_ONCE = 5_000

export interface DigestPush {
  id: number
  dueAt: number
  /** Whether the message is not sent yet, so that its text can still change. */
  isWaiting: boolean
}

/** Stores messages for `PushSender`. */
export async function insertPushes(transaction: Queryable, pushes: readonly NewPush[]): Promise<void> {
  if (pushes.length === 0) return
  await transaction.query(
    `insert into push_message (user_id, notification_id, title, body, target, tag, important, count, due_at)
     select user_id, notification_id, title, body, target, tag, important, count, to_timestamp(due_ms / 1000)
     from unnest($1::int[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bool[], $8::int[], $9::float8[])
       as t (user_id, notification_id, title, body, target, tag, important, count, due_ms)`,
    columnsOf(
      pushes,
      'userId',
      'notificationId',
      'title',
      'body',
      'target',
      'tag',
      'important',
      'count',
      'dueAt',
    ),
  )
}

export async function readDigestPushes(
  transaction: Queryable,
  digestIds: readonly number[],
): Promise<Map<number, DigestPush>> {
  if (digestIds.length === 0) return new Map()
  const rows = await transaction.query<DigestPush & { digestId: number }>(
    `select distinct on (notification_id) notification_id as "digestId", id,
       ${epochMs('due_at')} as "dueAt", settled_at is null as "isWaiting"
     from push_message where notification_id = any($1) order by notification_id, due_at desc, id desc`,
    [digestIds],
  )
  return new Map(rows.map((row) => [row.digestId, row]))
}

/** Changes the text of a waiting message; returns false if it was already sent. */
export async function changePush(
  transaction: Queryable,
  id: number,
  { title, body, target }: PushText,
  count: number,
): Promise<boolean> {
  const changed = await transaction.query(
    `update push_message set title = $2, body = $3, target = $4, count = $5
     where id = $1 and settled_at is null returning id`,
    [id, title, body, target, count],
  )
  return changed.length > 0
}

/** Adds events to the one message that is due when quiet hours end; `textFor` returns its text for the total count. */
export async function countQuiet(
  transaction: Queryable,
  { userId, count, dueAt, now }: { userId: number; count: number; dueAt: number; now: number },
  textFor: (count: number) => PushText,
): Promise<void> {
  const [waiting] = await transaction.query<{ id: number; count: number }>(
    `select id, count from push_message
     where user_id = $1 and tag = $2 and settled_at is null and due_at > to_timestamp($3::float8 / 1000)
     order by id limit 1 for update`,
    [userId, quietTag, now],
  )
  const total = count + (waiting?.count ?? 0)
  if (waiting && (await changePush(transaction, waiting.id, textFor(total), total))) return
  const message = { userId, notificationId: null, tag: quietTag, important: false, dueAt }
  await insertPushes(transaction, [{ ...message, ...textFor(count), count }])
}

/** Changes when the message that waits for the end of a user's quiet hours is due. */
export async function moveQuietPush(transaction: Queryable, userId: number, dueAt: number): Promise<void> {
  await transaction.query(
    `update push_message set due_at = to_timestamp($3::float8 / 1000)
     where user_id = $1 and tag = $2 and settled_at is null`,
    [userId, quietTag, dueAt],
  )
}

export async function dropWaitingPushes(transaction: Queryable, notificationId: number): Promise<void> {
  await transaction.query('delete from push_message where notification_id = $1 and settled_at is null', [
    notificationId,
  ])
}

/** Deletes a batch of old messages; returns whether more old messages can remain. */
export async function dropOldPushes(transaction: Queryable, now: number): Promise<boolean> {
  const rows = await transaction.query(
    `delete from push_message where id = any(array(
       select id from push_message where due_at < to_timestamp($1::float8 / 1000) limit $2
     )) returning id`,
    [now - KEPT_DAYS * 86_400_000, ROWS_AT_ONCE],
  )
  return rows.length === ROWS_AT_ONCE
}
