import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '../HttpError.ts'

const LARGEST_BYTES = 8 * 1024
const PER_MINUTE = 60
const contentTypes = ['application/csp-report', 'application/reports+json']

/** Takes what browsers report against the content security policy; limited in size and number, since anybody can send. */
export async function addCspReport(app: FastifyInstance) {
  await app.register(async (scope) => {
    let minute = 0
    let count = 0
    scope.addContentTypeParser(contentTypes, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/csp-report', { bodyLimit: LARGEST_BYTES }, async (request, reply) => {
      const now = Math.floor(Date.now() / 60_000)
      count = now === minute ? count + 1 : 1
      minute = now
      if (count > PER_MINUTE) throw tooManyRequests(60)
      request.log.warn({ report: String(request.body).slice(0, 1000) }, 'content security policy violated')
      return reply.code(204).send()
    })
  })
}
