import type { Queryable } from '../database/Database.ts'
import { consumeLink, findLinkedAccount } from './accountLinks.ts'

/**
 * Time for which a change stays pending. It is longer than the 60 minutes for which a link is valid, because the server
 * may write the e-mail with the link hours after the request.
 */
const LIFETIME = '24 hours'

/** A pending change of an e-mail address: the new address is not confirmed yet. */
export interface EmailChange {
  email: string
  waits_for: ('new' | 'old')[]
  expires_at: string
}

/** SQL expression that gives the pending e-mail change of an `app_user` as a JSON object. */
export const waitingEmail = `(select json_build_object('email', email_change.email, 'expires_at', expires_at,
    'waits_for', array_remove(array[case when not new_confirmed then 'new' end,
      case when asks_old and not old_confirmed then 'old' end], null))
  from email_change where user_id = app_user.id and expires_at > now()) as email_change`

/**
 * Stores a pending change, which replaces the previous one and its links. `asksOld` is true if the old mailbox must
 * confirm too. All functions of this folder lock the row of the change before they lock its links, so that two of them
 * cannot deadlock.
 */
export async function startChange(
  transaction: Queryable,
  userId: number,
  { email, asksOld }: { email: string; asksOld: boolean },
): Promise<void> {
  await transaction.query(
    `insert into email_change (user_id, email, expires_at, asks_old) values ($1, $2, now() + $3::interval, $4)
     on conflict (user_id) do update set email = excluded.email, expires_at = excluded.expires_at,
       asks_old = excluded.asks_old, new_confirmed = false, old_confirmed = false`,
    [userId, email, LIFETIME, asksOld],
  )
  await endLinks(transaction, userId)
}

/** Deletes the e-mail change of a user and its links. Returns whether the change was still pending. */
export async function withdrawChange(transaction: Queryable, userId: number): Promise<boolean> {
  const rows = await transaction.query<{ isAlive: boolean }>(
    'delete from email_change where user_id = $1 returning expires_at > now() as "isAlive"',
    [userId],
  )
  await endLinks(transaction, userId)
  return rows[0]?.isAlive ?? false
}

/**
 * Returns the new address of a pending change, and locks the change until the commit. Returns null if there is no
 * pending change.
 */
export async function lockChange(transaction: Queryable, userId: number): Promise<string | null> {
  const [change] = await transaction.query<{ email: string }>(
    'select email from email_change where user_id = $1 and expires_at > now() for update',
    [userId],
  )
  return change?.email ?? null
}

/**
 * Uses up the link that was sent to the new or the old mailbox, and stores that this mailbox confirmed the change.
 * Returns null if the link is no longer valid. `isComplete` is true if no other confirmation is missing. Then the
 * caller must store the new address.
 */
export async function confirmChange(
  transaction: Queryable,
  token: string,
): Promise<{ userId: number; email: string; isComplete: boolean } | null> {
  const purpose = (await findLinkedAccount(transaction, token, 'email')) ? 'email' : 'old-email'
  const account = await findLinkedAccount(transaction, token, purpose)
  if (!account || (await lockChange(transaction, account.id)) === null) return null
  if (!(await consumeLink(transaction, token, purpose))) return null
  const [change] = await transaction.query<{ email: string; isComplete: boolean }>(
    `update email_change set new_confirmed = new_confirmed or $2, old_confirmed = old_confirmed or not $2
     where user_id = $1
     returning email, new_confirmed and (old_confirmed or not asks_old) as "isComplete"`,
    [account.id, purpose === 'email'],
  )
  return change ? { userId: account.id, ...change } : null
}

export async function dropOldChanges(database: Queryable): Promise<void> {
  await database.query('delete from email_change where expires_at < now()')
}

async function endLinks(transaction: Queryable, userId: number): Promise<void> {
  await transaction.query(
    `delete from account_token where user_id = $1 and purpose in ('email', 'old-email')`,
    [userId],
  )
}
