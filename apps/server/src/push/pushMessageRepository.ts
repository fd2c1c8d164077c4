import type { Queryable } from '../database/Database.ts'
import { columnsOf, epochMs } from '../database/sql.ts'
import { notificationVisible } from '../security/scope.ts'
import { lacksFactor } from '../security/factors/factors.ts'
import { groupIdsOf } from '../security/tokens.ts'
import type { PushMessage, PushOutcome } from './PushProvider.ts'

interface PushText {
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

/** A message for one browser, which this server has claimed for sending. */
export interface ClaimedMessage extends Omit<PushMessage, 'token'> {
  tokenId: number
  /** The push token; null if the browser has unregistered in the meantime. */
  token: string | null
  attempts: number
  /** True if the user may no longer see the notification. */
  hidden: boolean
  /** Time since the message was assigned to the browsers, in milliseconds. */
  waitingMs: number
}

const BATCH_SIZE = 200
/**
 * Duration of a claim, in seconds. A message needs two requests to the provider: one for the access token and one for
 * the message. Each request has a time-out of 10 s, so both end before the claim does.
 */
const CLAIM_S = 60
/** SQL for the maximum age of a message: a server that was off for days must not push all old messages. */
const freshFor = `case when important then interval '24 hours' else interval '4 hours' end`

/** Assigns due messages to the browsers of their users; returns the number of these messages. */
export async function assignDueToBrowsers(database: Queryable): Promise<number> {
  const [done] = await database.query<{ count: number }>(
    `with due as (
       select id, user_id, token_id, notification_id, due_at > now() - ${freshFor} as fresh from push_message
       where settled_at is null and due_at <= now()
       order by important desc, due_at, id limit ${BATCH_SIZE} for update skip locked
     ), assigned as (
       insert into push_sending (message_id, token_id, status)
       select due.id, push_token.id, 'waiting' from due
       join push_token on push_token.user_id = due.user_id and push_token.id = coalesce(due.token_id, push_token.id)
       join session_token on session_token.id = push_token.session_id and session_token.expires_at > now()
       join app_user on app_user.id = due.user_id and not app_user.disabled and not ${lacksFactor}
       left join notification on notification.id = due.notification_id
       where due.fresh and (notification.id is null or ${notificationVisible(`(${groupIdsOf})`)})
       on conflict do nothing
     ), settled as (
       update push_message set settled_at = now() where id in (select id from due) returning 1
     )
     select count(*) as count from settled`,
  )
  return done?.count ?? 0
}

/** Claims due messages for browsers, important ones first. Other servers skip the claimed messages for a minute. */
export async function claimSendings(database: Queryable, most: number): Promise<ClaimedMessage[]> {
  return database.query(
    `with claimed as (
       select message_id, push_sending.token_id from push_sending
       join push_message on push_message.id = message_id
       where status = 'waiting' and next_at <= now()
       order by important desc, next_at, message_id limit $1 for update of push_sending skip locked
     ), taken as (
       update push_sending set attempts = attempts + 1, next_at = now() + interval '${CLAIM_S} seconds'
       from claimed
       where push_sending.message_id = claimed.message_id and push_sending.token_id = claimed.token_id
       returning push_sending.*
     )
     select taken.message_id as "messageId", taken.token_id as "tokenId", taken.attempts,
       coalesce(extract(epoch from now() - settled_at)::float8 * 1000, 0) as "waitingMs",
       notification_id as "notificationId", notification.kind, push_message.title, push_message.body,
       push_message.target, tag, push_message.important, coalesce(notification.at, due_at) as at,
       push_token.token, push_token.origin,
       notification.id is not null and not ${notificationVisible(`(${groupIdsOf})`)} as hidden
     from taken join push_message on push_message.id = taken.message_id
     left join notification on notification.id = notification_id
     join app_user on app_user.id = push_message.user_id
     left join push_token on push_token.id = taken.token_id`,
    [most],
  )
}

/** Stores the result of an attempt; deletes the token of a browser that has unregistered. */
export async function recordOutcome(
  database: Queryable,
  sending: { messageId: number; tokenId: number },
  outcome: Omit<PushOutcome, 'retryAfterMs'>,
  nextInMs: number,
): Promise<void> {
  const status = outcome.status === 'again' ? 'waiting' : outcome.status
  await database.query(
    `update push_sending set status = $3, error = $4, next_at = now() + $5 * interval '1 millisecond',
       sent_at = case when $3 = 'sent' then now() end
     where message_id = $1 and token_id = $2`,
    [sending.messageId, sending.tokenId, status, outcome.error, nextInMs],
  )
  if (outcome.status !== 'gone') return
  await database.query('delete from push_token where id = $1', [sending.tokenId])
}
