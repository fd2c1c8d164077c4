import { isObject } from '../client/httpError.ts'
import type { Address } from '../models.ts'
import { withTimeout } from '../client/withTimeout.ts'

/** A geocoding service with the API of Nominatim. */
export interface DirectService {
  url: string
  fetch?: typeof fetch | undefined
}

const TIMEOUT_MS = 5_000

/** Requests an address from a third-party service. Sends only the position, and no token, cookie or referrer. */
export async function askDirectly(
  { url, fetch = globalThis.fetch }: DirectService,
  lat: number,
  lng: number,
  signal: AbortSignal | undefined,
): Promise<Address> {
  const query = `format=jsonv2&lat=${lat.toFixed(5)}&lon=${lng.toFixed(5)}&zoom=18&accept-language=id`
  const response = await fetch(`${url}/reverse?${query}`, {
    credentials: 'omit',
    redirect: 'error',
    signal: signal ? withTimeout(signal, TIMEOUT_MS) : AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The geocoder responded with ${response.status}.`)
  const body: unknown = await response.json()
  if (!isObject(body)) throw new Error('The response of the geocoder is not an object.')
  // If a place has no address, as on the open sea, the service responds with 200 and an `error`.
  if (typeof body['error'] === 'string') return { road: null, address: null }
  const { road, pedestrian, path } = isObject(body['address']) ? body['address'] : {}
  const address = textOf(body['display_name'])
  if (address === null) throw new Error('The response of the geocoder has no address.')
  return { road: textOf(road) ?? textOf(pedestrian) ?? textOf(path), address }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 500) : null
}
