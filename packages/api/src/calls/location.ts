import type { Transport } from '../transport/createTransport.ts'
import type { Id } from '../models.ts'
import { callInit, readList, readRecord, type CallOptions } from '../readResponse.ts'
import { idAndName } from '../readers/fleet.ts'
import { district, province, regency } from '../readers/people.ts'
import { recordPath } from '../recordPath.ts'

/** Returns the operations that list the provinces, regencies, districts and villages of Indonesia. */
export function locationCalls(api: Transport) {
  return {
    async listProvinces(options?: CallOptions) {
      return readList(api.GET('/location/province', callInit(options)), options, idAndName)
    },
    async getProvince(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query: { include: 'regencies' } }
      const call = api.GET('/location/province/{id}', { ...callInit(options), params })
      return readRecord(call, options, province)
    },
    async getRegency(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query: { include: 'districts' } }
      const call = api.GET('/location/regency/{id}', { ...callInit(options), params })
      return readRecord(call, options, regency)
    },
    async getDistrict(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query: { include: 'villages' } }
      const call = api.GET('/location/district/{id}', { ...callInit(options), params })
      return readRecord(call, options, district)
    },
  }
}
