import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify'
import type { Config } from '../../config/config.ts'
import { addErrorHandler } from '../../http/errors.ts'
import { addGracefulClose } from '../../http/gracefulClose.ts'
import { addOverloadGuard } from '../../http/overload.ts'
import { serverOptions } from '../../http/serverOptions.ts'
import { isPlainObject } from '../../parse/isPlainObject.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import type { Intake } from '../Intake.ts'
import { ownTracksType } from './extractPosition.ts'
import { storeReports, stored } from './osmandHandlers.ts'
import { readReports } from './readReports.ts'
import { REPORT_LIMIT, readBody, readForm } from './requestBodies.ts'
import { hasValue } from './rawValues.ts'

/** Builds the server of phones and gateways: it accepts positions at any path and with any content type. */
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
  // Some apps send a malformed content type, which Fastify would reject before reading the body.
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    delete raw.headers['content-type']
    done()
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, text: string) =>
    readBody(text),
  )
  app.route({
    method: ['GET', 'POST'],
    url: '*',
    async handler(request) {
      const { query, body } = request
      await storeReports(intake, readReports(query, body, Date.now()), clientNetwork(request))
      return responseTo(body)
    },
  })
  return app
}

/**
 * Returns the response that the app of a request expects: Overland retries until it reads `ok`; OwnTracks expects a
 * list of messages.
 */
function responseTo(body: unknown): object {
  return isPlainObject(body) && hasValue(ownTracksType(body)) ? [] : { ...stored, result: 'ok' }
}

/** The open port of phones and gateways. */
export interface OsmandPort {
  port: number | undefined
  log: FastifyBaseLogger
  /** Closes the port; resolves when all pending requests have a response. */
  close(): Promise<void>
}

/** Opens the port of phones and gateways; returns null if it is switched off. */
export async function listenToPhones(config: Config, intake: Intake): Promise<OsmandPort | null> {
  if (config.osmandPort === null) return null
  const app = buildOsmandApp(config, intake)
  await app.listen({ port: config.osmandPort, host: config.host })
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { port, log: app.log, close: () => app.close() }
}
