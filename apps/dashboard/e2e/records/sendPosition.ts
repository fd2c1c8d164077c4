import { serverOrigin } from '../support/test.ts'

/** Sends one position to the test server, as a phone app does; by default in Surabaya. */
export async function sendPosition(id: string, fields: Record<string, string> = {}): Promise<Response> {
  const place = { lat: '-7.2575', lon: '112.7521' }
  const query = new URLSearchParams({ id, ...place, timestamp: String(Date.now()), ...fields })
  return fetch(`${serverOrigin()}/api/v1/ingest/osmand?${query}`)
}
