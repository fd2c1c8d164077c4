import type { FleetClient } from '../createFleetClient.ts'
import type { ApproveInput, Id, UserInput, UserPasswordInput } from '../models.ts'
import { mutation, recordMutations, recordQueries } from './recordQueries.ts'

/** Returns the queries for the list of users and for one user. */
export function userQueries(client: FleetClient) {
  return recordQueries('user', {
    list: (options) => client.listUsers(options),
    detail: (id, options) => client.getUser(id, options),
  })
}

/** Returns the mutations of users. `setPassword` needs the extension `userPassword`, all others need `userAdmin`. */
export function userMutations(client: FleetClient) {
  return {
    ...recordMutations<UserInput>('user', {
      create: (input) => client.createUser(input),
      update: (id, input, options) => client.updateUser(id, input, options),
      remove: (id) => client.deleteUser(id),
    }),
    invite: (id: Id) => mutation(['user', 'invite', String(id)], () => client.inviteUser(id), []),
    recover: (id: Id) => mutation(['user', 'recover', String(id)], () => client.createRecoveryLink(id), []),
    sendInvitation: (id: Id) =>
      mutation(['user', 'sendInvitation', String(id)], () => client.sendInvitation(id), [['user']]),
    sendRecovery: (id: Id) =>
      mutation(['user', 'sendRecovery', String(id)], () => client.sendRecovery(id), [['user']]),
    approve: (id: Id) =>
      mutation(['user', 'approve', String(id)], (input: ApproveInput) => client.approveUser(id, input), [
        ['user'],
      ]),
    // Only the list becomes stale: a stale detail query would request the deleted registration again.
    reject: (id: Id) =>
      mutation(['user', 'reject', String(id)], () => client.rejectUser(id), [['user', 'list']]),
    disable: (id: Id) => mutation(['user', 'disable', String(id)], () => client.disableUser(id), [['user']]),
    enable: (id: Id) => mutation(['user', 'enable', String(id)], () => client.enableUser(id), [['user']]),
    setPassword: (id: Id) =>
      mutation(
        ['user', 'password', String(id)],
        (input: UserPasswordInput) => client.setUserPassword(id, input),
        [],
      ),
  }
}
