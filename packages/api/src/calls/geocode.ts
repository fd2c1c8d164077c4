import type { Transport } from '../createTransport.ts'
import { isObject } from '../httpError.ts'
import type { Address } from '../models.ts'
import { asText, invalidBody, readBody, type CallOptions } from '../readAnswer.ts'

/** Addresses of places; extension `geocode`. */
export function geocodeCalls(api: Transport) {
  return {
    async reverseGeocode(lat: number, lon: number, options?: CallOptions): Promise<Address> {
      const call = api.GET('/geocode/reverse', { ...asText(options), params: { query: { lat, lon } } })
      const { body, status } = await readBody(call, options)
      const data = isObject(body) ? body['data'] : undefined
      if (!isObject(data)) throw invalidBody(status)
      return { road: textOf(data['road']), address: textOf(data['address']) }
    },
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
