import { operations } from '../__generated__/operations.ts'
import { isRecordId } from '../isRecordId.ts'
import { ApiError } from './ApiError.ts'
import { createTransport, EVENTS } from './createTransport.ts'
import { failureMessage } from './failureMessage.ts'
import type { FleetClientOptions } from './FleetClientOptions.ts'
import type { OperationArguments, OperationId } from './OperationInput.ts'
import { invalidBody, readAnswer } from './readAnswer.ts'
import { responseOf, type OperationResult } from './responses.ts'
import { createServerClock } from './serverClock.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
}

/** A client of the fleet API. */
export interface FleetClient {
  /**
   * Calls an operation of the contract. Returns the validated data of a read, and the server's message of a write. Each
   * failure is an `ApiError`.
   *
   * @example
   *   await client.request('getDevice', { id: 7 })
   *   await client.request('updateDevice', { id: 7, body, version: device.etag })
   */
  request: <Op extends OperationId>(
    operation: Op,
    ...args: OperationArguments<Op, CallOptions>
  ) => Promise<OperationResult<Op>>
  /** Returns the server's time in epoch ms, from `Date` headers. Before the first response, it is the browser's time. */
  serverNow: () => number
}

/** Creates a client of the fleet API. */
export function createFleetClient(options: FleetClientOptions): FleetClient {
  const clock = createServerClock()
  const transport = createTransport({ ...options, clock })
  const request = async (
    operation: OperationId,
    input: Record<string, unknown> = {},
    { signal }: CallOptions = {},
  ): Promise<unknown> => {
    const response = responseOf(operation)
    const { method, path } = operations[operation]
    // A page of trips has no points, so it is small.
    const parse = response.body === 'trips' && input['limit'] === undefined ? options.parseTrips : undefined
    const { body, version, lastEventId, ...parameters } = input
    const headers: Record<string, unknown> = {}
    if (version) headers['If-Match'] = version
    if (response.body === 'stream') Object.assign(headers, { Accept: EVENTS, 'Last-Event-ID': lastEventId })
    const call = transport.request(method, path, {
      params: split(path, parameters, response.include),
      body,
      headers,
      signal: signal ?? null,
      parseAs: parse ? 'blob' : response.body === 'stream' ? 'stream' : 'json',
      ...(response.keepalive && { keepalive: true }),
    })
    const answer = await readAnswer(call, signal, response.ownWords)
    try {
      if (answer.body instanceof Blob) answer.body = await parse?.(answer.body)
    } catch (cause) {
      throw invalidBody(answer.status, cause)
    }
    return response.read(answer, input)
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table of responses has these types
    request: request as FleetClient['request'],
    serverNow: () => Date.now() + clock.offset(),
  }
}

/** Splits parameters into those of the path and those of the query. Throws `ApiError` for an invalid id. */
function split(path: string, parameters: Record<string, unknown>, include: string | undefined) {
  const inPath: Record<string, unknown> = {}
  const inQuery: Record<string, unknown> = include === undefined ? {} : { include }
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue
    const target = path.includes(`{${name}}`) ? inPath : inQuery
    if (name !== 'id' && !name.endsWith('_id')) target[name] = value
    else if (isRecordId(value)) target[name] = String(value)
    else throw new ApiError({ status: 404, code: 'invalid-id', message: failureMessage('invalid-id', 404) })
  }
  return { path: inPath, query: inQuery }
}
