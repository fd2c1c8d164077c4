import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '../http/HttpError.ts'
import { clientNetwork } from '../security/clientNetwork.ts'
import { NetworkLimit } from '../security/NetworkLimit.ts'
import { cleanCspReport } from './cleanCspReport.ts'

const MAX_BYTES = 8 * 1024
const limits = { windowMs: 60_000, network: 10, all: 60 }
const contentTypes = ['application/csp-report', 'application/reports+json']

/** Accepts reports of browsers about CSP violations. Limits their size and number, because anybody can send reports. */
export async function addCspReport(app: FastifyInstance, now: () => number = Date.now) {
  const limit = new NetworkLimit(limits)
  await app.register(async (scope) => {
    scope.addContentTypeParser(contentTypes, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    // Checks the limit in `onRequest`, because this hook runs before the body is read.
    scope.addHook('onRequest', async (request) => {
      if (!request.is404 && !limit.admit(clientNetwork(request), now())) {
        throw tooManyRequests(limits.windowMs / 1_000)
      }
    })
    scope.post('/csp-report', { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const report = cleanCspReport(String(request.body))
      if (report !== '[]') request.log.warn({ report }, 'content security policy violated')
      return reply.code(204).send()
    })
  })
}
