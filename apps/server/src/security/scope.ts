import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../database/Database.ts'
import { requireSignedIn } from './security.ts'

declare const brand: unique symbol

/**
 * The depots whose data a caller sees. Only functions of this file create a scope, from the signed-in user, so a query
 * cannot get any other scope.
 */
export interface Scope {
  readonly [brand]: true
  /** Ids of these depots and of all depots below them, in ascending order; null for all depots. */
  readonly groupIds: readonly number[] | null
}

/** Returns the scope of the signed-in user of a request. */
export function scopeOf(request: FastifyRequest): Scope {
  return makeScope(requireSignedIn(request).groupIds)
}

/**
 * Returns a scope with only those depots of the given scope that are the depot `groupId` or below it; the whole scope
 * if `groupId` is null.
 */
export async function narrowScope(
  database: Queryable,
  { groupIds }: Scope,
  groupId: number | null,
): Promise<Scope> {
  if (groupId === null) return makeScope(groupIds)
  const rows = await database.query<{ descendant: number }>(
    `select descendant from group_path where ancestor = $2::bigint and ${inScope('descendant', '$1')}
     order by descendant`,
    [groupIds, groupId],
  )
  return makeScope(rows.map(({ descendant }) => descendant))
}

/** Returns a short text that is equal for equal scopes; empty for all depots. */
export function scopeKey({ groupIds }: Pick<Scope, 'groupIds'>): string {
  if (groupIds === null) return ''
  return createHash('sha256').update(groupIds.join()).digest('hex').slice(0, 12)
}

function makeScope(groupIds: readonly number[] | null): Scope {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the brand exists only in the types
  return { groupIds } as Scope
}

/** SQL for the JSON of the depot of a record; the query joins the depot as `fleet_group`. */
export const groupReference = `json_build_object('id', fleet_group.id, 'name', fleet_group.name) as "group"`

/**
 * Returns SQL for the JSON of a related driver, which the query joins as `driver`. The JSON has no id if the driver is
 * outside the scope, and is null if there is no driver.
 */
export function driverReference(param: string): string {
  return `case when driver.id is null then null
    when ${inScope('driver.group_id', param)} then json_build_object('id', driver.id, 'name', driver.name)
    else json_build_object('name', driver.name) end`
}

/**
 * Returns SQL that is true for a `notification` whose vehicles are all in the scope; `ids` is SQL for the array of
 * the depot ids of the scope. Only users who see all depots see a notification about an unknown device.
 */
export function notificationInScope(ids: string): string {
  return `(${ids}::int[] is null or notification.kind <> 'unknown_device' and notification.group_ids <@ ${ids}::int[])`
}

/** Returns SQL that is true for an `app_user` whose depots are all in the scope, and for one without a depot. */
export function userInScope(param: string): string {
  return `(${param}::int[] is null or not app_user.all_groups and not exists (
    select from user_group where user_id = app_user.id and group_id <> all(${param}::int[])))`
}

/** Returns SQL that is true for a depot in the scope; `param` is the placeholder of `Scope.groupIds`. */
export function inScope(column: string, param: string): string {
  return `(${param}::int[] is null or ${column} = any(${param}::int[]))`
}
