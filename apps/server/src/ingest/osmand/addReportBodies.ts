import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unsupportedMediaType } from '../../http/HttpError.ts'
import { readForm, REPORT_LIMIT } from './readBody.ts'

const operation = 'reportPositions'

/** Lets the one operation that phones use take forms and long batches; every other stays as strict as it is. */
export function addReportBodies(api: FastifyInstance) {
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      if (request.routeOptions.schema?.operationId !== operation) throw unsupportedMediaType()
      return readForm(text)
    },
  )
  api.addHook('onRoute', (route) => {
    if (route.schema?.operationId !== operation) return
    route.bodyLimit = REPORT_LIMIT
    // `readReports` ends at the first fault; the contract's check would list those of half a million items to a stranger.
    route.validatorCompiler = () => () => true
  })
}
