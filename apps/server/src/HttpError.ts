/** The messages of each refused field, in Indonesian. */
export type FieldErrors = Record<string, string[]>

/** An answer that is not the wished-for one; its message is Indonesian and shown to people. */
export class HttpError extends Error {
  readonly status: number
  readonly errors: FieldErrors | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, details: { errors?: FieldErrors; retryAfter?: number } = {}) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.errors = details.errors
    this.retryAfter = details.retryAfter
  }
}

/** 400: the request cannot be read. */
export function malformed(errors?: FieldErrors) {
  return new HttpError(400, 'Permintaan tidak dapat dibaca.', errors ? { errors } : {})
}

/** 401: the token is worth nothing, and nothing else. */
export function unauthorized() {
  return new HttpError(401, 'Sesi Anda sudah berakhir. Silakan masuk kembali.')
}

/** 403: the role does not grant what the operation needs. */
export function forbidden() {
  return new HttpError(403, 'Anda tidak punya akses untuk melakukan ini.')
}

/** 404: there is no such record. */
export function notFound() {
  return new HttpError(404, 'Data tidak ditemukan.')
}

/** 409: a duplicate, or something still hangs on the record. */
export function conflict(message: string, errors?: FieldErrors) {
  return new HttpError(409, message, errors ? { errors } : {})
}

/** 412: another was faster. */
export function outdated() {
  return new HttpError(412, 'Data ini sudah diubah orang lain sejak Anda membukanya.')
}

/** 415: a body of a kind that nobody reads. */
export function unsupportedMediaType() {
  return new HttpError(415, 'Jenis data yang dikirim tidak didukung.')
}

/** 422: fields that cannot be accepted. */
export function unprocessable(errors: FieldErrors, message = 'Periksa kembali isian Anda.') {
  return new HttpError(422, message, { errors })
}

/** 429: too many tries; `retryAfter` in seconds. */
export function tooManyRequests(retryAfter: number) {
  return new HttpError(429, `Terlalu banyak percobaan. Coba lagi dalam ${retryAfter} detik.`, { retryAfter })
}

/** 503: not now. */
export function unavailable(retryAfter = 5) {
  return new HttpError(503, 'Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.', { retryAfter })
}
