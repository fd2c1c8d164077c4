import type { CurrentUser, User } from '@sikud/api'
import { isOwnAccount, mayManageAccounts } from '../../authority/authority.ts'

/** What can be done with the account of a user. */
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
 * Returns what the signed-in user may do with an account in its state, in the order of the menu; nothing with the own
 * one. `hasMail`: the server sends e-mail; `hasSessions`: it has the extension `sessions`.
 */
export function accountActions(
  me: CurrentUser | undefined,
  user: User,
  { hasMail = false, hasSessions = false } = {},
): AccountAction[] {
  if (isOwnAccount(me, user)) return []
  const { status } = user
  const offered: [AccountAction, boolean][] = [
    ['approve', status === 'pending' && mayManageAccounts(me, 'approve')],
    ['reject', isRegistration(status) && mayManageAccounts(me, 'approve')],
    ['edit', !isRegistration(status) && mayManageAccounts(me, 'update')],
    ['invitationLink', status === 'invited' && mayManageAccounts(me, 'create')],
    ['sendInvitation', hasMail && status === 'invited' && mayManageAccounts(me, 'create')],
    ['recoveryLink', status === 'active' && mayManageAccounts(me, 'password')],
    ['sendRecovery', hasMail && status === 'active' && mayManageAccounts(me, 'password')],
    ['endSessions', hasSessions && status === 'active' && mayManageAccounts(me, 'session')],
    ['disable', (status === 'active' || status === 'invited') && mayManageAccounts(me, 'disable')],
    ['enable', status === 'disabled' && mayManageAccounts(me, 'disable')],
    ['delete', status === 'disabled' && mayManageAccounts(me, 'delete')],
  ]
  return offered.filter(([, isOffered]) => isOffered).map(([action]) => action)
}

function isRegistration(status: User['status']): boolean {
  return status === 'pending' || status === 'unverified'
}
