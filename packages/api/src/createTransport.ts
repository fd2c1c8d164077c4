import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './__generated__/schema.ts'
import { bearerAuth } from './bearerAuth.ts'
import { querySerializer } from './querySerializer.ts'

export interface FleetClientOptions {
  /** Where the API lies: a path of this origin, or an address. */
  baseUrl: string
  /** The token to send, asked anew for every call. */
  token: () => string | null
  fetch?: typeof fetch | undefined
  /** Called for a 401 with the token that was sent; never for a sign-in or a call without token. */
  onUnauthorized?: ((sentToken: string) => void) | undefined
  timeoutMs?: number | undefined
}

export type Transport = Client<paths>

/** The typed calls beneath the client: token, query, time-out. */
export function createTransport({
  baseUrl,
  token,
  fetch,
  onUnauthorized,
  timeoutMs = 15_000,
}: FleetClientOptions): Transport {
  const transport = createClient<paths>({
    baseUrl,
    querySerializer,
    headers: { Accept: 'application/json' },
    // An API does not move: following a redirect could hand a password to another origin.
    redirect: 'error',
    fetch: (request) => {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
      return (fetch ?? globalThis.fetch)(request, { signal })
    },
  })
  transport.use(bearerAuth({ token, onUnauthorized }))
  return transport
}
