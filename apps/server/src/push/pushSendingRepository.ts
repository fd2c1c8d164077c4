import type { Queryable } from '../database/Database.ts'
import { notificationVisible } from '../security/notificationAccess.ts'
import { lacksFactor } from '../security/factors/factors.ts'
import { groupIdsOf } from '../security/tokens.ts'
import type { PushMessage, PushOutcome } from './PushProvider.ts'

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
