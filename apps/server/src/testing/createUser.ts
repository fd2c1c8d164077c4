import { randomBytes } from 'node:crypto'
import type { Database } from '../database/Database.ts'
import { normaliseEmail } from '../identities/identityKeys.ts'
import { permissionCodes } from '../reference/__generated__/permissions.ts'
import { hashPassword } from '../security/passwords.ts'

interface NewUser {
  permissions?: readonly string[] | undefined
  email?: string
  /** If absent, the user has no password and cannot sign in with one. */
  password?: string
  /** The ids of the user's depots; by default the user sees all depots. */
  groups?: readonly number[] | undefined
}

/** Creates a user with its own role; returns the id. */
export async function createUser(database: Database, user: NewUser = {}): Promise<number> {
  const { permissions = permissionCodes, email = `${unique()}@armada.example`, password, groups } = user
  const [role] = await database.query<{ id: number }>('insert into role (name) values ($1) returning id', [
    `Peran ${unique()}`,
  ])
  await database.query(
    'insert into role_permission select $1, id from permission where code = any($2::text[])',
    [role?.id, permissions],
  )
  const [created] = await database.query<{ id: number }>(
    `insert into app_user (role_id, name, email, email_key, password_hash, all_groups) values ($1, $2, $3, $4, $5, $6)
     returning id`,
    [
      role?.id,
      'Pengguna Uji',
      email,
      normaliseEmail(email),
      password === undefined ? 'none' : await hashPassword(password),
      groups === undefined,
    ],
  )
  await database.query('insert into user_group select $1, unnest($2::int[])', [created?.id, groups ?? []])
  return created?.id ?? 0
}

function unique() {
  return randomBytes(6).toString('hex')
}
