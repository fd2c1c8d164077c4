import type { Transport } from '../transport/createTransport.ts'
import type { Id } from '../models.ts'
import { callInit, readList, readRecord, type CallOptions } from '../readResponse.ts'
import { brandWithTypes, idAndName } from '../readers/fleet.ts'
import { recordPath } from '../recordPath.ts'

/** Returns the operations on vehicle brands and their types. */
export function brandCalls(api: Transport) {
  return {
    async listBrands(options?: CallOptions) {
      return readList(api.GET('/vehicle/brand', callInit(options)), options, idAndName)
    },
    async getBrand(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query: { include: 'type' } }
      const call = api.GET('/vehicle/brand/{id}', { ...callInit(options), params })
      return readRecord(call, options, brandWithTypes)
    },
  }
}
