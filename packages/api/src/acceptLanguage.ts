import type { Middleware } from 'openapi-fetch'

/** Requests messages in a language. CORS safelists the header, so it causes no preflight. */
export function acceptLanguage(language: () => string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('Accept-Language', language())
    },
  }
}
