import { fastifyUnderPressure } from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** The mean delay of the event loop (ms), sampled every 3 s so that one large response does not exceed the limit. */
const limits = { maxEventLoopDelay: 500, sampleInterval: 3_000 }

/** Rejects requests with 503 while the event loop is overloaded, so that the accepted ones finish. */
export function addOverloadGuard(app: FastifyInstance, { maxEventLoopDelay, sampleInterval } = limits): void {
  void app.register(fastifyUnderPressure, { maxEventLoopDelay, sampleInterval })
}
