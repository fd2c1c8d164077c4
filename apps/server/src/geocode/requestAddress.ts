import { isPlainObject } from '../parse/isPlainObject.ts'
import type { Address } from './geocodeRepository.ts'

/** The longest pause that the service can demand, in seconds. */
const MAX_WAIT_S = 3_600
const TIMEOUT_MS = 5_000
const MAX_RESPONSE = 100_000
const MAX_TEXT = 500

export interface GeocoderService {
  /** URL of Nominatim or a compatible service. */
  url: string
  /** Contact that the server sends in the `User-Agent` header, because public geocoders require one. */
  contact: string
}

/** A failed geocoder request; `retryAfter` is the delay, in seconds, that the service asks for, or null. */
export class GeocoderError extends Error {
  readonly retryAfter: number | null
  constructor(message: string, retryAfter: number | null = null) {
    super(message)
    this.name = 'GeocoderError'
    this.retryAfter = retryAfter
  }
}

/** Requests the address of coordinates; throws `GeocoderError` for any failure. */
export async function requestAddress(
  { url, contact }: GeocoderService,
  lat: number,
  lon: number,
): Promise<Address> {
  const query = `format=jsonv2&lat=${lat.toFixed(5)}&lon=${lon.toFixed(5)}&zoom=18&accept-language=id`
  const response = await fetch(`${url.replace(/\/+$/, '')}/reverse?${query}`, {
    headers: { 'user-agent': contact ? `SIKUD (${contact})` : 'SIKUD', accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(fail)
  if (!response.ok) {
    await response.body?.cancel()
    const retryAfter = Number(response.headers.get('retry-after'))
    const wait = response.status === 429 ? Math.min(retryAfter || 60, MAX_WAIT_S) : null
    throw new GeocoderError(`The geocoder responded with ${response.status}`, wait)
  }
  return readAddress(await readText(response).catch(fail))
}

async function readText(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_RESPONSE) throw new GeocoderError('The response of the geocoder is too long')
  }
  return text
}

function readAddress(text: string): Address {
  const response = parse(text)
  // For a place without an address, such as the open sea, the response has status 200 and contains only an error text.
  if (typeof response.error === 'string') return { road: null, address: null }
  const address = textOf(response.display_name)
  if (address === null) throw new GeocoderError('The geocoder sent an unexpected response')
  const parts = isPlainObject(response.address) ? response.address : {}
  return { road: textOf(parts.road) ?? textOf(parts.pedestrian) ?? textOf(parts.path), address }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (isPlainObject(value)) return value
  } catch {
    // Text that is not JSON causes the error below.
  }
  throw new GeocoderError('The geocoder sent no JSON')
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_TEXT) : null
}

function fail(error: unknown): never {
  if (error instanceof GeocoderError) throw error
  // Omits the network error, because it contains the URL with the coordinates.
  throw new GeocoderError(
    error instanceof Error && error.name === 'TimeoutError' ? 'The geocoder is slow' : 'The geocoder is down',
  )
}
