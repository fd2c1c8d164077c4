import type { FastifyInstance } from 'fastify'
import { pushWorkerPolicy, scriptPolicy } from '../http/securityHeaders.ts'

const file = 'firebase-messaging-sw.js'

/**
 * Serves the service worker that shows pushes, at the one path that the provider's SDK uses. Without push the response
 * is 404 in plain text, because a browser must not install the page of the dashboard as a worker.
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
      // Its own policy, not that of the page, limits the requests of the worker to our origin.
      .header('content-security-policy', scriptPolicy([]))
      .sendFile('offline-worker.js'),
  )
}
