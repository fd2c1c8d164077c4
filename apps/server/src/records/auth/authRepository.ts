import type { Queryable } from '../../database/Database.ts'
import { normaliseEmail } from '../../identities/identityKeys.ts'

/** What signing in needs to know of an account. */
export interface Account {
  id: number
  passwordHash: string
}

/** Finds the account of an e-mail address: the one with exactly this spelling, else the one with the same key. */
export async function findAccountByEmail(database: Queryable, email: string): Promise<Account | null> {
  const [account] = await database.query<Account>(
    `select id, password_hash as "passwordHash" from app_user
     where (email = $1 or email_key = $2) and not disabled order by email = $1 desc limit 1`,
    [email.trim(), normaliseEmail(email)],
  )
  return account ?? null
}

/** Finds an account by its id. */
export async function findAccount(database: Queryable, id: number): Promise<Account | null> {
  const [account] = await database.query<Account>(
    'select id, password_hash as "passwordHash" from app_user where id = $1',
    [id],
  )
  return account ?? null
}

/** Stores a new password's hash; answers whether there is such an account. */
export async function storePassword(database: Queryable, id: number, hash: string): Promise<boolean> {
  const rows = await database.query('update app_user set password_hash = $2 where id = $1 returning id', [
    id,
    hash,
  ])
  return rows.length > 0
}
