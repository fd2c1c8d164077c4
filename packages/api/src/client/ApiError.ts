/**
 * The kind of a failure. `http`: a response that is not 2xx. `invalid-body`: a response that cannot be read.
 * `invalid-id`: an id that cannot be part of a URL, so the client sent no request.
 */
export type ApiErrorCode = 'network' | 'timeout' | 'http' | 'invalid-body' | 'invalid-id'

/** The values from which an `ApiError` is created. */
export interface ApiFailure {
  status: number
  code: ApiErrorCode
  message: string
  fields?: Record<string, string[]>
  retryAfter?: number | null
  needs?: string | null
  cause?: unknown
}

/** The error of a failed call. Its `message` is for users; if the server sent none, it is an Indonesian text. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 for a lost connection or a time-out. */
  readonly status: number
  readonly code: ApiErrorCode
  /** The server's messages for each field of the form. */
  readonly fields: Record<string, string[]>
  /** Seconds to wait before the next attempt, from the header `Retry-After`; null if it is missing. */
  readonly retryAfter: number | null
  /** The `code` in the body of the response: what the user must do before a retry, such as `enrol-factor`. */
  readonly needs: string | null

  constructor({ status, code, message, fields = {}, retryAfter = null, needs = null, cause }: ApiFailure) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.needs = needs
  }
}
