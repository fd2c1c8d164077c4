import { fastify, type FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { addErrorHandler } from '../../http/errors.ts'
import { addGracefulClose } from '../../http/gracefulClose.ts'
import { addOverloadGuard } from '../../http/overload.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { serverOptions } from '../../http/serverOptions.ts'
import type { Intake } from '../Intake.ts'
import { messageType } from './describeMoment.ts'
import { stored } from './osmandHandlers.ts'
import { readBody, REPORT_LIMIT } from './readBody.ts'
import { readReports } from './readReports.ts'
import { isRecord } from '../../parse/isRecord.ts'
import { isSaid } from './saidValue.ts'
import { storeReports } from './storeReports.ts'

/** The port of phones and gateways, without its network: positions at any path and of any kind of body, and nothing else. */
export function buildOsmandApp(config: Config, intake: Intake): FastifyInstance {
  const app = fastify({
    ...serverOptions(config),
    bodyLimit: REPORT_LIMIT,
    exposeHeadRoutes: false,
  })
  addErrorHandler(app)
  addGracefulClose(app)
  addOverloadGuard(app)
  // What an app calls its body may be no kind at all, which would be refused before it is read.
  app.addHook('onRequest', async ({ raw }) => {
    delete raw.headers['content-type']
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
      return answerTo(body)
    },
  })
  return app
}

/** Overland sends again until it reads `ok`; OwnTracks takes an answer for a list of messages. */
function answerTo(body: unknown): object {
  return isRecord(body) && isSaid(messageType(body)) ? [] : { ...stored, result: 'ok' }
}
