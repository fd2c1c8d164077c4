import type { Permission } from '@sikud/api/permissions'
import { operationPermissions } from '../reference/__generated__/permissions.ts'
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { components } from '@sikud/api/schema'
import type { Queryable } from '../database/Database.ts'
import { requireSignedIn } from './security.ts'
import { viewGrants } from './tokens.ts'

declare const brand: unique symbol

/**
 * The depots whose data a caller sees. Only the functions of this file can create a scope, and they derive it from the
 * signed-in user. So a query never gets a wrong scope by mistake.
 */
export interface Scope {
  readonly [brand]: true
  /** Ids of these depots and of all depots below them, in ascending order; null for all depots. */
  readonly groupIds: readonly number[] | null
}

export function scopeOf(request: FastifyRequest): Scope {
  return makeScope(requireSignedIn(request).groupIds)
}

/**
 * Returns the part of a scope that consists of the depot `groupId` and the depots below it. If `groupId` is null,
 * returns the whole scope.
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

/** Returns a short text that is the same for equal scopes. It is empty if the scope includes all depots. */
export function scopeKey({ groupIds }: Pick<Scope, 'groupIds'>): string {
  if (groupIds === null) return ''
  return createHash('sha256').update(groupIds.join()).digest('hex').slice(0, 12)
}

function makeScope(groupIds: readonly number[] | null): Scope {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the brand exists only in the types
  return { groupIds } as Scope
}

/** SQL that gives the depot of a record as JSON. The query must join the depot as `fleet_group`. */
export const groupReference = `json_build_object('id', fleet_group.id, 'name', fleet_group.name) as "group"`

/**
 * Returns SQL that gives the driver of a record as JSON. The query must join the driver as `driver`. The JSON has no id
 * if the driver is outside the scope. It is null if there is no driver.
 */
export function driverReference(param: string): string {
  return `case when driver.id is null then null
    when ${inScope('driver.group_id', param)} then json_build_object('id', driver.id, 'name', driver.name)
    else json_build_object('name', driver.name) end`
}

/** Returns SQL that is true for an `app_user` if all depots of this user are in the scope, or the user has no depot. */
export function userInScope(param: string): string {
  return `(${param}::int[] is null or not app_user.all_groups and not exists (
    select from user_group where user_id = app_user.id and group_id <> all(${param}::int[])))`
}

/**
 * Returns SQL that is true if the depot in `column` is in the scope. `param` is the placeholder of the parameter that
 * contains `Scope.groupIds`.
 */
export function inScope(column: string, param: string): string {
  return `(${param}::int[] is null or ${column} = any(${param}::int[]))`
}

type NotificationKind = components['schemas']['NotificationKind']

const { listLivePositions, listSessions, listUnknownDevices } = operationPermissions

/** The permission that a user needs for each kind: that of the operation that shows the same data. */
export const permissionFor: Record<NotificationKind, Permission> = {
  alarm: listLivePositions,
  silent: listLivePositions,
  speeding: listLivePositions,
  moving: listLivePositions,
  engine_on: listLivePositions,
  low_voltage: listLivePositions,
  no_driver: listLivePositions,
  trip_started: listSessions,
  trip_ended: listSessions,
  unknown_device: listUnknownDevices,
}

/**
 * Returns SQL that is true for a `notification` that its user, the joined `app_user`, may see now: the role permits the
 * kind, and all vehicles are in the depots with the ids in the SQL expression `ids`. Only users who see all depots get
 * to see notifications about unknown devices. With `session`, the query must join the session as `session_token`; then
 * "Lihat sebagai" ("view as") limits the kinds too.
 */
export function notificationVisible(ids: string, { session = false } = {}): string {
  const kinds = Object.entries(permissionFor).map(([kind, code]) => `('${kind}', '${code}')`)
  return `((${ids}::int[] is null or notification.kind <> 'unknown_device' and notification.group_ids <@ ${ids}::int[])
    and notification.kind = any(array(
      select needed.kind from (values ${kinds.join(', ')}) as needed (kind, code)
      join permission on permission.code = needed.code
      join role_permission on role_permission.permission_id = permission.id
      where role_permission.role_id = app_user.role_id${session ? ` and ${viewGrants}` : ''})))`
}
