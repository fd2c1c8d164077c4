import type { Transport } from '../createTransport.ts'
import type {
  DistrictWithVillages,
  Id,
  Province,
  ProvinceWithRegencies,
  RegencyWithDistricts,
} from '../models.ts'
import { asText, readList, readRecord, type CallOptions } from '../readAnswer.ts'
import { recordPath } from '../recordPath.ts'

/** Provinces, regencies, districts and villages. */
export function locationCalls(api: Transport) {
  return {
    async listProvinces(options?: CallOptions) {
      return readList<Province>(api.GET('/location/province', asText(options)), options, 'id')
    },
    async getProvince(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query: { include: 'regencies' } }
      const call = api.GET('/location/province/{id}', { ...asText(options), params })
      const province = await readRecord<ProvinceWithRegencies>(call, options, 'id')
      return { ...province, regencies: { data: province.regencies?.data ?? [] } }
    },
    async getRegency(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query: { include: 'districts' } }
      const call = api.GET('/location/regency/{id}', { ...asText(options), params })
      const regency = await readRecord<RegencyWithDistricts>(call, options, 'id')
      return { ...regency, districts: { data: regency.districts?.data ?? [] } }
    },
    async getDistrict(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query: { include: 'villages' } }
      const call = api.GET('/location/district/{id}', { ...asText(options), params })
      const district = await readRecord<DistrictWithVillages>(call, options, 'id')
      return { ...district, villages: { data: district.villages?.data ?? [] } }
    },
  }
}
