import { fastifyUnderPressure } from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { unavailable } from './HttpError.ts'

/**
 * Maximum mean delay of the event loop, and the sampling interval, in ms. The interval of 3 s is so long that one large
 * response does not exceed the limit.
 */
const limits = { maxEventLoopDelay: 500, sampleInterval: 3_000 }

/**
 * Rejects requests with 503 while the event loop is overloaded, so that the requests in progress can finish. Ignores
 * the first sample, because the start of the server blocks the event loop.
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
