import { ApiError } from './ApiError.ts'
import { failureMessage } from './failureMessage.ts'
import { httpError, isObject } from './httpError.ts'
import { isRecordId } from './isRecordId.ts'
import type { WriteResult } from './models.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
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
  return { parseAs, signal: options?.signal ?? null }
}

/** The record in `{data: {…}}`; `key` is a field without which it is none. */
export async function readRecord<T>(
  call: Promise<Ended>,
  options: ReadOptions | undefined,
  key: keyof T,
): Promise<T> {
  const { data, status } = await readData(call, options)
  if (!isRecordWith<T>(data, key)) throw invalidBody(status)
  return data
}

/** The records in `{data: […]}`; `key` is a field that each must have. */
export async function readList<T>(
  call: Promise<Ended>,
  options: ReadOptions | undefined,
  key: keyof T,
): Promise<T[]> {
  const { data, status } = await readData(call, options)
  if (!Array.isArray(data) || !data.every((record) => isRecordWith<T>(record, key))) throw invalidBody(status)
  return data
}

/** What stands under `data` in a 2xx answer, and may be anything. */
export async function readData(call: Promise<Ended>, options: ReadOptions | undefined) {
  const { body, status } = await readBody(call, options)
  return { data: isObject(body) && body['data'], status }
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
  const { data, status } = await answered(call, options, ownWords)
  try {
    const parsed: unknown = data instanceof Blob ? options?.parse?.(data) : data?.trim() && JSON.parse(data)
    return { body: await parsed, status }
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

/** The contract's shape is taken on trust; refused is what could not even be shown. */
function isRecordWith<T>(value: unknown, key: keyof T): value is T {
  return isObject(value) && (value[String(key)] ?? null) !== null
}
