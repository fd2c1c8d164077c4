import type { Transport } from '../transport/createTransport.ts'
import { callInit, readRecord, type CallOptions } from '../readResponse.ts'
import { systemState } from '../readers/system.ts'

/** Returns the operation of the extension `operations`, which reads the state of the server. */
export function systemCalls(api: Transport) {
  return {
    async getSystem(options?: CallOptions) {
      return readRecord(api.GET('/system', callInit(options)), options, systemState)
    },
  }
}
