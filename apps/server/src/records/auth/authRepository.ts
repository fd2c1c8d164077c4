import type { Queryable } from '../../database/Database.ts'
import { hasFactor } from '../../security/factors/factors.ts'
import { normaliseEmail } from '../../identities/identityKeys.ts'

/** The fields of an account that sign-in needs. */
export interface Account {
  id: number
  /** Null for an invited user, who has no password yet. */
  passwordHash: string | null
  status: 'invited' | 'unverified' | 'pending' | 'active'
  /** Whether the account has a second factor. */
  factor: boolean
}

/**
 * Finds an enabled account by its e-mail address. Prefers the account with exactly this address to one with the same
 * identity key.
 */
export async function findAccountByEmail(database: Queryable, email: string): Promise<Account | null> {
  const [account] = await database.query<Account>(
    `select id, password_hash as "passwordHash", status, ${hasFactor} as factor from app_user
     where (email = $1 or email_key = $2) and not disabled order by email = $1 desc limit 1`,
    [email.trim(), normaliseEmail(email)],
  )
  return account ?? null
}

/** Finds an account by its id. */
export async function findAccount(database: Queryable, id: number): Promise<Account | null> {
  const [account] = await database.query<Account>(
    `select id, password_hash as "passwordHash", status, ${hasFactor} as factor from app_user where id = $1`,
    [id],
  )
  return account ?? null
}

/**
 * Stores the password that a user chose through a link. Returns false if the account is disabled or deleted. `verified`
 * is true if the link was sent to the address of the account, so that its use verifies this address.
 */
export async function activateAccount(
  database: Queryable,
  id: number,
  { hash, verified }: { hash: string; verified: boolean },
): Promise<boolean> {
  const rows = await database.query(
    `update app_user set password_hash = $2, status = 'active',
       email_verified_at = case when $3 then coalesce(email_verified_at, now()) else email_verified_at end
     where id = $1 and not disabled and deleted_at is null returning id`,
    [id, hash, verified],
  )
  return rows.length > 0
}

/** Stores that a user has signed in now. */
export async function recordSignIn(database: Queryable, id: number): Promise<void> {
  await database.query('update app_user set last_sign_in_at = now() where id = $1', [id])
}

/** Stores the hash of a new password; returns whether the account exists. */
export async function storePassword(database: Queryable, id: number, hash: string): Promise<boolean> {
  const rows = await database.query('update app_user set password_hash = $2 where id = $1 returning id', [
    id,
    hash,
  ])
  return rows.length > 0
}
