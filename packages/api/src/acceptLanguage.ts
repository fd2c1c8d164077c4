import type { Middleware } from 'openapi-fetch'

/** Asks for messages in a language. The header is safelisted by CORS: it costs no preflight, on any server. */
export function acceptLanguage(language: () => string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('Accept-Language', language())
    },
  }
}
