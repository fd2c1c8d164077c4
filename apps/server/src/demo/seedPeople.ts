import { columnsOf } from '../database/columnsOf.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { ensureAdministratorRole } from '../modules/user/createAdministrator.ts'
import { hashPassword, verifyPassword } from '../security/passwords.ts'
import { demoAdministrator, demoRoles, demoUsers } from './demoPeople.ts'

export interface DemoSignIn {
  email: string
  password: string
}

/** Makes sure that the sign-in which is printed works: the account exists, may do everything and has that password. */
export async function ensureDemoSignIn(database: Database, { email, password }: DemoSignIn): Promise<void> {
  const [account] = await database.query<{ id: number; password_hash: string }>(
    'select id, password_hash from app_user where lower(email) = lower($1)',
    [email],
  )
  const isRight = account !== undefined && (await verifyPassword(password, account.password_hash))
  const hash = isRight ? account.password_hash : await hashPassword(password)
  await database.transaction(async (transaction) => {
    const roleId = await ensureAdministratorRole(transaction)
    await transaction.query(
      `insert into app_user (role_id, name, email, password_hash) values ($1, $2, $3, $4)
       on conflict (lower(email)) do update
       set role_id = excluded.role_id, password_hash = excluded.password_hash, disabled = false`,
      [roleId, demoAdministrator, email, hash],
    )
  })
}

/** Adds the other roles and people of the demo, where none of that name or address exist. */
export async function seedPeople(database: Queryable, passwordHash: string): Promise<void> {
  for (const role of demoRoles) {
    await database.query(
      `with added as (
         insert into role (name, description) values ($1, $2) on conflict (lower(name)) do nothing returning id
       )
       insert into role_permission (role_id, permission_id)
       select added.id, permission.id from added, permission where permission.code = any($3::text[])`,
      [role.name, role.description, role.permissions],
    )
  }
  await database.query(
    `insert into app_user (role_id, name, email, password_hash)
     select role.id, person.name, person.email, $4
     from unnest($1::text[], $2::text[], $3::text[]) as person (name, email, role)
     join role on lower(role.name) = lower(person.role)
     on conflict (lower(email)) do nothing`,
    [...columnsOf(demoUsers, 'name', 'email', 'role'), passwordHash],
  )
}
