import { Agent, get } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { PROXY } from './onLoopback.ts'

// Accepts the self-signed certificate of the test.
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
const TIMEOUT_MS = 30_000

/** Sends a GET request through HAProxy; resolves when the headers of the response have arrived. */
export function open(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(`https://${PROXY}/api/v1${path}`, { agent, headers }, resolve)
    request.once('error', reject)
  })
}

/** Sends a GET request and reads the response; the status is 0 if there is no response. */
export async function read(path: string, token: string): Promise<{ status: number; body: string }> {
  try {
    const response = await open(path, { authorization: `Bearer ${token}` })
    response.setTimeout(TIMEOUT_MS, () => response.destroy(new Error('time-out')))
    return { status: response.statusCode ?? 0, body: await text(response) }
  } catch {
    return { status: 0, body: '' }
  }
}
