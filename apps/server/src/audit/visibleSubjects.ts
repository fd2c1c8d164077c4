import type { Queryable } from '../database/Database.ts'
import { inScope, type Scope, userInScope } from '../security/scope.ts'
import { type SubjectType, tableOf } from './difference.ts'

const conditions: Record<SubjectType, (param: string) => string> = {
  device: (param) => inScope('device.group_id', param),
  driver: (param) => inScope('driver.group_id', param),
  vehicle: (param) => inScope('vehicle.group_id', param),
  trip: (param) =>
    `exists (select from trip_share where session_id = gps_session.id and ${inScope('trip_share.group_id', param)})`,
  user: userInScope,
  group: (param) => inScope('fleet_group.id', param),
  // Roles belong to no depot, so every caller sees them.
  role: () => 'true',
}

const existing = (type: SubjectType, id: string, param: string) =>
  `exists (select from ${tableOf(type)} where ${tableOf(type)}.id = ${id} and ${conditions[type](param)})`

/** Returns whether a record exists and is in the caller's scope. */
export async function isVisible(
  database: Queryable,
  { groupIds }: Scope,
  type: SubjectType,
  id: number,
): Promise<boolean> {
  const [row] = await database.query<{ found: boolean }>(
    // The cast gives $1 a type, because the query for a role does not use $1 anywhere else.
    `select ${existing(type, '$2', '$1')} as found, $1::int[] as scope`,
    [groupIds, id],
  )
  return row?.found ?? false
}

/**
 * Returns SQL that is true if an entry of `audit_log` is about a record in the caller's scope. For an entry without a
 * record, the actor must be in the scope. The SQL is false for a deleted record, because its depot is not known.
 */
export function entryInScope(param: string): string {
  const cases = Object.keys(conditions).map(
    (type) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as: `Object.keys` returns the keys as string
      `when '${type}' then ${existing(type as SubjectType, 'subject_id', param)}`,
  )
  return `case subject_type ${cases.join(' ')} else ${existing('user', 'actor_id', param)} end`
}
