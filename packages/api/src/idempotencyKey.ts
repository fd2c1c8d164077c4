import type { Middleware } from 'openapi-fetch'
import { randomId } from './randomId.ts'

/**
 * Gives every create a key. One whose answer was lost keeps its key when the same is sent again, so that the server
 * can tell a repetition from a second record; with the answer the key is spent.
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
