import type { Queryable } from '../database/Database.ts'
import type { Scope } from '../security/scope.ts'
import { groupIdsOf } from '../security/tokens.ts'

/** Returns a scope of these depots; null for all. */
export function scopeWith(groupIds: readonly number[] | null): Scope {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the brand exists only in the types
  return { groupIds } as Scope
}

/** The scope of a user who sees all depots. */
export const everything = scopeWith(null)

/** Returns what a user sees now. */
export async function scopeOfUser(database: Queryable, userId: number): Promise<Scope> {
  const [user] = await database.query<{ groupIds: number[] | null }>(
    `select ${groupIdsOf} as "groupIds" from app_user where id = $1`,
    [userId],
  )
  return scopeWith(user?.groupIds ?? null)
}
