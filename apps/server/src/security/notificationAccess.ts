import type { Permission } from '@sikud/api/permissions'
import type { components } from '@sikud/api/schema'
import { operationPermissions } from '../reference/__generated__/permissions.ts'
import { viewGrants } from './tokens.ts'

type NotificationKind = components['schemas']['NotificationKind']

const { listLivePositions, listSessions, listUnknownDevices } = operationPermissions

/** The permission that a user needs for each kind: that of the operation that shows the same data. */
export const permissionFor: Record<NotificationKind, Permission> = {
  alarm: listLivePositions,
  silent: listLivePositions,
  speeding: listLivePositions,
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
