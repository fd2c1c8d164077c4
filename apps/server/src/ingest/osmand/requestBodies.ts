import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isTooDeep } from '../../http/bodyChecks.ts'
import { malformed, unsupportedMediaType } from '../../http/HttpError.ts'
import type { Intake } from '../Intake.ts'
import { countRefusal } from './osmandHandlers.ts'
import type { RawRecord } from './rawValues.ts'

/** Maximum size of a body in bytes. Apps collect positions while they are offline and send them all in one request. */
export const REPORT_LIMIT = 1024 * 1024

/**
 * Parses a body as JSON or as a form. The first character decides which one it is, because apps send a wrong content
 * type or none. Returns undefined if the body is empty.
 */
export function readBody(text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (!/^[[{"]/.test(trimmed)) return readForm(trimmed)
  const body = parseJson(trimmed)
  if (isTooDeep(body)) throw malformed()
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}

/** Parses a form and reads at most its first thousand fields. A repeated field becomes an array. */
export function readForm(text: string): RawRecord {
  return parse(text)
}

const operation = 'reportPositions'

/** Lets the operation that phones use accept forms and large bodies. The other operations stay strict. */
export function addReportBodies(api: FastifyInstance, intake: Intake) {
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
    // Skips the schema validation, because it would list the errors of half a million items. `readReports` reads
    // each item by itself.
    route.validatorCompiler = () => () => true
  })
  api.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.schema?.operationId === operation) await countRefusal(intake, request, reply)
  })
}
