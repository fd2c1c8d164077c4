import type { Middleware } from 'openapi-fetch'

/** Requests messages in a language with `Accept-Language`. CORS allows this header without a preflight request. */
export function acceptLanguage(language: () => string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('Accept-Language', language())
    },
  }
}
