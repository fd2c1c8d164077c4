import type { Transport } from '../transport/createTransport.ts'
import type { ArchiveInput, DeviceInput, Id } from '../models.ts'
import {
  archivedQuery,
  callInit,
  readList,
  readRecord,
  readWrite,
  type CallOptions,
  type ListOptions,
} from '../readResponse.ts'
import { device } from '../readers/fleet.ts'
import { recordPath } from '../recordPath.ts'

const query = { include: 'vehicle,driver' }

/** Returns the operations on devices. Each device in a response includes its vehicle and its driver. */
export function deviceCalls(api: Transport) {
  return {
    async listDevices(options?: ListOptions) {
      const params = { query: { ...query, ...archivedQuery(options) } }
      return readList(api.GET('/device', { ...callInit(options), params }), options, device)
    },
    async getDevice(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query }
      return readRecord(api.GET('/device/{id}', { ...callInit(options), params }), options, device)
    },
    async createDevice(body: DeviceInput, options?: CallOptions) {
      return readWrite(api.POST('/device/create', { ...callInit(options), body }), options)
    },
    async updateDevice(id: Id, body: DeviceInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.PUT('/device/{id}', { ...callInit(options), params, body }), options)
    },
    async deleteDevice(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/device/{id}', { ...callInit(options), params }), options)
    },
    async archiveDevice(id: Id, body: ArchiveInput = {}, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/device/{id}/archive', { ...callInit(options), params, body }), options)
    },
    async restoreDevice(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/device/{id}/restore', { ...callInit(options), params }), options)
    },
  }
}
