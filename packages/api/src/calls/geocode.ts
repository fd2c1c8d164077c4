import type { Transport } from '../transport/createTransport.ts'
import { isObject } from '../httpError.ts'
import type { Address } from '../models.ts'
import { callInit, invalidBody, readData, textOf, type CallOptions } from '../readResponse.ts'

/** Returns the operation of the extension `geocode`, which finds the address of a place. */
export function geocodeCalls(api: Transport) {
  return {
    async reverseGeocode(lat: number, lon: number, options?: CallOptions): Promise<Address> {
      const call = api.GET('/geocode/reverse', { ...callInit(options), params: { query: { lat, lon } } })
      const { data, status } = await readData(call, options)
      if (!isObject(data)) throw invalidBody(status)
      return { road: textOf(data['road']), address: textOf(data['address']) }
    },
  }
}
