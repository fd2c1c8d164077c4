import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { referencePolicy } from '../http/securityHeaders.ts'

const OPENAPI = new URL('../../../../openapi/', import.meta.url)
const require = createRequire(import.meta.url)
const SWAGGER_UI = dirname(require.resolve('swagger-ui-dist/package.json'))
const swaggerFiles = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js'])

/** Serves the API reference (Swagger UI from its npm package) at /docs/, and the contract that it shows. */
export async function addReferenceRoutes(app: FastifyInstance) {
  const html = await readFile(new URL('reference.html', OPENAPI), 'utf8')
  const policy = referencePolicy(html)

  app.get('/docs', (_request, reply) => reply.redirect('/docs/'))

  app.get('/docs/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(html),
  )

  app.get('/docs/fleet.yaml', async (_request, reply) => {
    reply.type('application/yaml; charset=utf-8').header('cache-control', 'no-cache')
    // JSON is YAML too.
    return readFile(new URL('__generated__/fleet.json', OPENAPI), 'utf8')
  })

  await app.register(fastifyStatic, {
    root: SWAGGER_UI,
    prefix: '/docs/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => swaggerFiles.has(path),
    maxAge: '1h',
  })
}
