import type { FastifyInstance } from 'fastify'

/** Connections are closed after this time, so that closing ends. */
const CUT_OFF_MS = 8_000

/** Finishes the requests in progress on close, and then closes their connections. */
export function addGracefulClose(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS).unref()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
