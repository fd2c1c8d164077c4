import type { CurrentUser } from '@sikud/api'
import { may, type Permission } from './permissions.ts'

/** The operations behind buttons, tabs and choices, with their permissions; `permissions.ts` has those of the pages. */
export const operationPermissions = {
  approveUser: 'user.approve',
  createRecoveryLink: 'user.password',
  createRole: 'role.create',
  createUser: 'user.create',
  deleteUser: 'user.delete',
  disableUser: 'user.disable',
  enableUser: 'user.disable',
  endUserSessions: 'user.session',
  getGroup: 'group.view',
  getRole: 'role.view',
  getUser: 'user.view',
  inviteUser: 'user.create',
  listDriverAccess: 'access.view',
  listRoles: 'role.list',
  listUserSessions: 'user.session',
  listUserTokens: 'user.session',
  listUsers: 'user.list',
  rejectUser: 'user.approve',
  resetFactor: 'user.factor',
  sendInvitation: 'user.create',
  sendRecovery: 'user.password',
  updateRole: 'role.update',
  updateUser: 'user.update',
  viewAs: 'role.view',
} as const satisfies Record<string, Permission>

/** An operation that only some roles may call, as the contract names it. */
export type GuardedOperation = keyof typeof operationPermissions

/** Returns whether the signed-in user may call an operation; true where the server does not tell, as on a base server. */
export function mayCall(me: CurrentUser | undefined, operation: GuardedOperation): boolean {
  return may(me, operationPermissions[operation])
}
