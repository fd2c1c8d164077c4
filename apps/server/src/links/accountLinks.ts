import { randomBytes } from 'node:crypto'
import { mayHandOut } from '../authority/mayManage.ts'
import type { Queryable } from '../database/Database.ts'
import { hashToken } from '../security/tokens.ts'

/**
 * What a link does: it sets a password, verifies the address of a registration, or confirms a new address from the new
 * or the old mailbox.
 */
export type LinkPurpose = 'invitation' | 'recovery' | 'verification' | 'email' | 'old-email'

const pages: Record<LinkPurpose, { path: string; lifetime: string }> = {
  invitation: { path: '/invitation', lifetime: '72 hours' },
  recovery: { path: '/recover', lifetime: '30 minutes' },
  verification: { path: '/verify-email', lifetime: '24 hours' },
  email: { path: '/confirm-email', lifetime: '60 minutes' },
  'old-email': { path: '/confirm-email', lifetime: '60 minutes' },
}

export interface LinkedAccount {
  id: number
  name: string
  email: string
}

/**
 * SQL that is true for a link in `account_token` if the user who made it may still manage its account, `app_user`. A link
 * that nobody handed out is always backed, but somebody must have made an invitation.
 */
const isBacked = `(created_by is null and purpose <> 'invitation'
  or ${mayHandOut('created_by')})`
const valid = `token_hash = $1 and purpose = $2 and expires_at > now() and app_user.id = account_token.user_id
  and not app_user.disabled and app_user.deleted_at is null and ${isBacked}`

/**
 * Creates a link, which replaces the user's previous link for this purpose. Returns the path of the link with the
 * token. The database stores only the hash of the token. `mailed` is true if the link is sent to the stored address.
 * The use of such a link verifies the address. `createdBy` is the id of the user who hands the link out: the link ends
 * when this user may no longer manage the account.
 */
export async function createLink(
  transaction: Queryable,
  userId: number,
  purpose: LinkPurpose,
  { mailed, createdBy = null }: { mailed: boolean; createdBy?: number | null },
): Promise<{ path: string; expires_at: string }> {
  const { path, lifetime } = pages[purpose]
  const token = randomBytes(32).toString('base64url')
  const [link] = await transaction.query<{ expires_at: Date }>(
    `insert into account_token (user_id, purpose, token_hash, mailed, expires_at, created_by)
     values ($1, $2, $3, $4, now() + $5::interval, $6)
     on conflict (user_id, purpose) do update
       set token_hash = excluded.token_hash, mailed = excluded.mailed, expires_at = excluded.expires_at,
         created_by = excluded.created_by
     returning expires_at`,
    [userId, purpose, hashToken(token), mailed, lifetime, createdBy],
  )
  if (!link) throw new Error('An upsert must return its row.')
  return { path: `${path}#${token}`, expires_at: link.expires_at.toISOString() }
}

/**
 * Returns the account that a token belongs to, and does not use up the token. Returns null for an unknown, used or
 * expired token.
 */
export async function findLinkedAccount(
  database: Queryable,
  token: string,
  purpose: LinkPurpose,
): Promise<LinkedAccount | null> {
  const [account] = await database.query<LinkedAccount>(
    `select app_user.id, app_user.name, app_user.email from account_token, app_user where ${valid}`,
    [hashToken(token), purpose],
  )
  return account ?? null
}

/** Uses up a token and returns its account. Returns null if the token is no longer valid. */
export async function consumeLink(
  transaction: Queryable,
  token: string,
  purpose: LinkPurpose,
): Promise<{ userId: number; mailed: boolean } | null> {
  const [used] = await transaction.query<{ userId: number; mailed: boolean }>(
    `delete from account_token using app_user where ${valid} returning user_id as "userId", mailed`,
    [hashToken(token), purpose],
  )
  return used ?? null
}

/**
 * Ends all links of a user and the pending change of the user's e-mail address, for example when the user sets a new
 * password. Call it before the update of the account: the use of a link locks the rows in the same order, so the two
 * transactions cannot deadlock.
 */
export async function revokeLinks(transaction: Queryable, userId: number): Promise<void> {
  await transaction.query('delete from email_change where user_id = $1', [userId])
  await transaction.query('delete from account_token where user_id = $1', [userId])
}

/**
 * Ends the links whose makers may no longer manage the account, for example because their role was cut. Returns the ids
 * of the accounts.
 */
export async function revokeUnbackedLinks(transaction: Queryable): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(
    // Skips a link that is used at this moment: its use counts as earlier. Waiting for it could deadlock, because the
    // use of a link locks the link before the account.
    `delete from account_token where (user_id, purpose) in (
       select user_id, purpose from account_token join app_user on app_user.id = user_id
       where created_by is not null and not ${isBacked} for update of account_token skip locked)
     returning user_id as id`,
  )
  return rows.map(({ id }) => id)
}
