import { ApiError } from './ApiError.ts'
import { failureMessage } from './failureMessage.ts'
import { httpError, isObject } from './httpError.ts'
import { isRecordId } from '../isRecordId.ts'
import type { Page, Rows, Versioned, WriteResult } from '../models.ts'
import { rows, type Reader } from './readers/reader.ts'

/** A 2xx response. The body is not validated yet; it is undefined if the response has none. */
export interface Answer {
  body: unknown
  status: number
  headers: Headers
}

/** The result of an openapi-fetch call. */
interface Result {
  data?: unknown
  error?: unknown
  response: Response
}

/** Waits for a call. Throws `ApiError` if it fails; `ownWords` are messages for answers that have none. */
export async function readAnswer(
  call: Promise<Result>,
  signal: AbortSignal | undefined,
  ownWords: Record<number, string> = {},
): Promise<Answer> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (signal?.aborted || cause instanceof ApiError) throw cause
    // openapi-fetch throws a SyntaxError only if it cannot parse the body of a 2xx response.
    if (cause instanceof SyntaxError) throw invalidBody(200, cause)
    const code = cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'network'
    throw new ApiError({ status: 0, code, message: failureMessage(code), cause })
  })
  const { status, headers } = response
  if (!response.ok) throw httpError(response, error, ownWords[status])
  return { body: data, status, headers }
}

/** Returns the record in a response `{data: {…}}`, with its version if the response has one. */
export function readRecord<T extends object>(read: Reader<T>, answer: Answer): Versioned<T> {
  const record = readAs(read, dataOf(answer), answer.status)
  const etag = answer.headers.get('ETag')
  return etag === null ? record : { ...record, etag }
}

/** Returns the valid records in a response `{data: […]}`. Drops the invalid records and counts them. */
export function readList<T>(read: Reader<T>, answer: Answer): Rows<T> {
  const found = readAs(rows(read), dataOf(answer), answer.status)
  if (found.length === 0 && found.unreadable) throw invalidBody(answer.status)
  return found
}

/** Returns the valid records in a response `{data: […], next}`, and the cursor of the next page if there is one. */
export function readPage<T>(read: Reader<T>, answer: Answer): Page<T> {
  const next = isObject(answer.body) && textOf(answer.body['next'])
  // No valid row on a page is not an error, because later pages can have valid rows.
  const found = readAs(rows(read), dataOf(answer), answer.status)
  return next ? Object.assign(found, { next }) : found
}

/** Returns the value in a response `{data: … | null}`. */
export function readNullable<T>(read: Reader<T>, answer: Answer): T | null {
  const data = dataOf(answer)
  return data === null ? null : readAs(read, data, answer.status)
}

/** Returns the result of a write, whose response can have an empty body. */
export function readWrite({ body }: Answer): WriteResult {
  const { message, data, undo } = isObject(body) ? body : {}
  const id = isObject(data) && data['id']
  return {
    message: textOf(message),
    ...(isRecordId(id) && { data: { id } }),
    ...(typeof undo === 'number' && { undo }),
  }
}

/** Returns the event stream of a response. Throws `ApiError` for an HTML page. */
export function readEvents({ body, status, headers }: Answer): ReadableStream<Uint8Array> {
  if (body instanceof ReadableStream && headers.get('Content-Type')?.startsWith('text/event-stream'))
    return body
  if (body instanceof ReadableStream) void body.cancel()
  throw invalidBody(status)
}

/** Validates a value in a response. Throws `ApiError` if it is invalid. */
export function readAs<T>(read: Reader<T>, value: unknown, status: number): T {
  try {
    return read(value)
  } catch (cause) {
    throw invalidBody(status, cause)
  }
}

/** Returns the error for a 2xx response whose body is invalid. */
export function invalidBody(status: number, cause?: unknown): ApiError {
  return new ApiError({ status, code: 'invalid-body', message: failureMessage('invalid-body'), cause })
}

/** Returns the value if it is a text that is not blank, else null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value : null
}

function dataOf({ body }: Answer): unknown {
  return isObject(body) && body['data']
}
