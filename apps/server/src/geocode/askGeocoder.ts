import { isRecord } from '../parse/isRecord.ts'
import type { Address } from './geocodeRepository.ts'

const TIMEOUT_MS = 5_000
const LONGEST_ANSWER = 100_000
const LONGEST_TEXT = 500

/** What a geocoder is, and who we are to it. */
export interface GeocoderAddress {
  /** Of a Nominatim, or of anything that speaks like one. */
  url: string
  /** Public services ask whom they can turn to. */
  contact: string
}

/** The geocoder did not answer as one; `retryAfter` in seconds where it wants to be left alone. */
export class GeocoderError extends Error {
  readonly retryAfter: number | null
  constructor(message: string, retryAfter: number | null = null) {
    super(message)
    this.name = 'GeocoderError'
    this.retryAfter = retryAfter
  }
}

/** Asks a geocoder what stands at a place; throws `GeocoderError` for everything that is no answer to that. */
export async function askGeocoder(
  { url, contact }: GeocoderAddress,
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
    const wait = response.status === 429 ? retryAfter || 60 : null
    throw new GeocoderError(`The geocoder answered ${response.status}`, wait)
  }
  return readAddress(await readText(response).catch(fail))
}

async function readText(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LONGEST_ANSWER) throw new GeocoderError('The answer of the geocoder is too long')
  }
  return text
}

function readAddress(text: string): Address {
  const answer = parse(text)
  // A place without an address, such as the open sea, is 200 with nothing but an error.
  if (typeof answer.error === 'string') return { road: null, address: null }
  const address = textOf(answer.display_name)
  if (address === null) throw new GeocoderError('The geocoder answered something else')
  const parts = isRecord(answer.address) ? answer.address : {}
  return { road: textOf(parts.road) ?? textOf(parts.pedestrian) ?? textOf(parts.path), address }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value
  } catch {
    // Told below.
  }
  throw new GeocoderError('The geocoder answered no JSON')
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST_TEXT) : null
}

function fail(error: unknown): never {
  if (error instanceof GeocoderError) throw error
  // The message of the network names the address that was asked, and that names a place.
  throw new GeocoderError(
    error instanceof Error && error.name === 'TimeoutError' ? 'The geocoder is slow' : 'The geocoder is down',
  )
}
