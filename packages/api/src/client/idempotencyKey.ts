import type { Middleware } from 'openapi-fetch'
import { randomId } from '../randomId.ts'

/**
 * Adds an `Idempotency-Key` to each request that creates a record. A retry with the same content has the same key, so
 * that a retry after a lost response does not create a second record. After a response that is not a server error, the
 * next request with this content has a new key.
 */
export function idempotencyKey(): Middleware {
  const open = new Map<string, string>()

  return {
    async onRequest({ request, schemaPath }) {
      if (request.method !== 'POST' || !schemaPath.endsWith('/create')) return
      const content = `${schemaPath} ${await request.clone().text()}`
      const key = open.get(content) ?? randomId()
      open.set(content, key)
      request.headers.set('Idempotency-Key', key)
    },
    onResponse({ request, response }) {
      const key = request.headers.get('Idempotency-Key')
      if (key === null || response.status >= 500) return
      for (const [content, kept] of open) if (kept === key) open.delete(content)
    },
  }
}
