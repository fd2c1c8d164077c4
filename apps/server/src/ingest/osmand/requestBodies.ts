import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { malformed, unsupportedMediaType } from '../../http/HttpError.ts'
import type { RawRecord } from './rawValues.ts'

/** Maximum size of a body in bytes: apps keep positions while offline and send them in one request. */
export const REPORT_LIMIT = 1024 * 1024

/**
 * Parses a body as JSON or as a form. The first character decides, because apps send a wrong content type or none.
 * Returns undefined if the body is empty.
 */
export function readBody(text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (!/^[[{"]/.test(trimmed)) return readForm(trimmed)
  try {
    return JSON.parse(trimmed)
  } catch {
    throw malformed()
  }
}

/** Parses the first thousand fields of a form; a repeated field becomes an array. */
export function readForm(text: string): RawRecord {
  return parse(text)
}

const operation = 'reportPositions'

/** Accepts forms and large bodies in the operation that phones use; other operations stay strict. */
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
    // Skips the schema validation, which would list the errors of half a million items; `readReports` stops at the
    // first error.
    route.validatorCompiler = () => () => true
  })
}
