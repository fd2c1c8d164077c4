import type { Transport } from '../createTransport.ts'
import type { Brand, BrandWithTypes, Id } from '../models.ts'
import { asText, readList, readRecord, type CallOptions } from '../readAnswer.ts'
import { recordPath } from '../recordPath.ts'

/** The brands of vehicles and their types. */
export function brandCalls(api: Transport) {
  return {
    async listBrands(options?: CallOptions) {
      return readList<Brand>(api.GET('/vehicle/brand', asText(options)), options, 'id')
    },
    async getBrand(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id), query: { include: 'type' } }
      const call = api.GET('/vehicle/brand/{id}', { ...asText(options), params })
      const brand = await readRecord<BrandWithTypes>(call, options, 'id')
      return { ...brand, type: { data: brand.type?.data ?? [] } }
    },
  }
}
