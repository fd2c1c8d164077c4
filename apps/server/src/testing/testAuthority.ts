import type { Queryable } from '../database/Database.ts'
import { accessGroups } from '../reference/__generated__/permissions.ts'
import type { Scope } from '../security/scope.ts'
import { groupIdsOf } from '../security/tokens.ts'

export function permissionIds(codes: readonly string[]): number[] {
  const all = accessGroups.flatMap(({ permissions }) => permissions)
  return all.filter(({ code }) => codes.includes(code)).map(({ id }) => id)
}

export async function roleOf(database: Queryable, userId: number): Promise<number> {
  const [user] = await database.query<{ role_id: number }>('select role_id from app_user where id = $1', [
    userId,
  ])
  return user?.role_id ?? 0
}

/**
 * Reads all data of a user and of the user's role, so that a test can check that a rejected request changed nothing.
 */
export async function readAccount(database: Queryable, userId: number) {
  const [account] = await database.query<{ permissions: number[] }>(
    `select to_json(app_user) as account, (select to_json(role) from role where id = role_id) as role,
       array(select permission_id from role_permission where role_permission.role_id = app_user.role_id
         order by 1) as permissions,
       (select count(*) from session_token where user_id = $1) as sessions
     from app_user where id = $1`,
    [userId],
  )
  return account
}

/** Returns a scope with these depots; null means all depots. */
export function scopeWith(groupIds: readonly number[] | null): Scope {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Scope` is branded, but only in its type
  return { groupIds } as Scope
}

/** The scope of a user who sees all depots. */
export const everything = scopeWith(null)

/** Returns the current scope of a user. */
export async function scopeOfUser(database: Queryable, userId: number): Promise<Scope> {
  const [user] = await database.query<{ groupIds: number[] | null }>(
    `select ${groupIdsOf} as "groupIds" from app_user where id = $1`,
    [userId],
  )
  return scopeWith(user?.groupIds ?? null)
}
