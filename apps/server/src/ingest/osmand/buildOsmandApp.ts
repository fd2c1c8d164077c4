import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify'
import type { Config } from '../../config/config.ts'
import { addErrorHandler } from '../../http/errors.ts'
import { addGracefulClose, addOverloadGuard, serverOptions } from '../../http/serverOptions.ts'
import { isPlainObject } from '../../parse/isPlainObject.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import type { Intake } from '../Intake.ts'
import { ownTracksType } from './extractPosition.ts'
import { countRefusal, storeReports } from './osmandHandlers.ts'
import { readReports } from './readReports.ts'
import { REPORT_LIMIT, readBody, readForm } from './requestBodies.ts'
import { hasValue } from './rawValues.ts'

/**
 * Builds the server to which phones and gateways send positions. It accepts them at any path and with any content type.
 */
export function buildOsmandApp(config: Config, intake: Intake): FastifyInstance {
  const options = serverOptions(config)
  const app = fastify({
    ...options,
    routerOptions: { ...options.routerOptions, querystringParser: readForm },
    bodyLimit: REPORT_LIMIT,
    exposeHeadRoutes: false,
  })
  addErrorHandler(app)
  addGracefulClose(app)
  addOverloadGuard(app)
  // Some apps send a malformed content type. Fastify would reject such a request before it reads the body.
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    delete raw.headers['content-type']
    done()
  })
  // Some gateways send a GET with a body.
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  app.addHook('onResponse', (request, reply) => countRefusal(intake, request, reply))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, text: string) =>
    readBody(text),
  )
  app.route({
    method: ['GET', 'POST'],
    url: '*',
    async handler(request) {
      const { query, body } = request
      const reports = await readReports(query, body, Date.now())
      const stored = await storeReports(intake, reports, clientNetwork(request))
      return responseTo(body, stored)
    },
  })
  return app
}

/**
 * Returns the response that the sending app expects. Overland retries until the result is `ok`, and OwnTracks expects a
 * list of messages.
 */
function responseTo(body: unknown, stored: object): object {
  return isPlainObject(body) && hasValue(ownTracksType(body)) ? [] : { ...stored, result: 'ok' }
}

/** The port on which the server listens for phones and gateways. */
export interface OsmandPort {
  port: number | undefined
  log: FastifyBaseLogger
  close(): Promise<void>
}

/** Opens the port for phones and gateways; returns null if the port is switched off. */
export async function listenToPhones(config: Config, intake: Intake): Promise<OsmandPort | null> {
  if (config.osmandPort === null) return null
  const app = buildOsmandApp(config, intake)
  await app.listen({ port: config.osmandPort, host: config.host })
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { port, log: app.log, close: () => app.close() }
}
