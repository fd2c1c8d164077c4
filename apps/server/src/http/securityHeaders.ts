import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_PREFIX } from './contract.ts'
import { dataPolicy } from './contentSecurity.ts'

/** Headers of every response; a page or a script replaces the policy with its own. */
export const securityHeaders = {
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  // The tile servers of OpenStreetMap want to know who asks.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), camera=(), microphone=()',
}

/** Sets the security headers of every response that has a request; `answerClientError` writes those of the others. */
export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => protect(request, reply))
}

/** Sets the security headers of one response, in place of what was set before. */
export function protect(request: FastifyRequest, reply: FastifyReply) {
  reply.headers(securityHeaders)
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
  if (request.url.startsWith(API_PREFIX)) {
    // Behind a proxy that allows another origin, the dashboard there counts days by our clock.
    reply.headers({ 'cache-control': 'no-store', 'access-control-expose-headers': 'Date' })
  }
}
