import type { Transport } from '../createTransport.ts'
import type { Id, User, UserPasswordInput } from '../models.ts'
import { asText, readList, readRecord, readWrite, type CallOptions } from '../readAnswer.ts'
import { recordPath } from '../recordPath.ts'

/** The people who sign in, with the role of each. */
export function userCalls(api: Transport) {
  return {
    async listUsers(options?: CallOptions) {
      const params = { query: { include: 'role' } }
      return readList<User>(api.GET('/user', { ...asText(options), params }), options, 'id')
    },
    /** With the permissions that the role grants. */
    async getUser(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query: { include: 'role,role.permissions' } }
      return readRecord<User>(api.GET('/user/{id}', { ...asText(options), params }), options, 'id')
    },
    /** Extension `userPassword`. */
    async setUserPassword(id: Id, body: UserPasswordInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/user/{id}/password', { ...asText(options), params, body }), options)
    },
  }
}
