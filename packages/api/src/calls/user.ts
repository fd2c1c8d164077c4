import type { Transport } from '../createTransport.ts'
import type { ApproveInput, Id, UserInput, UserPasswordInput } from '../models.ts'
import { callInit, readList, readRecord, readWrite, type CallOptions } from '../readAnswer.ts'
import { accountLink, user } from '../readers/people.ts'
import { recordPath } from '../recordPath.ts'

/** Users with their roles. */
export function userCalls(api: Transport) {
  return {
    async listUsers(options?: CallOptions) {
      const params = { query: { include: 'role' } }
      return readList(api.GET('/user', { ...callInit(options), params }), options, user)
    },
    /** With the permissions that the role grants. */
    async getUser(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query: { include: 'role,role.permissions' } }
      return readRecord(api.GET('/user/{id}', { ...callInit(options), params }), options, user)
    },
    /** Extension `userAdmin`, as every call below: creates an account without a password. */
    async createUser(body: UserInput, options?: CallOptions) {
      return readWrite(api.POST('/user/create', { ...callInit(options), body }), options)
    },
    async updateUser(id: Id, body: UserInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.PUT('/user/{id}', { ...callInit(options), params, body }), options)
    },
    /** Only a disabled user can be deleted. */
    async deleteUser(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/user/{id}', { ...callInit(options), params }), options)
    },
    /** Returns a link by which an invited user sets the first password; the link before it stops working. */
    async inviteUser(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readRecord(api.POST('/user/{id}/invite', { ...callInit(options), params }), options, accountLink)
    },
    /** Returns a link by which an active user sets a new password; the link before it stops working. */
    async createRecoveryLink(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readRecord(
        api.POST('/user/{id}/recovery', { ...callInit(options), params }),
        options,
        accountLink,
      )
    },
    /** Sends the invitation to the stored address; refused with 409 where the server sends no e-mail. */
    async sendInvitation(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/invite/send', { ...callInit(options), params }), options)
    },
    /** Sends a recovery link to the stored address; refused with 409 where the server sends no e-mail. */
    async sendRecovery(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/recovery/send', { ...callInit(options), params }), options)
    },
    /** Gives a pending registration a role; the user can sign in from then on. */
    async approveUser(id: Id, body: ApproveInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/approve', { ...callInit(options), params, body }), options)
    },
    /** Erases a registration that was not approved. */
    async rejectUser(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/reject', { ...callInit(options), params }), options)
    },
    async disableUser(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/disable', { ...callInit(options), params }), options)
    },
    async enableUser(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/enable', { ...callInit(options), params }), options)
    },
    /** Extension `userPassword`; a server with `userAdmin` refuses it with 409. */
    async setUserPassword(id: Id, body: UserPasswordInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/password', { ...callInit(options), params, body }), options)
    },
  }
}
