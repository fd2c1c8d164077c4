import createClient from 'openapi-fetch'
import { acceptLanguage } from './acceptLanguage.ts'
import { bearerAuth } from './bearerAuth.ts'
import { confirmFirst } from './confirmFirst.ts'
import type { FleetClientOptions } from './FleetClientOptions.ts'
import { idempotencyKey } from './idempotencyKey.ts'
import type { ServerClock } from './serverClock.ts'
import { querySerializer } from './querySerializer.ts'
import { withTimeout } from './withTimeout.ts'

/** The media type of server-sent events. */
export const EVENTS = 'text/event-stream'

/** Sends a request of any operation; the contract types of `FleetClient.request` replace those of openapi-fetch. */
interface Transport {
  request(
    method: string,
    path: string,
    init: Record<string, unknown>,
  ): Promise<{ data?: unknown; error?: unknown; response: Response }>
}

/** Creates the openapi-fetch client, which adds token and time-out. `clock` gets the `Date` header of each response. */
export function createTransport({
  baseUrl,
  token,
  language,
  fetch,
  onUnauthorized,
  onConfirm,
  timeoutMs = 15_000,
  safeWrites = false,
  clock,
}: FleetClientOptions & { clock?: ServerClock }): Transport {
  // oxlint-disable-next-line typescript/no-explicit-any -- `Transport` has the types
  const transport = createClient<Record<string, any>>({
    baseUrl,
    querySerializer,
    headers: { Accept: 'application/json' },
    // Redirects are errors, because a redirect could send a password to another origin.
    redirect: 'error',
    fetch: confirmFirst(onConfirm, (request) => {
      // An event stream lasts for hours, so it has its own time-outs instead of `timeoutMs`.
      const isStream = request.headers.get('Accept') === EVENTS
      const signal = isStream ? request.signal : withTimeout(request.signal, timeoutMs)
      return (fetch ?? globalThis.fetch)(request, { signal })
    }),
  })
  transport.use(bearerAuth({ token, onUnauthorized }), {
    // The header `Date` has a precision of one second. If the server has another origin and does not expose the header,
    // the browser hides it. The clock ignores an empty text.
    onResponse: ({ response }) => clock?.observe(response.headers.get('Date') ?? '', Date.now()),
  })
  if (language) transport.use(acceptLanguage(language))
  transport.use(
    safeWrites
      ? idempotencyKey()
      : // A base server knows no `If-Match`, but a proxy may have added the ETags to its responses.
        { onRequest: ({ request }) => request.headers.delete('If-Match') },
  )
  return transport
}
