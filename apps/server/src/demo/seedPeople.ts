import { columnsOf } from '../database/columnsOf.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { normaliseEmail, normaliseRoleName } from '../identities/identityKeys.ts'
import { ensureAdministratorRole } from '../records/user/createAdministrator.ts'
import { hashPassword, verifyPassword } from '../security/passwords.ts'
import { demoAdministrator, demoRoles, demoUsers } from './demoPeople.ts'

export interface DemoSignIn {
  email: string
  password: string
}

/** What the accounts of the demo are now. */
export interface DemoAccounts {
  /** False where the address belongs to an account that the demo did not make: that one is left as it is. */
  isOurs: boolean
  passwordHash: string
}

/**
 * Makes sure that the sign-in which is printed works: the account exists, may do everything and has that password. All demo
 * accounts get the same one; those whose password changes are signed out. No other account is changed.
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
  const isRight = known !== undefined && (await verifyPassword(password, known.hash))
  const passwordHash = isRight ? known.hash : await hashPassword(password)
  return database.transaction(async (transaction) => {
    const roleId = await ensureAdministratorRole(transaction)
    await storePassword(transaction, passwordHash)
    const ours = await transaction.query(
      `insert into app_user (role_id, name, email, email_key, password_hash, demo) values ($1, $2, $3, $4, $5, true)
       on conflict (email_key) do update set role_id = excluded.role_id, disabled = false where app_user.demo
       returning id`,
      [roleId, demoAdministrator, email, key, passwordHash],
    )
    return { isOurs: ours.length > 0, passwordHash }
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

/** Adds the other roles and people of the demo, where none of that name or address exist. */
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
    `insert into app_user (role_id, name, email, email_key, password_hash, demo)
     select role.id, person.name, person.email, person.email_key, $5, true
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
