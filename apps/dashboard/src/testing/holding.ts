import type { Id } from '@sikud/api'
import { answer, currentUser } from '@sikud/api/fixtures'
import { permissionIds } from '../authority/permissions.ts'

/** Fakes the response of `GET /me`: user 2 with these permissions. */
export function holding(permissions: readonly Id[]) {
  const role = { data: { id: 2, name: 'Operator Armada', permissions: [...permissions] } }
  return answer({ data: { ...currentUser, role } })
}

/** All permissions except those for the audit log, the access log and the page Sistem. */
export const manager: readonly Id[] = Object.values(permissionIds).filter(
  (id) =>
    id !== permissionIds['audit.view'] &&
    id !== permissionIds['access.view'] &&
    id !== permissionIds['system.view'],
)

/**
 * Permissions of a helpdesk user, who lists devices and vehicles, sees positions, trips and users, sets passwords and
 * manages roles. The ids are those of the fixture `accessGroups`; `permissionIds` has other ids.
 */
export const helpdesk: readonly Id[] = [1, 11, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]
