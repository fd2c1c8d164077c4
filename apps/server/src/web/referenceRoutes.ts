import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/HttpError.ts'
import { referencePolicy } from '../http/contentSecurity.ts'

const OPENAPI = new URL('../../../../openapi/', import.meta.url)

/** Serves the readable API reference at /docs, and the contract that it was made from. */
export function addReferenceRoutes(app: FastifyInstance) {
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'))

  app.get('/docs/', async (_request, reply) => {
    const html = await readReference()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', referencePolicy(html))
      .send(html)
  })

  app.get('/docs/fleet.yaml', async (_request, reply) => {
    reply.type('application/yaml; charset=utf-8').header('cache-control', 'no-cache')
    return readFile(new URL('fleet.yaml', OPENAPI), 'utf8')
  })
}

async function readReference(): Promise<string> {
  try {
    return await readFile(new URL('dist/index.html', OPENAPI), 'utf8')
  } catch {
    throw new HttpError(503, (texts) => texts.error.referenceNotBuilt, { retryAfter: 60 })
  }
}
