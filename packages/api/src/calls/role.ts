import type { Transport } from '../transport/createTransport.ts'
import type { Id, RoleInput, ViewAsInput } from '../models.ts'
import { callInit, readList, readRecord, readWrite, type CallOptions } from '../readResponse.ts'
import { accessGroup, role } from '../readers/people.ts'
import { recordPath } from '../recordPath.ts'

const query = { include: 'permissions' }

/** Returns the operations on roles and permissions. */
export function roleCalls(api: Transport) {
  return {
    async listAccessGroups(options?: CallOptions) {
      const call = api.GET('/system/access', { ...callInit(options), params: { query } })
      return readList(call, options, accessGroup)
    },
    async listRoles(options?: CallOptions) {
      return readList(api.GET('/system/role', callInit(options)), options, role)
    },
    /** Returns a role with the permissions that it grants. */
    async getRole(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query }
      return readRecord(api.GET('/system/role/{id}', { ...callInit(options), params }), options, role)
    },
    async createRole(body: RoleInput, options?: CallOptions) {
      return readWrite(api.POST('/system/role/create', { ...callInit(options), body }), options)
    },
    async updateRole(id: Id, body: RoleInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.PUT('/system/role/{id}', { ...callInit(options), params, body }), options)
    },
    /**
     * Extension `viewAs`: for 15 minutes, this session has only the permissions that both the user's role and the given
     * role grant.
     */
    async viewAs(body: ViewAsInput, options?: CallOptions) {
      return readWrite(api.POST('/me/view-as', { ...callInit(options), body }), options)
    },
    async endViewAs(options?: CallOptions) {
      return readWrite(api.DELETE('/me/view-as', callInit(options)), options)
    },
    async deleteRole(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/system/role/{id}', { ...callInit(options), params }), options)
    },
  }
}
