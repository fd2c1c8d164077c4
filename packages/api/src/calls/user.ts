import type { Transport } from '../transport/createTransport.ts'
import type { ApproveInput, Id, UserInput, UserPasswordInput } from '../models.ts'
import { callInit, readList, readRecord, readWrite, type CallOptions } from '../readResponse.ts'
import { accountLink, user } from '../readers/people.ts'
import { recordPath } from '../recordPath.ts'

/** Returns the operations on users and their roles. */
export function userCalls(api: Transport) {
  return {
    async listUsers(options?: CallOptions) {
      const params = { query: { include: 'role' } }
      return readList(api.GET('/user', { ...callInit(options), params }), options, user)
    },
    /** Returns a user with the permissions of the user's role. */
    async getUser(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query: { include: 'role,role.permissions' } }
      return readRecord(api.GET('/user/{id}', { ...callInit(options), params }), options, user)
    },
    /** Creates an account without a password. The methods from here to `enableUser` need the extension `userAdmin`. */
    async createUser(body: UserInput, options?: CallOptions) {
      return readWrite(api.POST('/user/create', { ...callInit(options), body }), options)
    },
    async updateUser(id: Id, body: UserInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.PUT('/user/{id}', { ...callInit(options), params, body }), options)
    },
    /** Deletes a user. The user must be disabled before. */
    async deleteUser(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/user/{id}', { ...callInit(options), params }), options)
    },
    /** Creates a link for an invited user, who sets the first password with it. Older links stop working. */
    async inviteUser(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readRecord(api.POST('/user/{id}/invite', { ...callInit(options), params }), options, accountLink)
    },
    /** Creates a link for an active user, who sets a new password with it. Older links stop working. */
    async createRecoveryLink(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readRecord(
        api.POST('/user/{id}/recovery', { ...callInit(options), params }),
        options,
        accountLink,
      )
    },
    /** Sends the invitation to the user's e-mail address. Fails with 409 if the server cannot send e-mail. */
    async sendInvitation(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/invite/send', { ...callInit(options), params }), options)
    },
    /** Sends a recovery link to the user's e-mail address. Fails with 409 if the server cannot send e-mail. */
    async sendRecovery(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/recovery/send', { ...callInit(options), params }), options)
    },
    /** Approves a pending registration and sets the role of the user, who can then sign in. */
    async approveUser(id: Id, body: ApproveInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/approve', { ...callInit(options), params, body }), options)
    },
    /** Rejects and deletes a pending registration. */
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
    /**
     * Extension `userPassword`: sets the password of a user. A server that has `userAdmin` responds with 409, because
     * only the user then chooses the password.
     */
    async setUserPassword(id: Id, body: UserPasswordInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/password', { ...callInit(options), params, body }), options)
    },
  }
}
