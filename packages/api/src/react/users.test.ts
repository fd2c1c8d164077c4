import { describe, expect, it } from 'vitest'
import { currentUser, managedUsers } from '../fixtures/index.ts'
import type { CurrentUser, Id, UserStatus } from '../models.ts'
import { permissionIds } from '../permissions.ts'
import { userMenuActions } from './users.ts'

const me = (permissions: Id[]): CurrentUser => ({
  ...currentUser,
  role: { data: { id: 2, name: 'Operator Armada', permissions } },
})
const everything = me(Object.values(permissionIds))
const of = (id: number, caller: CurrentUser | null = everything) =>
  managedUsers.filter((user) => user.id === id).flatMap((user) => userMenuActions(caller ?? undefined, user))

describe('userMenuActions', () => {
  it('depend on the status of the account', () => {
    expect(of(1)).toEqual(['edit', 'recoveryLink', 'endSessions', 'disable'])
    expect(of(7)).toEqual(['edit', 'invitationLink', 'disable'])
    expect(of(5)).toEqual(['edit', 'enable', 'delete'])
    const [first] = managedUsers
      .slice(0, 1)
      .map((user) => userMenuActions(everything, { ...user, status: undefined }))
    expect(first).toEqual(['edit'])
  })

  it('are approve and reject for a pending registration, and only reject for an unverified one', () => {
    const withStatus = (status: UserStatus, caller = everything) =>
      managedUsers.slice(0, 1).flatMap((user) => userMenuActions(caller, { ...user, status }))
    expect(withStatus('pending')).toEqual(['approve', 'reject'])
    expect(withStatus('unverified')).toEqual(['reject'])
    expect(withStatus('pending', me([27]))).toEqual([])
  })

  it('include sending a link if the server sends e-mail', () => {
    const sent = managedUsers.map((user) => userMenuActions(everything, user, true))
    expect(sent.flat().filter((action) => action === 'sendInvitation')).toHaveLength(1)
    expect(sent[0]).toEqual(['edit', 'recoveryLink', 'sendRecovery', 'endSessions', 'disable'])
  })

  it('each require a permission', () => {
    expect(of(1, me([]))).toEqual([])
    expect(of(7, me([26]))).toEqual(['invitationLink'])
    expect(of(1, me([20]))).toEqual(['recoveryLink'])
    expect(of(5, me(['28']))).toEqual(['enable'])
    expect(of(5, me([29]))).toEqual(['delete'])
  })

  it('are empty for one’s own account, and until the permissions are known', () => {
    expect(of(2)).toEqual([])
    expect(of(1, null)).toEqual([])
    expect(of(1, currentUser)).toEqual([])
  })
})
