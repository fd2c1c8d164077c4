import type { FastifyInstance } from 'fastify'

/** What is still under way after this time is cut off, so that closing ends. */
const CUT_OFF_MS = 8_000

/** Lets what is under way be answered, and keeps no connection open afterwards. */
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
