import type { Id } from '@sikud/api'
import { answer, currentUser } from '@sikud/api/fixtures'
import { permissionIds } from '../authority/permissions.ts'

/** Answers `GET /me` as our server does: user 2 with the ids of the permissions. */
export function holding(permissions: readonly Id[]) {
  const role = { data: { id: 2, name: 'Operator Armada', permissions: [...permissions] } }
  return answer({ data: { ...currentUser, role } })
}

/** Has every permission but those of the audit log and of the page Sistem. */
export const manager: readonly Id[] = Object.values(permissionIds).filter(
  (id) =>
    id !== permissionIds['audit.view'] &&
    id !== permissionIds['access.view'] &&
    id !== permissionIds['system.view'],
)

/** Reads devices, positions and trips, sets passwords and changes roles; nothing else. */
export const helpdesk: readonly Id[] = [1, 11, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]
