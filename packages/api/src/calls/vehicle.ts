import type { Transport } from '../createTransport.ts'
import type { VehicleInput, Id } from '../models.ts'
import { asText, readList, readRecord, readWrite, type CallOptions } from '../readAnswer.ts'
import { vehicle } from '../readers/fleet.ts'
import { recordPath } from '../recordPath.ts'

/** The vehicles with type and brand. */
export function vehicleCalls(api: Transport) {
  return {
    async listVehicles(options?: CallOptions) {
      return readList(api.GET('/vehicle', asText(options)), options, vehicle)
    },
    async getVehicle(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readRecord(api.GET('/vehicle/{id}', { ...asText(options), params }), options, vehicle)
    },
    async createVehicle(body: VehicleInput, options?: CallOptions) {
      return readWrite(api.POST('/vehicle/create', { ...asText(options), body }), options)
    },
    async updateVehicle(id: Id, body: VehicleInput, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.PUT('/vehicle/{id}', { ...asText(options), params, body }), options)
    },
    async deleteVehicle(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/vehicle/{id}', { ...asText(options), params }), options)
    },
  }
}
