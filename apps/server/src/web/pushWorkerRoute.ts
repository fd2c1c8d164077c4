import type { FastifyInstance } from 'fastify'
import { pushWorkerPolicy } from '../http/securityHeaders.ts'

const file = 'firebase-messaging-sw.js'

/**
 * Serves the worker that shows what is pushed, from the one address that the provider's SDK knows. Where nothing is
 * pushed there is none, in plain text: a browser must never take a page for it.
 */
export function addPushWorkerRoute(app: FastifyInstance, pushes: boolean) {
  app.get(`/${file}`, (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    if (!pushes) return reply.code(404).type('text/plain; charset=utf-8').send('Push is off.')
    return reply.header('content-security-policy', pushWorkerPolicy()).sendFile(file)
  })
}
