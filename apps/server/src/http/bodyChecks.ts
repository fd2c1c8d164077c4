import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isImport } from './contract.ts'
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
    else if (isImport(request.url) && !isTableJson(body)) done(malformed())
    else void parse(request, body, done)
  })
}

const [QUOTE, COLON, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = [34, 58, 92, 91, 93, 123, 125]

/**
 * Returns whether a text can be the JSON of an object with lists of rows. Other large texts, such as nested lists or
 * objects with many fields, would block the event loop while they are parsed.
 */
function isTableJson(text: string): boolean {
  let depth = 0
  let objects = 0
  let fields = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      for (at += 1; at < text.length && text.charCodeAt(at) !== QUOTE; at++)
        if (text.charCodeAt(at) === BACKSLASH) at += 1
    } else if (code === COLON) fields += 1
    else if (code === LIST || code === OBJECT) {
      depth += 1
      if (code === OBJECT) objects += 1
    } else if (code === LIST_END || code === OBJECT_END) depth -= 1
    if (depth > MAX_TABLE_DEPTH || objects > 1 || fields > MAX_TABLE_FIELDS) return false
  }
  return true
}

/** An object, its list of rows, and a row. */
const MAX_TABLE_DEPTH = 3
/** More than the fields of an import, so that an unknown field is named. */
const MAX_TABLE_FIELDS = 10

function isTrackerRequest(request: FastifyRequest): boolean {
  return request.routeOptions.schema?.['x-permission'] === 'device'
}

/** Returns whether a value contains a text with a NUL character or with half a surrogate pair. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).flat().some(isUnstorable)
}
