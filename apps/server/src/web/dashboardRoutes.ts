import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { HttpError, notFound } from '../http/HttpError.ts'
import { pagePolicy, scriptPolicy, pushWorkerPolicy } from '../http/securityHeaders.ts'
import { StreetMap, addStreetRoutes, describeStreets } from '../streets/streetRoutes.ts'
import { foreignHosts, runtimeConfig } from './runtimeConfig.ts'

const DIST = fileURLToPath(new URL('../../../dashboard/dist/', import.meta.url))
const NONCE = '__CSP_NONCE__'
/** Paths that never return the page of the dashboard. If a file is missing there, the response is 404. */
const neverPages =
  /^\/(api|assets|docs|map)(\/|$)|\.(js|mjs|css|map|json|txt|svg|png|ico|webp|woff2|webmanifest)$/

/** Serves the built dashboard: its files, `/config.json`, and `index.html` for all other paths. */
export async function addDashboardRoutes(app: FastifyInstance, config: Config, dist = DIST) {
  const streets = config.streetFile
    ? new StreetMap(config.streetFile, (message) => app.log.error(message))
    : null
  if (streets) {
    addStreetRoutes(app, streets)
    await streets.file() // logs at the start if the street file cannot be used
  }
  await app.register(fastifyStatic, {
    root: dist,
    serve: false,
    suppressWarning: true,
    cacheControl: false,
    preCompressed: true,
  })

  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return runtimeConfig(config, await describeStreets(streets))
  })

  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    {
      // Lets browsers cache an asset, because its name changes with its content. A 404 is not cached, because a later
      // build can add the file.
      async onSend(_request, reply) {
        if (reply.statusCode === 200) reply.header('cache-control', 'public, max-age=31536000, immutable')
      },
    },
    (request, reply) => {
      const file = request.params['*']
      // A worker has the content security policy of its own script, not that of the page.
      if (/\.m?js$/.test(file)) reply.header('content-security-policy', scriptPolicy(foreignHosts(config)))
      return reply.sendFile(`assets/${file}`)
    },
  )

  addPushWorkerRoute(app, config.push !== null)
  addOfflineWorkerRoute(app)

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    reply.header('cache-control', 'no-cache')
    if (/^\/[\w-]+(\.[\w-]+)+$/.test(path) && path !== '/index.html' && neverPages.test(path)) {
      return reply.sendFile(path.slice(1))
    }
    if (neverPages.test(path)) throw notFound()
    const html = await readPage(dist)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy({ nonce, html, connect: foreignHosts(config) }))
      .header('reporting-endpoints', 'csp="/csp-report"')
      .send(html.replaceAll(NONCE, nonce))
  })
}

/** Reads the page for each request, because a build can replace it while the server runs. */
async function readPage(dist: string): Promise<string> {
  try {
    return await readFile(`${dist}index.html`, 'utf8')
  } catch {
    throw new HttpError(503, (texts) => texts.error.dashboardNotBuilt, { retryAfter: 60 })
  }
}

const file = 'firebase-messaging-sw.js'

/**
 * Serves the service worker that shows pushes, at the one path that the provider's SDK uses. If push is off, the
 * response is a 404 in plain text. It is not the page of the dashboard, because a browser must not install that page as
 * a worker.
 */
function addPushWorkerRoute(app: FastifyInstance, pushes: boolean) {
  app.get(`/${file}`, (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    if (!pushes) return reply.code(404).type('text/plain; charset=utf-8').send('Push is off.')
    return reply.header('content-security-policy', pushWorkerPolicy()).sendFile(file)
  })
}

/** Serves the service worker that opens the dashboard offline; browsers check for a new version at each visit. */
function addOfflineWorkerRoute(app: FastifyInstance) {
  app.get('/offline-worker.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      // Limits the requests of the worker to our origin; the policy of the page does not apply to the worker.
      .header('content-security-policy', scriptPolicy([]))
      .sendFile('offline-worker.js'),
  )
}
