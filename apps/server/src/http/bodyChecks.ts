import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FieldErrors, malformed, unprocessable } from './HttpError.ts'

/** Maximum depth of nested objects and arrays in JSON from outside. Deeper data would overflow the stack. */
const MAX_DEPTH = 32

/** Returns whether a parsed value has objects and arrays inside each other, more of them than allowed. */
export function isTooDeep(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => isTooDeep(inner, depth - 1))
}

/**
 * Rejects three faults that the schema validation accepts: data that are nested too deeply, a missing body, and text
 * that PostgreSQL cannot store. The last two are allowed for requests of trackers: they may have no body, and the server
 * stores none of their texts.
 */
export function addBodyChecks(app: FastifyInstance) {
  app.addHook('preValidation', async (request) => {
    if (isTooDeep(request.body)) throw malformed()
    if (isTrackerRequest(request)) return
    if (request.routeOptions.schema?.body && request.body === undefined) throw malformed()
  })
  app.addHook('preHandler', async (request) => {
    const { body } = request
    if (isTrackerRequest(request)) return
    if (typeof body !== 'object' || body === null) return
    const errors: FieldErrors = {}
    for (const [field, value] of Object.entries(body)) {
      if (isUnstorable(value)) errors[field] = [(texts) => texts.field.unstorable]
    }
    if (Object.keys(errors).length > 0) throw unprocessable(errors)
  })
}

/**
 * Parses JSON bodies. An empty body counts as no body: some clients send the content type of JSON with every request,
 * also with a DELETE.
 */
export function addJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}

function isTrackerRequest(request: FastifyRequest): boolean {
  return request.routeOptions.schema?.['x-permission'] === 'device'
}

/** Returns whether a value contains a text with a NUL character or with half a surrogate pair. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).flat().some(isUnstorable)
}
