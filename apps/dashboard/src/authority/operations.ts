import type { CurrentUser } from '@sikud/api'
import { may, type Permission } from './permissions.ts'

/**
 * The permission that each operation requires, for buttons, tabs and options. `permissions.ts` has the permissions that
 * the pages require.
 */
export const operationPermissions = {
  approveUser: 'user.approve',
  cancelClockOffset: 'device.update',
  correctAssignments: 'device.update',
  createRecoveryLink: 'user.password',
  createRole: 'role.create',
  createUser: 'user.create',
  deleteSession: 'trip.delete',
  deleteUser: 'user.delete',
  disableUser: 'user.disable',
  enableUser: 'user.disable',
  endUserSessions: 'user.session',
  getGroup: 'group.view',
  getRole: 'role.view',
  getUser: 'user.view',
  inviteUser: 'user.create',
  listExclusions: 'trip.delete',
  listDriverAccess: 'access.view',
  listRoles: 'role.list',
  listUserSessions: 'user.session',
  listUserTokens: 'user.session',
  listUsers: 'user.list',
  rejectUser: 'user.approve',
  resetFactor: 'user.factor',
  sendInvitation: 'user.create',
  sendRecovery: 'user.password',
  setSpeedUnit: 'device.update',
  updateRole: 'role.update',
  updateUser: 'user.update',
  viewAs: 'role.view',
} as const satisfies Record<string, Permission>

/** The `operationId` of an operation that requires a permission. */
export type GuardedOperation = keyof typeof operationPermissions

/** Returns whether the signed-in user may call an operation; true if the server sends no permissions. */
export function mayCall(me: CurrentUser | undefined, operation: GuardedOperation): boolean {
  return may(me, operationPermissions[operation])
}
