import type { CurrentUser, User } from '@sikud/api'
import { isOwnAccount, mayManageAccounts } from '@sikud/api/react'

/** An action on the account of a user. */
export type AccountAction =
  | 'edit'
  | 'approve'
  | 'reject'
  | 'invitationLink'
  | 'sendInvitation'
  | 'recoveryLink'
  | 'sendRecovery'
  | 'endSessions'
  | 'disable'
  | 'enable'
  | 'delete'

/**
 * Returns the actions that the status of an account and the signed-in user's permissions allow, in the order of the
 * menu. There are none for the account of the signed-in user. `hasMail`: the server sends e-mail.
 */
export function userMenuActions(me: CurrentUser | undefined, user: User, hasMail = false): AccountAction[] {
  if (isOwnAccount(me, user)) return []
  const { status } = user
  const offered: [AccountAction, boolean][] = [
    ['approve', status === 'pending' && mayManageAccounts(me, 'approveUser')],
    ['reject', isRegistration(status) && mayManageAccounts(me, 'rejectUser')],
    ['edit', !isRegistration(status) && mayManageAccounts(me, 'updateUser')],
    ['invitationLink', status === 'invited' && mayManageAccounts(me, 'inviteUser')],
    ['sendInvitation', hasMail && status === 'invited' && mayManageAccounts(me, 'sendInvitation')],
    ['recoveryLink', status === 'active' && mayManageAccounts(me, 'createRecoveryLink')],
    ['sendRecovery', hasMail && status === 'active' && mayManageAccounts(me, 'sendRecovery')],
    ['endSessions', status === 'active' && mayManageAccounts(me, 'endUserSessions')],
    ['disable', (status === 'active' || status === 'invited') && mayManageAccounts(me, 'disableUser')],
    ['enable', status === 'disabled' && mayManageAccounts(me, 'enableUser')],
    ['delete', status === 'disabled' && mayManageAccounts(me, 'deleteUser')],
  ]
  return offered.filter(([, isOffered]) => isOffered).map(([action]) => action)
}

function isRegistration(status: User['status']): boolean {
  return status === 'pending' || status === 'unverified'
}
