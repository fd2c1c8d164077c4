import type { FastifyInstance } from 'fastify'
import { unavailable } from './HttpError.ts'

const SAMPLE_MS = 500
/** The event loop turned this much later than it should. */
const LATE_MS = 500
/** One late turn is a large answer or a busy machine; several in a row are more work than we can do. */
const LATE_IN_A_ROW = 3

/** Tells callers to come back while the event loop cannot keep up, so that those who are in get out. */
export function addOverloadGuard(app: FastifyInstance) {
  let before = performance.now()
  let late = 0
  const timer = setInterval(() => {
    const now = performance.now()
    late = now - before > SAMPLE_MS + LATE_MS ? late + 1 : 0
    before = now
  }, SAMPLE_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', async () => {
    if (late >= LATE_IN_A_ROW) throw unavailable()
  })
}
