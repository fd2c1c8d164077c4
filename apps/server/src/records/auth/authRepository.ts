import { isDeepStrictEqual } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { signIn } from '../../audit/signIn.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { hasFactor, lockUser } from '../../security/factors/factors.ts'
import { normaliseEmail } from '../../identities/identityKeys.ts'
import { rememberNetwork } from '../../security/attemptThrottle.ts'

export interface Account {
  id: number
  /** Null for an invited user, who has no password yet. */
  passwordHash: string | null
  status: 'invited' | 'unverified' | 'pending' | 'active'
  factor: boolean
  disabled: boolean
  /** Null for a registration, which has no role yet. */
  roleId: number | null
}

const columns = `id, password_hash as "passwordHash", status, ${hasFactor} as factor, disabled, role_id as "roleId"`

/**
 * Finds an enabled account by its e-mail address. Prefers the account with exactly this address to one with the same
 * identity key.
 */
export async function findAccountByEmail(database: Queryable, email: string): Promise<Account | null> {
  const [account] = await database.query<Account>(
    `select ${columns} from app_user
     where (email = $1 or email_key = $2) and not disabled order by email = $1 desc limit 1`,
    [email.trim(), normaliseEmail(email)],
  )
  return account ?? null
}

export async function findAccount(database: Queryable, id: number): Promise<Account | null> {
  const [account] = await database.query<Account>(`select ${columns} from app_user where id = $1`, [id])
  return account ?? null
}

/**
 * Stores the password that a user chose through a link. Returns false if the account is disabled or deleted. `verified`
 * is true if the link was sent to the address of the account, so that its use verifies this address. The account is no
 * demo account afterwards, because nobody can choose the published password.
 */
export async function activateAccount(
  database: Queryable,
  id: number,
  { hash, verified }: { hash: string; verified: boolean },
): Promise<boolean> {
  const rows = await database.query(
    `update app_user set password_hash = $2, status = 'active', demo = false, demo_checked = true,
       email_verified_at = case when $3 then coalesce(email_verified_at, now()) else email_verified_at end
     where id = $1 and not disabled and deleted_at is null returning id`,
    [id, hash, verified],
  )
  return rows.length > 0
}

/**
 * Locks an account until the commit. Returns false if its password, status, role or factors have changed since it was
 * read.
 */
export async function lockUnchanged(transaction: Queryable, account: Account): Promise<boolean> {
  await lockUser(transaction, account.id)
  return isDeepStrictEqual(await findAccount(transaction, account.id), account)
}

/** Stores that a user has signed in now. Returns false if the account is not active. */
async function recordSignIn(database: Queryable, id: number): Promise<boolean> {
  const rows = await database.query(
    `update app_user set last_sign_in_at = now() where id = $1 and not disabled and status = 'active' returning id`,
    [id],
  )
  return rows.length > 0
}

/**
 * Signs a user in and returns the token of the new session. Locks the user first: `isStillProven` then checks again what
 * the user proved before, because the password, factors or status can change during a slow check. Returns null if it
 * resolves to false.
 */
export async function issueSession(
  database: Database,
  request: FastifyRequest,
  userId: number,
  isStillProven: (transaction: Queryable) => Promise<boolean>,
): Promise<string | null> {
  const token = await database.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    if (!(await isStillProven(transaction)) || !(await recordSignIn(transaction, userId))) return null
    return signIn(transaction, request, userId)
  })
  if (token !== null) await rememberNetwork(database, userId, clientNetwork(request))
  return token
}

/**
 * Stores the hash of the new password that a user chose; returns whether the account exists. It is no demo account
 * afterwards, because nobody can choose the published password.
 */
export async function storePassword(database: Queryable, id: number, hash: string): Promise<boolean> {
  const rows = await database.query(
    'update app_user set password_hash = $2, demo = false, demo_checked = true where id = $1 returning id',
    [id, hash],
  )
  return rows.length > 0
}
