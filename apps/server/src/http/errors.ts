import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import { isRetryable } from '../database/databaseErrors.ts'
import {
  conflict,
  type FieldErrors,
  HttpError,
  malformed,
  notFound,
  unavailable,
  unprocessable,
  unsupportedMediaType,
} from './HttpError.ts'
import type { Texts } from '../locales/id.ts'
import { addMessages, chooseTexts } from '../locales/messages.ts'
import { setSecurityHeaders } from './securityHeaders.ts'
import { validationFailed } from './validationErrors.ts'

/** Turns every error into a response `{message, errors?}` in the language of the request, without a stack trace. */
export function addErrorHandler(app: FastifyInstance) {
  addMessages(app)
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply))
}

/** Sends an error response. Logs server errors, and for unexpected ones also the stack trace. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const httpError = toHttpError(error, request.method)
  // A client that disconnects is not a server error.
  if (httpError.status >= 500 && !request.raw.errored) {
    if (error instanceof HttpError) request.log.warn({ status: error.status }, error.message)
    else request.log.error({ err: error }, 'request failed')
  }
  if (httpError.retryAfter !== undefined) reply.header('retry-after', String(httpError.retryAfter))
  // Sets the security headers again for two reasons: the handler may have changed them for a successful response, and
  // no hook runs for a URL that Fastify cannot decode.
  setSecurityHeaders(request, reply)
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').code(httpError.status)
  const texts = chooseTexts(request, reply)
  const message = httpError.text(texts)
  const { errors, code } = httpError
  return reply.send({
    message,
    ...(errors && { errors: translateFields(errors, texts) }),
    ...(code !== undefined && { code }),
  })
}

function translateFields(errors: FieldErrors, texts: Texts): Record<string, string[]> {
  const fields = Object.entries(errors)
  return Object.fromEntries(fields.map(([field, messages]) => [field, messages.map((say) => say(texts))]))
}

function toHttpError(error: Error, method: string): HttpError {
  if (error instanceof HttpError) return error
  if (isValidationError(error)) return validationFailed(error.validation, error.validationContext)
  if (isRetryable(error)) return unavailable()
  const code = 'code' in error ? String(error.code) : ''
  if (code === '23503') return foreignKeyError(error, method)
  const known = byCode[code]
  if (known) return known()
  if ('statusCode' in error && typeof error.statusCode === 'number') {
    if (error.statusCode === 503) return unavailable()
    if (error.statusCode < 500) return malformed()
  }
  return failed()
}

function isValidationError(
  error: Error,
): error is FastifyError & { validation: FastifySchemaValidationError[] } {
  return 'validation' in error && Array.isArray(error.validation)
}

/**
 * Returns the HTTP error for a violated foreign key. Either the deleted record is in use, or a field refers to a record
 * that does not exist.
 */
function foreignKeyError(error: Error, method: string): HttpError {
  if (method === 'DELETE') return conflict((texts) => texts.error.inUse)
  const table = 'table' in error ? String(error.table) : ''
  const constraint = 'constraint' in error ? String(error.constraint) : ''
  const field = constraint.slice(table.length + 1).replace(/_fkey$/, '')
  return unprocessable({ [field]: [(texts) => texts.field.noSuchChoice] })
}

function failed() {
  return new HttpError(500, (texts) => texts.error.failed)
}

const byCode: Record<string, () => HttpError> = {
  SECRET_KEY: () => new HttpError(503, (texts) => texts.error.otherKey),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new HttpError(413, (texts) => texts.error.tooLarge),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedMediaType,
  '57014': unavailable, // the statement took too long
  '22021': malformed, // a text that PostgreSQL cannot store
  '22003': notFound, // a number outside the range of ids
}
