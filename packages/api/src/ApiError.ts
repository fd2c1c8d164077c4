/** What kind of failure it was; `http` is an answer of the server that is not 2xx. */
export type ApiErrorCode = 'network' | 'timeout' | 'http' | 'invalid-body' | 'invalid-id'

/** What an `ApiError` is made of. */
export interface Failure {
  status: number
  code: ApiErrorCode
  message: string
  fields?: Record<string, string[]>
  retryAfter?: number | null
  cause?: unknown
}

/** The one error of every call; its `message` is Indonesian and made to be shown to a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 for a lost network and a time-out. */
  readonly status: number
  readonly code: ApiErrorCode
  /** The server's messages by field of the form. */
  readonly fields: Record<string, string[]>
  /** Seconds to wait, where the server says so. */
  readonly retryAfter: number | null

  constructor({ status, code, message, fields = {}, retryAfter = null, cause }: Failure) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}
