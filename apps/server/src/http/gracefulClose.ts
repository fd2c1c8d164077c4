import type { FastifyInstance } from 'fastify'

/**
 * Milliseconds from the start of a shutdown until the server closes all connections, so that a slow client cannot delay
 * the shutdown.
 */
const CUT_OFF_MS = 8_000

/** When the server closes, finishes the requests in progress and then closes their connections. */
export function addGracefulClose(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS).unref()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}
