import type { FastifyInstance } from 'fastify'
import { pushWorkerPolicy, scriptPolicy } from '../http/securityHeaders.ts'

const file = 'firebase-messaging-sw.js'

/**
 * Serves the service worker that shows pushes, at the one path that the provider's SDK uses. If push is off, the
 * response is a 404 in plain text. It is not the page of the dashboard, because a browser must not install that page as
 * a worker.
 */
export function addPushWorkerRoute(app: FastifyInstance, pushes: boolean) {
  app.get(`/${file}`, (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    if (!pushes) return reply.code(404).type('text/plain; charset=utf-8').send('Push is off.')
    return reply.header('content-security-policy', pushWorkerPolicy()).sendFile(file)
  })
}

/** Serves the service worker that opens the dashboard offline; browsers check for a new version at each visit. */
export function addOfflineWorkerRoute(app: FastifyInstance) {
  app.get('/offline-worker.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      // Limits the requests of the worker to our origin; the policy of the page does not apply to the worker.
      .header('content-security-policy', scriptPolicy([]))
      .sendFile('offline-worker.js'),
  )
}
