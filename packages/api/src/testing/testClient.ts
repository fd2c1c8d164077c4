import { createFleetClient } from '../client/createFleetClient.ts'
import type { FleetClientOptions } from '../client/FleetClientOptions.ts'

/** URL of the API in tests. */
export const baseUrl = 'https://api.sikud.test/api/v1'

/** Returns the real client with a fake fetch, and the requests that it sent. */
export function testClient(
  reply: () => Response | Promise<Response>,
  options: Partial<FleetClientOptions> = {},
) {
  const sent: Request[] = []
  const client = createFleetClient({
    baseUrl,
    token: () => 'token-1',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push(request)
      return reply()
    },
    ...options,
  })
  return { client, sent }
}

/** Returns a JSON response. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}

/** Returns the error of a call that must fail. Throws an error if the call succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => Promise.reject(new Error(`expected a failure, got ${JSON.stringify(value)}`)),
    (error: unknown) => error,
  )
}
