import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import { HttpError, malformed, notFound, unavailable, unsupportedMediaType } from './HttpError.ts'
import { validationFailed } from './validationErrors.ts'

/** One place turns every failure into `{message, errors?}`, in Indonesian and without a stack. */
export function addErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply))
}

/** Answers a failure; what the server did wrong itself is logged, with its stack where it was not meant. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toHttpError(error)
  // Who hangs up in the middle of a request, as phones do in a tunnel, is no failure of ours.
  if (answer.status >= 500 && !request.raw.errored) {
    if (error instanceof HttpError) request.log.warn({ status: error.status }, error.message)
    else request.log.error({ err: error }, 'request failed')
  }
  if (answer.retryAfter !== undefined) reply.header('retry-after', String(answer.retryAfter))
  const { message, errors } = answer
  // A stream may have set another type before it failed.
  reply.type('application/json; charset=utf-8').code(answer.status)
  return reply.send(errors ? { message, errors } : { message })
}

function toHttpError(error: Error): HttpError {
  if (error instanceof HttpError) return error
  if (isValidationError(error)) return validationFailed(error.validation, error.validationContext)
  // The pool gave up waiting for a connection; its errors have no code.
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message))
    return unavailable()
  const code = 'code' in error ? String(error.code) : ''
  const known = byCode[code] ?? byCode[code.slice(0, 2)]
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

function failed() {
  return new HttpError(500, 'Terjadi gangguan di server. Silakan coba lagi.')
}

/** By the code of Fastify, of the network or of PostgreSQL; two letters stand for a class of the latter. */
const byCode: Record<string, () => HttpError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new HttpError(413, 'Data yang dikirim terlalu besar.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedMediaType,
  ECONNREFUSED: unavailable,
  ECONNRESET: unavailable,
  ENOENT: unavailable, // the socket of the embedded database is gone
  EPIPE: unavailable,
  '08': unavailable, // connection lost
  '53': unavailable, // out of connections, memory or disk
  '57': unavailable, // shutting down, or the statement took too long
  '55P03': unavailable, // waited too long for a lock
  '40001': unavailable,
  '40P01': unavailable,
  '22021': malformed, // a text that PostgreSQL cannot hold
  '22003': notFound, // a number outside of every id
}
