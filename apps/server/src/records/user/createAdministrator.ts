import { record } from '../../audit/record.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { normaliseEmail, normaliseRoleName } from '../../identities/identityKeys.ts'
import { hashPassword } from '../../security/passwords.ts'

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
    await record(
      transaction,
      { command: 'create-admin' },
      { subject: { type: 'user', id }, after: { name, email } },
    )
    return id
  })
}

/** Stores an administrator with the hash of the password; returns the id. */
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
