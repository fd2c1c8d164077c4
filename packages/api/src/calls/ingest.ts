import type { Transport } from '../transport/createTransport.ts'
import type { Id } from '../models.ts'
import { callInit, readList, readRecord, type CallOptions } from '../readResponse.ts'
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
  }
}
