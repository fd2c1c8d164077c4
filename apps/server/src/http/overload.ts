import { fastifyUnderPressure } from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { unavailable } from './HttpError.ts'

/** Maximum mean delay of the event loop (ms); sampled every 3 s, so that one large response does not exceed it. */
const limits = { maxEventLoopDelay: 500, sampleInterval: 3_000 }

/**
 * Rejects requests with 503 while the event loop is overloaded, so that the accepted requests finish. Ignores the first
 * sample, because it includes the start of the server, which blocks the event loop.
 */
export function addOverloadGuard(app: FastifyInstance, { maxEventLoopDelay, sampleInterval } = limits): void {
  let startEnds = Number.POSITIVE_INFINITY
  app.addHook('onListen', async () => {
    startEnds = performance.now() + 2 * sampleInterval
  })
  void app.register(fastifyUnderPressure, {
    maxEventLoopDelay,
    sampleInterval,
    async pressureHandler() {
      if (performance.now() > startEnds) throw unavailable()
    },
  })
}
