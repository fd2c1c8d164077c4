import type { FastifyInstance } from 'fastify'

/** Time after which all connections are closed, so that a slow client cannot delay the stop. */
const CUT_OFF_MS = 8_000

/** On close, finishes the requests in progress and then closes their connections. */
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
