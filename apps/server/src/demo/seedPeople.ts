import type { Database, Queryable } from '../database/Database.ts'
import { columnsOf } from '../database/sql.ts'
import { normaliseEmail, normaliseRoleName } from '../identities/identityKeys.ts'
import { ensureAdministratorRole } from '../records/user/createAdministrator.ts'
import { hashPassword, verifyPassword } from '../security/passwords.ts'
import { demoRoles } from './demoRoles.ts'

export interface DemoUser {
  name: string
  email: string
  role: string
}

/** The demo users besides the administrator; they share the administrator's password. */
export const demoUsers: readonly DemoUser[] = [
  { name: 'Rina Wulandari', email: 'operator@sikud.test', role: 'Operator' },
  { name: 'Yusuf Hidayat', email: 'operator.malam@sikud.test', role: 'Operator' },
  { name: 'Sri Rahayu', email: 'pengawas@sikud.test', role: 'Pengawas' },
  { name: 'Teguh Santoso', email: 'auditor@sikud.test', role: 'Auditor' },
]

export const demoAdministrator = 'Dewi Anggraini'

export interface DemoSignIn {
  email: string
  password: string
}

export interface DemoAccounts {
  /** False if the e-mail of the demo administrator belongs to an account outside the demo, which stays unchanged. */
  isDemoAccount: boolean
  passwordHash: string
}

/**
 * Creates the demo administrator and sets this password for all demo accounts; signs out the accounts whose password
 * changes. Never changes an account outside the demo.
 */
export async function ensureDemoSignIn(
  database: Database,
  { email, password }: DemoSignIn,
): Promise<DemoAccounts> {
  const key = normaliseEmail(email)
  const [known] = await database.query<{ hash: string }>(
    'select password_hash as hash from app_user where demo order by email_key = $1 desc limit 1',
    [key],
  )
  const isCurrent = known !== undefined && (await verifyPassword(password, known.hash))
  const passwordHash = isCurrent ? known.hash : await hashPassword(password)
  return database.transaction(async (transaction) => {
    const roleId = await ensureAdministratorRole(transaction)
    await storePassword(transaction, passwordHash)
    const stored = await transaction.query(
      `insert into app_user (role_id, name, email, email_key, password_hash, demo, all_groups)
       values ($1, $2, $3, $4, $5, true, true)
       on conflict (email_key) do update set role_id = excluded.role_id, disabled = false, all_groups = true
         where app_user.demo
       returning id`,
      [roleId, demoAdministrator, email, key, passwordHash],
    )
    return { isDemoAccount: stored.length > 0, passwordHash }
  })
}

async function storePassword(transaction: Queryable, passwordHash: string): Promise<void> {
  await transaction.query(
    `with changed as (
       update app_user set password_hash = $1 where demo and password_hash <> $1 returning id
     )
     delete from session_token using changed where user_id = changed.id`,
    [passwordHash],
  )
}

/** Adds the other demo roles and users; skips a role whose name exists and a user whose e-mail exists. */
export async function seedPeople(database: Queryable, passwordHash: string): Promise<void> {
  for (const role of demoRoles) {
    await database.query(
      `with added as (
         insert into role (name, name_key, description) values ($1, $4, $2) on conflict (name_key) do nothing
         returning id
       )
       insert into role_permission (role_id, permission_id)
       select added.id, permission.id from added, permission where permission.code = any($3::text[])`,
      [role.name, role.description, role.permissions, normaliseRoleName(role.name)],
    )
  }
  await database.query(
    `insert into app_user (role_id, name, email, email_key, password_hash, demo, all_groups)
     select role.id, person.name, person.email, person.email_key, $5, true, true
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as person (name, email, email_key, role_key)
     join role on role.name_key = person.role_key
     on conflict (email_key) do nothing`,
    [
      ...columnsOf(demoUsers, 'name', 'email'),
      demoUsers.map((user) => normaliseEmail(user.email)),
      demoUsers.map(({ role }) => normaliseRoleName(role)),
      passwordHash,
    ],
  )
}
