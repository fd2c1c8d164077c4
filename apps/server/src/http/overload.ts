import { fastifyUnderPressure } from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** Limits of the mean delay of the event loop; within 3 s one large response or one busy moment does not count. */
const limits = { maxEventLoopDelay: 500, sampleInterval: 3_000 }

/** Refuses requests with 503 while the event loop cannot keep up, so that the accepted ones finish. */
export function addOverloadGuard(app: FastifyInstance, { maxEventLoopDelay, sampleInterval } = limits): void {
  void app.register(fastifyUnderPressure, { maxEventLoopDelay, sampleInterval })
}
