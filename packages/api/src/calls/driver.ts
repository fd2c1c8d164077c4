import type { Transport } from '../transport/createTransport.ts'
import type { DriverInput, Id } from '../models.ts'
import {
  archivedQuery,
  callInit,
  readList,
  readRecord,
  readWrite,
  type CallOptions,
  type ListOptions,
} from '../readResponse.ts'
import { driver } from '../readers/fleet.ts'
import { recordPath } from '../recordPath.ts'

/** Returns the operations on drivers. */
export function driverCalls(api: Transport) {
  return {
    async listDrivers(options?: ListOptions) {
      const params = { query: archivedQuery(options) }
      return readList(api.GET('/driver', { ...callInit(options), params }), options, driver)
    },
    async getDriver(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readRecord(api.GET('/driver/{id}', { ...callInit(options), params }), options, driver)
    },
    async createDriver(body: DriverInput, options?: CallOptions) {
      return readWrite(api.POST('/driver/create', { ...callInit(options), body }), options)
    },
    async updateDriver(id: Id, body: DriverInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.PUT('/driver/{id}', { ...callInit(options), params, body }), options)
    },
    async deleteDriver(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/driver/{id}', { ...callInit(options), params }), options)
    },
    async archiveDriver(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/driver/{id}/archive', { ...callInit(options), params }), options)
    },
    async restoreDriver(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/driver/{id}/restore', { ...callInit(options), params }), options)
    },
  }
}
