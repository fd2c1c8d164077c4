import type { Transport } from '../transport/createTransport.ts'
import type { DeviceSpeedUnit, Id } from '../models.ts'
import { callInit, readList, readRecord, readWrite, type CallOptions } from '../readResponse.ts'
import { deviceContact, unknownDevice } from '../readers/ingest.ts'
import { recordPath } from '../recordPath.ts'

/** Returns the operations of the extension `ingest`, which read data about trackers. */
export function ingestCalls(api: Transport) {
  return {
    /** Returns the trackers that send positions but are not registered. */
    async listUnknownDevices(options?: CallOptions) {
      return readList(api.GET('/ingest/unknown', callInit(options)), options, unknownDevice)
    },
    /** Returns statistics about what a device sent since `from` (ISO 8601 with an offset; by default, the last day). */
    async getDeviceContact(id: Id, { from, signal }: CallOptions & { from?: string | undefined } = {}) {
      const params = { path: recordPath(id), query: { from } }
      const call = api.GET('/device/{id}/contact', { ...callInit({ signal }), params })
      return readRecord(call, { signal }, deviceContact)
    },
    /** Cancels the correction of a device's clock, and deletes the positions that it corrected. */
    async cancelClockOffset(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.DELETE('/device/{id}/clock', { ...callInit(options), params }), options)
    },
    /** Chooses the unit in which the server reads a speed without a unit; null lets the server assume it. */
    async setSpeedUnit(id: Id, unit: DeviceSpeedUnit | null, options?: CallOptions) {
      const params = { path: recordPath(id) }
      const call = api.PUT('/device/{id}/speed-unit', { ...callInit(options), params, body: { unit } })
      return readWrite(call, options)
    },
  }
}
