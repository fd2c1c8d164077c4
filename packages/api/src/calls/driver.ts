import type { Transport } from '../transport/createTransport.ts'
import type { DriverInput, Id } from '../models.ts'
import { callInit, readList, readRecord, readWrite, type CallOptions } from '../readResponse.ts'
import { driver } from '../readers/fleet.ts'
import { recordPath } from '../recordPath.ts'

/** Returns the operations on drivers. */
export function driverCalls(api: Transport) {
  return {
    async listDrivers(options?: CallOptions) {
      return readList(api.GET('/driver', callInit(options)), options, driver)
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
  }
}
