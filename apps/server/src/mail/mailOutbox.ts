import type { Queryable } from '../database/Database.ts'
import type { Language } from '../locales/messages.ts'

/** An event of an account about which its owner gets an e-mail. */
export type Notice =
  | 'passwordChanged'
  | 'emailChanged'
  | 'newDevice'
  | 'tokenCreated'
  | 'tokenExpiring'
  | 'factorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'

/** The kind of an e-mail; the catalogues contain its text under `mail`. */
export type MailPurpose =
  | 'invitation'
  | 'recovery'
  | 'verification'
  | 'newEmail'
  | 'oldEmail'
  | 'approved'
  | 'rejected'
  | Notice

/** Values that the text of an e-mail needs. */
export interface MailDetail {
  /** The id of the user who invites. The name is not stored, because it would remain after the user is erased. */
  inviterId?: number
  /**
   * Name and address of the receiver, for an e-mail that is sent after the account was deleted or got another address.
   */
  name?: string
  address?: string
  /** When the event happened (ISO 8601), and from which network. */
  time?: string
  network?: string
  /** The browser and its system, if they are known. */
  browser?: string | null
  system?: string | null
  /** The names of API tokens. */
  tokens?: string[]
  /** The name of a passkey. */
  passkey?: string
}

interface NewMail {
  purpose: MailPurpose
  language: Language
  /** The id of the account; absent if a visitor typed an address. */
  userId?: number
  /** The identity key of the address that a visitor typed, if there is no `userId`. */
  emailKey?: string
  detail?: MailDetail
}

/** An e-mail that a server has claimed for one try. After a delay, any server can claim it again. */
export interface ClaimedMail {
  id: number
  purpose: MailPurpose
  userId: number | null
  emailKey: string | null
  detail: MailDetail
  language: Language
  tries: number
}

/** Minutes from each of the first four tries to the next one; the fifth try is the last. */
const DELAYS_MIN = [1, 10, 60, 300]
const KEPT_DAYS = 7

/** Stores an e-mail, which `MailSender` sends later. */
export async function queueMail(transaction: Queryable, mail: NewMail): Promise<void> {
  const { purpose, language, userId = null, emailKey = null, detail = {} } = mail
  await transaction.query(
    'insert into mail_outbox (purpose, user_id, email_key, detail, language) values ($1, $2, $3, $4, $5)',
    [purpose, userId, emailKey, JSON.stringify(detail), language],
  )
}

/** Claims the next e-mail that is due; null if there is none. */
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

/** Deletes an e-mail that was sent or has no receiver. */
export async function dropMail(database: Queryable, id: number): Promise<void> {
  await database.query('delete from mail_outbox where id = $1', [id])
}

/** Stores a failed try; after the last try the e-mail has the state `failed`. */
export async function recordFailure(database: Queryable, { id, tries, userId }: ClaimedMail): Promise<void> {
  if (tries <= DELAYS_MIN.length) return
  await database.query(`update mail_outbox set state = 'failed', user_id = $2 where id = $1`, [id, userId])
}

/** Marks a request for a recovery link, so that administrators see it and can create the link. */
export async function holdRequest(database: Queryable, id: number, userId: number): Promise<void> {
  await database.query(`delete from mail_outbox where user_id = $1 and state = 'held'`, [userId])
  await database.query(`update mail_outbox set state = 'held', user_id = $2 where id = $1`, [id, userId])
}

/** Delays an e-mail without counting a try. Called when the limit of e-mails is reached. */
export async function postponeMail(database: Queryable, id: number, seconds: number): Promise<void> {
  await database.query(
    `update mail_outbox set tries = tries - 1, next_try_at = now() + make_interval(secs => $2) where id = $1`,
    [id, seconds],
  )
}

/** E-mails with a link that sets the password or verifies the address of an account. */
const linkPurposes: readonly MailPurpose[] = ['invitation', 'recovery', 'verification']

/**
 * Deletes the queued e-mails with links to an account, and the requests of visitors who typed its address, because a
 * new link replaces them. Security notices stay in the queue.
 */
export async function dropLinkMails(transaction: Queryable, userId: number): Promise<void> {
  await dropMailsFor(transaction, userId, linkPurposes)
  await transaction.query(
    'delete from mail_outbox where email_key = (select email_key from app_user where id = $1)',
    [userId],
  )
}

/** Deletes all e-mails of a user who is deleted. */
export async function dropUserMails(transaction: Queryable, userId: number): Promise<void> {
  await dropLinkMails(transaction, userId)
  await transaction.query('delete from mail_outbox where user_id = $1', [userId])
}

/** Deletes the queued e-mails of a user with these purposes, because new e-mails replace them. */
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

/** Deletes e-mails that were stored more than `KEPT_DAYS` ago. */
export async function dropOldMail(database: Queryable): Promise<void> {
  await database.query(`delete from mail_outbox where created_at < now() - make_interval(days => $1)`, [
    KEPT_DAYS,
  ])
}
