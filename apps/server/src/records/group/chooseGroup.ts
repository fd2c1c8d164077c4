import type { Queryable } from '../../database/Database.ts'
import { bodyId } from '../../http/requestValues.ts'
import type { Scope } from '../../security/scope.ts'
import { findGroup } from './groupRepository.ts'

/**
 * Returns the id of the depot for a record: the depot that the request names, otherwise the current depot of the
 * record, otherwise the first depot of the caller. Returns null if the request names a depot that the caller does not
 * see.
 */
export async function chooseGroup(
  database: Queryable,
  scope: Scope,
  chosen: number | string | undefined,
  before: { group_id: number } | null,
): Promise<number | null> {
  if (chosen === undefined) return before?.group_id ?? firstGroup(database, scope)
  const id = bodyId(chosen) ?? 0
  return (await findGroup(database, scope, id)) ? id : null
}

async function firstGroup(database: Queryable, { groupIds }: Scope): Promise<number | null> {
  if (groupIds) return groupIds[0] ?? null
  const [row] = await database.query<{ id: number | null }>('select default_group() as id')
  return row?.id ?? null
}
