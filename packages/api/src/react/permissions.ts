import type { CurrentUser, Id } from '../models.ts'
import { permissionFor, permissionIds, type GuardedOperation, type Permission } from '../permissions.ts'

/** Returns the ids of the signed-in user's permissions; undefined if the server sends none, as a base server does. */
export function ownPermissions(me: CurrentUser | undefined): readonly Id[] | undefined {
  return me?.role?.data.permissions
}

/**
 * Returns whether the signed-in user has a permission; true if the server sends no permissions (base server), or if
 * `permission` is undefined. A user who views as another role may only read.
 */
export function may(me: CurrentUser | undefined, permission: Permission | undefined): boolean {
  const held = ownPermissions(me)
  if (held === undefined || permission === undefined) return true
  if (me?.view_as !== undefined && !/\.(list|view)$/.test(permission)) return false
  return held.some((id) => String(id) === String(permissionIds[permission]))
}

/** Returns whether the signed-in user may call an operation; true if the server sends no permissions. */
export function mayCall(me: CurrentUser | undefined, operation: GuardedOperation): boolean {
  return may(me, permissionFor(operation))
}
