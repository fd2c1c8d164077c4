import { createHash, randomBytes } from 'node:crypto'
import type { Database, Queryable } from '../../database/Database.ts'
import { lockAuthority } from '../../authority/mayManage.ts'

/**
 * Creates the link for the first administrator. It is valid for 30 minutes and replaces the previous link. Returns the
 * path of the link with the token in the fragment; null if there is already an account.
 */
export async function createSetupLink(database: Database): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  return database.transaction(async (transaction) => {
    await lockAuthority(transaction)
    if (await hasAccounts(transaction)) return null
    await transaction.query(
      `insert into setup_token (token_hash, expires_at) values ($1, now() + interval '30 minutes')
       on conflict (id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
      [hashToken(token)],
    )
    return `/setup#${token}`
  })
}

/** Returns whether the token of a setup link is valid. After the first account exists, no token is valid. */
export async function isSetupToken(database: Queryable, token: string): Promise<boolean> {
  const found = await database.query('select from setup_token where token_hash = $1 and expires_at > now()', [
    hashToken(token),
  ])
  return found.length > 0 && !(await hasAccounts(database))
}

/** Makes the setup link invalid. */
export async function revokeSetupLink(transaction: Queryable): Promise<void> {
  await transaction.query('delete from setup_token')
}

/** Returns whether there is an account, including deleted ones. The registrations of visitors are no accounts yet. */
export async function hasAccounts(database: Queryable): Promise<boolean> {
  const found = await database.query(
    `select from app_user where status not in ('unverified', 'pending') limit 1`,
  )
  return found.length > 0
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
