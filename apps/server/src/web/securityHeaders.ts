import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '../contract.ts'
import { dataPolicy } from './contentSecurity.ts'

/** The headers of every answer; a page replaces the policy by its own. */
export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': dataPolicy,
      'x-content-type-options': 'nosniff',
      // The tile servers of OpenStreetMap want to know who asks.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'geolocation=(), camera=(), microphone=()',
    })
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    }
    if (request.url.startsWith(API_PREFIX)) reply.header('cache-control', 'no-store')
  })
}
