import type { Middleware } from 'openapi-fetch'

/** Sets `Accept-Language`, the language of the server's messages. CORS needs no preflight for this header. */
export function acceptLanguage(language: () => string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('Accept-Language', language())
    },
  }
}
