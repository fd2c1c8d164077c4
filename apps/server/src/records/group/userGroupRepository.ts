import type { Queryable } from '../../database/Database.ts'
import { inScope, type Scope } from '../../security/scope.ts'

/** Returns the given depot ids without the depots outside the caller's scope, in ascending order. */
export async function listGroupIds(
  database: Queryable,
  { groupIds }: Scope,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select id from fleet_group where id = any($2::bigint[]) and ${inScope('id', '$1')} order by id`,
    [groupIds, ids],
  )
  return rows.map(({ id }) => id)
}

/** Reads the depots that were assigned to a user, without the depots below them. */
export async function readOwnGroups(
  database: Queryable,
  userId: number,
): Promise<{ all_groups: boolean; group_ids: number[] }> {
  const [user] = await database.query<{ all_groups: boolean; group_ids: number[] }>(
    `select all_groups, array(select group_id from user_group where user_id = $1 order by group_id) as group_ids
     from app_user where id = $1`,
    [userId],
  )
  return user ?? { all_groups: false, group_ids: [] }
}
