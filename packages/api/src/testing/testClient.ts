import { createFleetClient } from '../createFleetClient.ts'
import type { FleetClientOptions } from '../FleetClientOptions.ts'

/** Where the test's API lies. */
export const baseUrl = 'https://api.sikud.test/api/v1'

/** The real client over a handed-in fetch, and what was sent through it. */
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

/** A JSON answer. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}

/** The error that a call ends with; a call that succeeds ends the test. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => Promise.reject(new Error(`expected a failure, got ${JSON.stringify(value)}`)),
    (error: unknown) => error,
  )
}
