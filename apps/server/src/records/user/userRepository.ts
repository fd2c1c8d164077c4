import type { Queryable } from '../../database/Database.ts'
import { normaliseEmail } from '../../identities/identityKeys.ts'

/** A user with the role and its permissions. */
export interface UserRow {
  id: number
  name: string
  email: string
  created_at: Date
  role: { id: number; name: string; permissions: number[] } | null
}

const select = `
  select app_user.id, app_user.name, email, app_user.created_at,
    case when role.id is not null then json_build_object('id', role.id, 'name', role.name, 'permissions', (
      select coalesce(json_agg(permission_id order by permission_id), '[]')
      from role_permission where role_permission.role_id = role.id)) end as role
  from app_user left join role on role.id = role_id`

/** Lists the users by name. */
export async function listUsers(database: Queryable): Promise<UserRow[]> {
  return database.query(`${select} order by lower(app_user.name), app_user.id`)
}

/** Reads one user. */
export async function findUser(database: Queryable, id: number): Promise<UserRow | null> {
  const [user] = await database.query<UserRow>(`${select} where app_user.id = $1`, [id])
  return user ?? null
}

/** Finds another account that has the key of a user's e-mail address. */
export async function findSameEmail(
  database: Queryable,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<{ id: number; name: string } | null> {
  const [other] = await database.query<{ id: number; name: string }>(
    'select id, name from app_user where email_key = $1 and id <> $2',
    [normaliseEmail(email), id],
  )
  return other ?? null
}
