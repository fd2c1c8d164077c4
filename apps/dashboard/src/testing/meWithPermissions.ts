import type { Id } from '@sikud/api'
import { answer, currentUser } from '@sikud/api/fixtures'
import { type Permission, permissionIds } from '@sikud/api/permissions'

/** Fakes the response of `GET /me`: user 2 with these permissions. */
export function meWithPermissions(permissions: readonly Id[]) {
  const role = { data: { id: 2, name: 'Operator Armada', permissions: [...permissions] } }
  return answer({ data: { ...currentUser, role } })
}

/** All permissions except those for the audit log, the access log and the page Sistem. */
export const managerPermissions: readonly Id[] = Object.values(permissionIds).filter(
  (id) =>
    id !== permissionIds['audit.view'] &&
    id !== permissionIds['access.view'] &&
    id !== permissionIds['system.view'],
)

const helpdeskPermissionNames: readonly Permission[] = [
  'position.view',
  'session.list',
  'device.list',
  'vehicle.list',
  'user.list',
  'user.view',
  'user.password',
  'role.list',
  'role.view',
  'role.create',
  'role.update',
  'role.delete',
]

/** Permissions of a helpdesk user, who sets passwords and manages roles but changes no device, vehicle or driver. */
export const helpdeskPermissions: readonly Id[] = helpdeskPermissionNames.map((name) => permissionIds[name])
