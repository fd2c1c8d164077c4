import type { Transport } from '../transport/createTransport.ts'
import type { GroupInput, Id } from '../models.ts'
import { callInit, readList, readRecord, readWrite, type CallOptions } from '../readResponse.ts'
import { group, groupPlace } from '../readers/fleet.ts'
import { recordPath } from '../recordPath.ts'

/** Returns the operations on depots, which the extension `groups` has. */
export function groupCalls(api: Transport) {
  return {
    /** Returns all depots as a flat list; `parent_id` gives the tree. */
    async listGroups(options?: CallOptions) {
      return readList(api.GET('/group', callInit(options)), options, group)
    },
    /** Returns the depots that the user sees, without `members`. The user needs no permission for this. */
    async listOwnGroups(options?: CallOptions) {
      return readList(api.GET('/me/group', callInit(options)), options, groupPlace)
    },
    async getGroup(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readRecord(api.GET('/group/{id}', { ...callInit(options), params }), options, group)
    },
    async createGroup(body: GroupInput, options?: CallOptions) {
      return readWrite(api.POST('/group/create', { ...callInit(options), body }), options)
    },
    async updateGroup(id: Id, body: GroupInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.PUT('/group/{id}', { ...callInit(options), params, body }), options)
    },
    async deleteGroup(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/group/{id}', { ...callInit(options), params }), options)
    },
  }
}
