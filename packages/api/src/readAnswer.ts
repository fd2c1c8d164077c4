import { ApiError } from './ApiError.ts'
import { failureMessage } from './failureMessage.ts'
import { httpError, isObject } from './httpError.ts'
import { isRecordId } from './isRecordId.ts'
import type { Rows, WriteResult } from './models.ts'
import { rows, type Reader } from './readers/reader.ts'
import { keepVersion } from './recordVersion.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The version that an update is based on, as `versionOf` tells it; refused with 412 when it is no longer the newest. */
  version?: string | undefined
}

/** How a call of openapi-fetch ends, with the body asked for as text. */
interface Ended<Body = string | Blob> {
  data?: Body | undefined
  error?: unknown
  response: Response
}

interface ReadOptions extends CallOptions {
  /** Parses the body of a call that asked for it as a blob; may take its time. */
  parse?: ((json: Blob) => unknown) | undefined
}

/** Asked of every call: the body as text, so that what is not JSON can be told from what is; as a blob where it is parsed elsewhere. */
export function asText(options: ReadOptions | undefined) {
  const parseAs = options?.parse ? ('blob' as const) : ('text' as const)
  const headers = options?.version ? { 'If-Match': options.version } : {}
  return { parseAs, signal: options?.signal ?? null, headers }
}

/** The record in `{data: {…}}`. */
export async function readRecord<T extends object>(
  call: Promise<Ended>,
  options: ReadOptions | undefined,
  read: Reader<T>,
): Promise<T> {
  const { data, status, version } = await readData(call, options)
  const record = readAs(read, data, status)
  keepVersion(record, version)
  return record
}

/** Returns the valid records of `{data: […]}`; invalid ones are left out and counted. */
export async function readList<T>(
  call: Promise<Ended>,
  options: ReadOptions | undefined,
  read: Reader<T>,
): Promise<Rows<T>> {
  const { data, status } = await readData(call, options)
  return readRows(read, data, status)
}

/** The records in `{data: […], next}` that can be read, and the cursor of the page after them where there is one. */
export async function readPage<T>(
  call: Promise<Ended>,
  options: ReadOptions | undefined,
  read: Reader<T>,
): Promise<{ data: Rows<T>; next?: string }> {
  const { body, status } = await readBody(call, options)
  const { data, next } = isObject(body) ? body : {}
  const cursor = textOf(next)
  // A page without a valid row is not an error: later pages may have some.
  return { data: readAs(rows(read), data, status), ...(cursor !== null && { next: cursor }) }
}

/** The rows of a list that can be read; throws `ApiError` where that is none of them, since such a list is not empty. */
export function readRows<T>(read: Reader<T>, value: unknown, status: number): Rows<T> {
  const found = readAs(rows(read), value, status)
  if (found.length === 0 && found.unreadable) throw invalidBody(status)
  return found
}

/** What a reader makes of a value of an answer; throws `ApiError` for one that cannot be used. */
export function readAs<T>(read: Reader<T>, value: unknown, status: number): T {
  try {
    return read(value)
  } catch (cause) {
    throw invalidBody(status, cause)
  }
}

/** What stands under `data` in a 2xx answer, and may be anything. */
export async function readData(call: Promise<Ended>, options: ReadOptions | undefined) {
  const { body, ...answer } = await readBody(call, options)
  return { data: isObject(body) && body['data'], ...answer }
}

/** What a write answers; a server may say nothing at all. */
export async function readWrite(
  call: Promise<Ended>,
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

/** The parsed body of a 2xx answer, nothing when it is empty; throws `ApiError` for everything else. */
export async function readBody(
  call: Promise<Ended>,
  options: ReadOptions | undefined,
  ownWords: Record<number, string> = {},
) {
  const { data, status, headers } = await answered(call, options, ownWords)
  try {
    const parsed: unknown = data instanceof Blob ? options?.parse?.(data) : data?.trim() && JSON.parse(data)
    return { body: await parsed, status, version: headers.get('ETag') }
  } catch (cause) {
    throw invalidBody(status, cause)
  }
}

/** The events of a 2xx answer that is a stream of them; throws `ApiError` for everything else, a page of HTML too. */
export async function readEvents(
  call: Promise<Ended<ReadableStream<Uint8Array> | null>>,
  options: CallOptions | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const { data, status, headers } = await answered(call, options)
  if (data && headers.get('Content-Type')?.startsWith('text/event-stream')) return data
  await data?.cancel()
  throw invalidBody(status)
}

async function answered<Body>(
  call: Promise<Ended<Body>>,
  options: CallOptions | undefined,
  ownWords: Record<number, string> = {},
) {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (options?.signal?.aborted || cause instanceof ApiError) throw cause
    const code = cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'network'
    throw new ApiError({ status: 0, code, message: failureMessage(code), cause })
  })
  const { status, headers } = response
  if (!response.ok) throw httpError(response, error, ownWords[status])
  return { data, status, headers }
}

/** The error for an answer that is 2xx, but not what the call needs. */
export function invalidBody(status: number, cause?: unknown): ApiError {
  return new ApiError({ status, code: 'invalid-body', message: failureMessage('invalid-body'), cause })
}

/** A text that says something, else null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value : null
}
