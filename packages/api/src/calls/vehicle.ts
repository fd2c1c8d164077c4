import type { Transport } from '../transport/createTransport.ts'
import type { ArchiveInput, VehicleInput, Id } from '../models.ts'
import {
  archivedQuery,
  callInit,
  readList,
  readRecord,
  readWrite,
  type CallOptions,
  type ListOptions,
} from '../readResponse.ts'
import { vehicle } from '../readers/fleet.ts'
import { recordPath } from '../recordPath.ts'

/** Returns the operations on vehicles. Each vehicle in a response includes its type and brand. */
export function vehicleCalls(api: Transport) {
  return {
    async listVehicles(options?: ListOptions) {
      const params = { query: archivedQuery(options) }
      return readList(api.GET('/vehicle', { ...callInit(options), params }), options, vehicle)
    },
    async getVehicle(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readRecord(api.GET('/vehicle/{id}', { ...callInit(options), params }), options, vehicle)
    },
    async createVehicle(body: VehicleInput, options?: CallOptions) {
      return readWrite(api.POST('/vehicle/create', { ...callInit(options), body }), options)
    },
    async updateVehicle(id: Id, body: VehicleInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.PUT('/vehicle/{id}', { ...callInit(options), params, body }), options)
    },
    async deleteVehicle(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/vehicle/{id}', { ...callInit(options), params }), options)
    },
    async archiveVehicle(id: Id, body: ArchiveInput = {}, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/vehicle/{id}/archive', { ...callInit(options), params, body }), options)
    },
    async restoreVehicle(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.POST('/vehicle/{id}/restore', { ...callInit(options), params }), options)
    },
  }
}
