import { ApiError } from './ApiError.ts'
import { failureMessage } from './failureMessage.ts'
import { httpError, isObject } from './httpError.ts'
import { isRecordId } from './isRecordId.ts'
import type { Rows, WriteResult } from './models.ts'
import { rows, type Reader } from './readers/reader.ts'
import { keepVersion } from './transport/recordVersion.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The version that the user edited, from `versionOf`. The server responds with 412 if a newer version exists. */
  version?: string | undefined
}

/** The options of a call that lists records which users can archive (extension `archive`). */
export interface ListOptions extends CallOptions {
  /** `only` lists the archived records instead; `trips` adds those that have trips. Without it, the list has none. */
  archived?: 'only' | 'trips' | undefined
}

/** Returns the query of a call that lists records. */
export function archivedQuery(options: ListOptions | undefined) {
  return options?.archived ? { archived: options.archived } : {}
}

/** The result of an openapi-fetch call. `Body` is the type of the 2xx response in the contract. */
interface Result<Body> {
  data?: Body | undefined
  error?: unknown
  response: Response
}

interface ReadOptions extends CallOptions {
  /** Parses the body if the call was made with `parseAs: 'blob'`. */
  parse?: ((json: Blob) => unknown) | undefined
}

/** Returns the options of an openapi-fetch call. */
export function callInit(options: CallOptions | undefined) {
  const headers = options?.version ? { 'If-Match': options.version } : {}
  return { signal: options?.signal ?? null, headers }
}

/**
 * Returns the record in a response `{data: {…}}`. In this and the next functions, `T` is the type of the record in the
 * contract, and `R` is the type that `read` returns. `R` can be narrower than `T`, for example with required relations.
 */
export async function readRecord<T extends object, R extends T>(
  call: Promise<Result<{ data: T } | Blob>>,
  options: ReadOptions | undefined,
  read: Reader<R>,
): Promise<R> {
  const { data, status, version } = await readData(call, options)
  const record = readAs(read, data, status)
  keepVersion(record, version)
  return record
}

/** Returns the valid records in a response `{data: […]}`. Drops the invalid records and counts them. */
export async function readList<T, R extends T>(
  call: Promise<Result<{ data: T[] } | Blob>>,
  options: ReadOptions | undefined,
  read: Reader<R>,
): Promise<Rows<R>> {
  const { data, status } = await readData(call, options)
  return readRows(read, data, status)
}

/** Returns the valid records in a response `{data: […], next}`, and the cursor of the next page if there is one. */
export async function readPage<T, R extends T>(
  call: Promise<Result<{ data: T[]; next?: string }>>,
  options: ReadOptions | undefined,
  read: Reader<R>,
): Promise<{ data: Rows<R>; next?: string }> {
  const { body, status } = await readBody(call, options)
  const { data, next } = isObject(body) ? body : {}
  const cursor = textOf(next)
  // No valid row on a page is not an error, because later pages can have valid rows.
  return { data: readAs(rows(read), data, status), ...(cursor !== null && { next: cursor }) }
}

/** Returns the value in a response `{data: … | null}`. */
export async function readNullable<T, R extends T>(
  call: Promise<Result<{ data: T | null }>>,
  options: ReadOptions | undefined,
  read: Reader<R>,
): Promise<R | null> {
  const { data, status } = await readData(call, options)
  return data === null ? null : readAs(read, data, status)
}

/** Returns the valid rows of a list. Throws `ApiError` if all rows are invalid. */
export function readRows<T>(read: Reader<T>, value: unknown, status: number): Rows<T> {
  const found = readAs(rows(read), value, status)
  if (found.length === 0 && found.unreadable) throw invalidBody(status)
  return found
}

/** Validates a value in a response. Throws `ApiError` if it is invalid. */
export function readAs<T>(read: Reader<T>, value: unknown, status: number): T {
  try {
    return read(value)
  } catch (cause) {
    throw invalidBody(status, cause)
  }
}

/** Returns `data` of a 2xx response without validation, with the status and the version (ETag) of the response. */
export async function readData(call: Promise<Result<unknown>>, options: ReadOptions | undefined) {
  const { body, ...result } = await readBody(call, options)
  return { data: isObject(body) && body['data'], ...result }
}

/** Returns the result of a write, whose response can have an empty body. */
export async function readWrite(
  call: Promise<Result<unknown>>,
  options: CallOptions | undefined,
): Promise<WriteResult> {
  const { body } = await readBody(call, options)
  const { message, data } = isObject(body) ? body : {}
  const id = isObject(data) && data['id']
  return {
    message: textOf(message),
    ...(isRecordId(id) && { data: { id } }),
  }
}

/**
 * Returns the body of a 2xx response without validation (undefined if the body is empty), the status and the version
 * (ETag). Throws `ApiError` for all other responses.
 */
export async function readBody(
  call: Promise<Result<unknown>>,
  options: ReadOptions | undefined,
  messages: Record<number, string> = {},
) {
  const { data, status, headers } = await readOk(call, options, messages)
  try {
    const body: unknown = data instanceof Blob ? await options?.parse?.(data) : data
    return { body, status, version: headers.get('ETag') }
  } catch (cause) {
    throw invalidBody(status, cause)
  }
}

/** Returns the event stream of a 2xx response. Throws `ApiError` for other responses and for an HTML page. */
export async function readEvents(
  call: Promise<Result<ReadableStream<Uint8Array> | null>>,
  options: CallOptions | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const { data, status, headers } = await readOk(call, options)
  if (data && headers.get('Content-Type')?.startsWith('text/event-stream')) return data
  await data?.cancel()
  throw invalidBody(status)
}

async function readOk<Body>(
  call: Promise<Result<Body>>,
  options: CallOptions | undefined,
  messages: Record<number, string> = {},
) {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (options?.signal?.aborted || cause instanceof ApiError) throw cause
    // openapi-fetch throws a SyntaxError only if it cannot parse the body of a 2xx response.
    if (cause instanceof SyntaxError) throw invalidBody(200, cause)
    const code = cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'network'
    throw new ApiError({ status: 0, code, message: failureMessage(code), cause })
  })
  const { status, headers } = response
  if (!response.ok) throw httpError(response, error, messages[status])
  return { data, status, headers }
}

/** Returns the error for a 2xx response whose body is invalid. */
export function invalidBody(status: number, cause?: unknown): ApiError {
  return new ApiError({ status, code: 'invalid-body', message: failureMessage('invalid-body'), cause })
}

/** Returns the value if it is a text that is not blank, else null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value : null
}
