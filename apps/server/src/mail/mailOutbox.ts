import type { FastifyRequest } from 'fastify'
import { mayHandOut } from '../authority/mayManage.ts'
import type { Queryable } from '../database/Database.ts'
import { columnsOf } from '../database/sql.ts'
import { type Language, textsFor } from '../locales/messages.ts'
import { clientNetwork } from '../security/clientNetwork.ts'
import { agentName } from '../security/knownDevices.ts'

/** An event about which the owner of an account gets an e-mail. */
export type Notice =
  | 'passwordChanged'
  | 'emailChanged'
  | 'newDevice'
  | 'tokenCreated'
  | 'tokenExpiring'
  | 'factorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'

/** The kind of an e-mail. The translation catalogues contain its text under `mail`. */
export type MailPurpose =
  | 'invitation'
  | 'recovery'
  | 'verification'
  | 'newEmail'
  | 'oldEmail'
  | 'approved'
  | 'rejected'
  | 'notifications'
  | 'notificationTest'
  | Notice

export interface MailDetail {
  /**
   * The id of the user who sends the invitation or the recovery link; missing if nobody else sends it. The name of this
   * user is not stored here, because it would remain after the user is erased.
   */
  inviterId?: number
  /**
   * Name and address of the receiver. They are stored here if the e-mail is sent after the account was deleted or got
   * another address.
   */
  name?: string
  address?: string
  /** The time of the event (ISO 8601), and the network that it came from. */
  time?: string
  network?: string
  /** The browser and its operating system, if they are known. */
  browser?: string | null
  system?: string | null
  /** Names of the API tokens that the e-mail lists: the new one, the one that expires, or all of the user. */
  tokens?: string[]
  /** Name of the passkey that was added or deleted. */
  passkey?: string
  /** Ids of the notifications that the first try has put into the e-mail. */
  notifications?: number[]
}

interface NewMail {
  purpose: MailPurpose
  language: Language
  /** The id of the account; missing if a visitor typed an address. */
  userId?: number
  /** The identity key of the address that a visitor typed; used if there is no `userId`. */
  emailKey?: string
  detail?: MailDetail
}

/**
 * An e-mail that one server has claimed. This server tries once to send it. If the e-mail is still stored after the
 * delay in `DELAYS_MIN`, any server can claim it for the next try.
 */
export interface ClaimedMail {
  id: number
  purpose: MailPurpose
  userId: number | null
  emailKey: string | null
  detail: MailDetail
  language: Language
  tries: number
}

/** Minutes between a try and the next one, for the first four tries. There is no try after the fifth. */
const DELAYS_MIN = [1, 10, 60, 300]
const KEPT_DAYS = 7

export async function queueMail(transaction: Queryable, mail: NewMail): Promise<void> {
  const { purpose, language, userId = null, emailKey = null, detail = {} } = mail
  await transaction.query(
    'insert into mail_outbox (purpose, user_id, email_key, detail, language) values ($1, $2, $3, $4, $5)',
    [purpose, userId, emailKey, JSON.stringify(detail), language],
  )
}

/** Queues an e-mail with notifications for each user, unless one waits already. `dueAt` is milliseconds since 1970. */
export async function queueNotificationMail(
  transaction: Queryable,
  due: readonly { userId: number; language: Language; dueAt: number }[],
): Promise<void> {
  await transaction.query(
    `insert into mail_outbox (purpose, user_id, language, next_try_at)
     select 'notifications', user_id, language, to_timestamp(ms / 1000)
     from unnest($1::int[], $2::text[], $3::float8[]) as due (user_id, language, ms)
     where not exists (select from mail_outbox waiting where waiting.user_id = due.user_id
       and purpose = 'notifications' and state = 'queued' and tries = 0)`,
    columnsOf(due, 'userId', 'language', 'dueAt'),
  )
}

/** Stores the notifications of an e-mail, so that a later try contains the same ones. */
export async function keepNotifications(
  transaction: Queryable,
  id: number,
  notifications: readonly number[],
): Promise<void> {
  await transaction.query(
    `update mail_outbox set detail = detail || jsonb_build_object('notifications', $2::jsonb) where id = $1`,
    [id, JSON.stringify(notifications)],
  )
}

/** Claims the next e-mail that is due, so that no other server sends it too. Returns null if no e-mail is due. */
export async function claimMail(database: Queryable): Promise<ClaimedMail | null> {
  const [mail] = await database.query<ClaimedMail>(
    `update mail_outbox set tries = tries + 1,
       next_try_at = now() + make_interval(mins => ($1::int[])[least(tries, $2) + 1])
     where id = (select id from mail_outbox where state = 'queued' and next_try_at <= now()
       order by next_try_at, id limit 1 for update skip locked)
     returning id, purpose, user_id as "userId", email_key as "emailKey", detail, language, tries`,
    [DELAYS_MIN, DELAYS_MIN.length - 1],
  )
  return mail ?? null
}

export async function dropMail(database: Queryable, id: number): Promise<void> {
  await database.query('delete from mail_outbox where id = $1', [id])
}

/**
 * Stores the state `failed` if the last try failed. Does nothing after an earlier try, because `claimMail` has already
 * set the time of the next try.
 */
export async function recordFailure(database: Queryable, { id, tries, userId }: ClaimedMail): Promise<void> {
  if (tries <= DELAYS_MIN.length) return
  await database.query(`update mail_outbox set state = 'failed', user_id = $2 where id = $1`, [id, userId])
}

/** Marks a visitor's request for a recovery link as `held`, so that administrators see it and can create the link. */
export async function holdRequest(database: Queryable, id: number, userId: number): Promise<void> {
  await database.query(`delete from mail_outbox where user_id = $1 and state = 'held'`, [userId])
  await database.query(`update mail_outbox set state = 'held', user_id = $2 where id = $1`, [id, userId])
}

/**
 * Delays an e-mail, because the servers have already sent the maximum number of e-mails in the time window. The delay
 * does not count as a try.
 */
export async function postponeMail(database: Queryable, id: number, seconds: number): Promise<void> {
  await database.query(
    `update mail_outbox set tries = tries - 1, next_try_at = now() + make_interval(secs => $2) where id = $1`,
    [id, seconds],
  )
}

/** The kinds of e-mails with a link that sets the password or verifies the address of an account. */
const linkPurposes: readonly MailPurpose[] = ['invitation', 'recovery', 'verification']

/**
 * Deletes the queued e-mails that contain links of an account, and the requests of visitors who typed its address.
 * Security notices stay in the queue.
 */
export async function dropLinkMails(transaction: Queryable, userId: number): Promise<void> {
  await dropMailsFor(transaction, userId, linkPurposes)
  await transaction.query(
    'delete from mail_outbox where email_key = (select email_key from app_user where id = $1)',
    [userId],
  )
}

export async function dropUserMails(transaction: Queryable, userId: number): Promise<void> {
  await dropLinkMails(transaction, userId)
  await transaction.query('delete from mail_outbox where user_id = $1', [userId])
}

/**
 * Deletes the queued invitations and recovery links whose senders may no longer manage the account of the receiver. A
 * recovery link that has no sender remains: the owner asked for it. Returns the ids of these accounts.
 */
export async function dropUnbackedInvitations(transaction: Queryable): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(
    `delete from mail_outbox using app_user
     where app_user.id = mail_outbox.user_id
       and (purpose = 'invitation' or purpose = 'recovery' and detail->>'inviterId' is not null)
       and not ${mayHandOut(`(detail->>'inviterId')::integer`)}
     returning user_id as id`,
  )
  return rows.map(({ id }) => id)
}

/** Deletes the queued e-mails of these kinds to a user, because new e-mails replace them. */
export async function dropMailsFor(
  transaction: Queryable,
  userId: number,
  purposes: readonly MailPurpose[],
): Promise<void> {
  await transaction.query('delete from mail_outbox where user_id = $1 and purpose = any($2::text[])', [
    userId,
    purposes,
  ])
}

/** Deletes the e-mails that were stored more than `KEPT_DAYS` days ago. */
export async function dropOldMail(database: Queryable): Promise<void> {
  await database.query(`delete from mail_outbox where created_at < now() - make_interval(days => $1)`, [
    KEPT_DAYS,
  ])
}

/**
 * Queues an e-mail that informs the owner of an account about an event. It says when the event happened, and from which
 * browser and network.
 */
export async function queueNotice(
  transaction: Queryable,
  request: FastifyRequest,
  userId: number,
  purpose: MailPurpose,
  detail: MailDetail = {},
): Promise<void> {
  const { language } = textsFor(request.headers['accept-language'])
  const about = {
    time: new Date().toISOString(),
    network: clientNetwork(request),
    ...agentName(request.headers['user-agent']),
  }
  await queueMail(transaction, { purpose, userId, language, detail: { ...about, ...detail } })
}
