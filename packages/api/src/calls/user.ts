import type { Transport } from '../createTransport.ts'
import type { Id, UserPasswordInput } from '../models.ts'
import { callInit, readList, readRecord, readWrite, type CallOptions } from '../readAnswer.ts'
import { user } from '../readers/people.ts'
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
    /** Extension `userPassword`. */
    async setUserPassword(id: Id, body: UserPasswordInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/password', { ...callInit(options), params, body }), options)
    },
  }
}
