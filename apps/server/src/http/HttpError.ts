import { id } from '../locales/id.ts'
import type { Message } from '../locales/messages.ts'

/** The error messages of each invalid field; the key is the name of the field. */
export type FieldErrors = Record<string, Message[]>

/**
 * An HTTP error response. The client gets the message in the language of its request; the log gets it in Indonesian.
 */
export class HttpError extends Error {
  readonly status: number
  readonly text: Message
  readonly errors: FieldErrors | undefined
  /** Number of seconds after which the client may repeat the request. */
  readonly retryAfter: number | undefined
  /** Names the step that the client must take before it repeats the request. */
  readonly code: string | undefined

  constructor(
    status: number,
    text: Message,
    details: { errors?: FieldErrors; retryAfter?: number; code?: string } = {},
  ) {
    super(text(id))
    this.name = 'HttpError'
    this.status = status
    this.text = text
    this.errors = details.errors
    this.retryAfter = details.retryAfter
    this.code = details.code
  }
}

/** 400: the request is malformed. */
export function malformed(errors?: FieldErrors) {
  return new HttpError(400, (texts) => texts.error.malformed, errors ? { errors } : {})
}

/** 401: the token is missing, expired or unknown. */
export function unauthorized() {
  return new HttpError(401, (texts) => texts.error.signedOut)
}

/** 403: the role of the caller lacks the permission of the operation. */
export function forbidden(message: Message = (texts) => texts.error.forbidden, errors?: FieldErrors) {
  return new HttpError(403, message, errors ? { errors } : {})
}

/** 403: the session has to be confirmed with `POST /me/confirm` first. */
export function needsConfirmation() {
  return new HttpError(403, (texts) => texts.session.confirmFirst, { code: 'confirm' })
}

/** 403: the role of the user requires a second factor, which has to be turned on first. */
export function needsFactor() {
  return new HttpError(403, (texts) => texts.factor.enrolFirst, { code: 'enrol-factor' })
}

/** 403: the session is limited to the permissions of a role ("Lihat sebagai"), so it cannot change anything. */
export function onlyViewing() {
  return new HttpError(403, (texts) => texts.viewAs.onlyViewing, { code: 'view-as' })
}

/** 404: the record does not exist. */
export function notFound() {
  return new HttpError(404, (texts) => texts.error.notFound)
}

/** 409: the record is a duplicate, or other records refer to it. */
export function conflict(message: Message, errors?: FieldErrors) {
  return new HttpError(409, message, errors ? { errors } : {})
}

/** 412: somebody has changed the record since the client read it. */
export function outdated() {
  return new HttpError(412, (texts) => texts.error.outdated)
}

/** 415: the server does not support the content type. */
export function unsupportedMediaType() {
  return new HttpError(415, (texts) => texts.error.mediaType)
}

/** 422: invalid fields. */
export function unprocessable(errors: FieldErrors, message: Message = (texts) => texts.error.checkFields) {
  return new HttpError(422, message, { errors })
}

/** 429: the client made too many attempts. `retryAfter` is in seconds. */
export function tooManyRequests(retryAfter: number) {
  return new HttpError(429, (texts) => texts.error.tooManyAttempts(retryAfter), { retryAfter })
}

/** 429: the user has too many heavy reads, such as long lists, at once. `retryAfter` is in seconds. */
export function tooManyReads(retryAfter: number) {
  return new HttpError(429, (texts) => texts.error.tooManyReads(retryAfter), { retryAfter })
}

/** 503: the server is temporarily unavailable. `retryAfter` is in seconds. */
export function unavailable(retryAfter = 5) {
  return new HttpError(503, (texts) => texts.error.unavailable, { retryAfter })
}
