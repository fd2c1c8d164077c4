import type { Middleware } from 'openapi-fetch'
import { ApiError } from './ApiError.ts'
import { failureMessage } from './failureMessage.ts'

const SENDABLE = /^[\x21-\x7e]+$/

interface BearerAuth {
  token: () => string | null
  onUnauthorized?: ((sentToken: string) => void) | undefined
}

/** Returns whether an operation needs no session token: it signs a user in, or sends the token of a link instead. */
const isPublic = (path: string) => path.startsWith('/auth/') && path !== '/auth/logout'

/** Sends the token with each call that needs it. After a 401 response, passes the sent token to `onUnauthorized`. */
export function bearerAuth({ token, onUnauthorized }: BearerAuth): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const current = isPublic(schemaPath) ? null : token()
      if (!current) return
      if (!SENDABLE.test(current)) {
        onUnauthorized?.(current)
        throw new ApiError({ status: 401, code: 'http', message: failureMessage('http', 401) })
      }
      request.headers.set('Authorization', `Bearer ${current}`)
    },
    onResponse({ request, response }) {
      const sent = request.headers.get('Authorization')?.slice('Bearer '.length)
      if (response.status === 401 && sent) onUnauthorized?.(sent)
    },
  }
}
