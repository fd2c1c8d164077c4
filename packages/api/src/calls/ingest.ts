import type { Transport } from '../createTransport.ts'
import type { Id } from '../models.ts'
import { callInit, readList, readRecord, type CallOptions } from '../readAnswer.ts'
import { deviceContact, unknownDevice } from '../readers/ingest.ts'
import { recordPath } from '../recordPath.ts'

/** What trackers send; extension `ingest`. */
export function ingestCalls(api: Transport) {
  return {
    /** Trackers that report without being registered. */
    async listUnknownDevices(options?: CallOptions) {
      return readList(api.GET('/ingest/unknown', callInit(options)), options, unknownDevice)
    },
    /** What a device has been sending since `from` (ISO 8601 with offset), or for a day without it. */
    async getDeviceContact(id: Id, { from, signal }: CallOptions & { from?: string | undefined } = {}) {
      const params = { path: recordPath(id), query: { from } }
      const call = api.GET('/device/{id}/contact', { ...callInit({ signal }), params })
      return readRecord(call, { signal }, deviceContact)
    },
  }
}
