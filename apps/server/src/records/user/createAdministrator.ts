import { randomBytes } from 'node:crypto'
import { writeAudit } from '../../audit/writeAudit.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { normaliseEmail, normaliseRoleName } from '../../identities/identityKeys.ts'
import { hashPassword } from '../../security/passwords.ts'
import { hashToken } from '../../security/tokens.ts'
import { lockAuthority } from '../../authority/mayManage.ts'

const ROLE_NAME = 'Administrator'
const ROLE_DESCRIPTION = 'Semua izin, termasuk mengatur hak akses'

/**
 * Creates an account with the system role, which has every permission. Creates this role first if it is missing.
 * Returns the id of the account.
 */
export async function createAdministrator(
  database: Database,
  account: { name: string; email: string; password: string },
): Promise<number> {
  const hash = await hashPassword(account.password)
  return database.transaction(async (transaction) => {
    const id = await insertAdministrator(transaction, { ...account, hash })
    const { name, email } = account
    await writeAudit(
      transaction,
      { command: 'create-admin' },
      { subject: { type: 'user', id }, after: { name, email } },
    )
    return id
  })
}

export async function insertAdministrator(
  transaction: Queryable,
  { name, email, hash }: { name: string; email: string; hash: string },
): Promise<number> {
  const roleId = await ensureAdministratorRole(transaction)
  const [created] = await transaction.query<{ id: number }>(
    `insert into app_user (role_id, name, email, email_key, password_hash, all_groups) values ($1, $2, $3, $4, $5, true)
     returning id`,
    [roleId, name, email, normaliseEmail(email), hash],
  )
  return created?.id ?? 0
}

/** Returns the id of the system role. If the role is missing, creates it with every permission. */
export async function ensureAdministratorRole(database: Queryable): Promise<number> {
  const [existing] = await database.query<{ id: number }>(
    `select id from role where type = 'system' order by id limit 1`,
  )
  if (existing) return existing.id
  const [created] = await database.query<{ id: number }>(
    `insert into role (name, name_key, description, type) values ($1, $2, $3, 'system') returning id`,
    [ROLE_NAME, normaliseRoleName(ROLE_NAME), ROLE_DESCRIPTION],
  )
  const id = created?.id ?? 0
  await database.query(
    'insert into role_permission (role_id, permission_id) select $1, permission.id from permission',
    [id],
  )
  return id
}

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
