import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true })
const TIMEOUT_MS = 20_000

/** The status (0 without a response) and the latency in ms. */
export interface Reply {
  status: number
  ms: number
}

/** Sends one request and reads the response to its end; never rejects. */
export function sendRequest(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  const begin = performance.now()
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - begin })
    const request = get(url, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
      response.resume()
      response.once('end', () => end(response.statusCode ?? 0))
      response.once('error', () => end(0))
    })
    request.once('error', () => end(0))
    request.once('timeout', () => request.destroy())
  })
}
