import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { API_PREFIX } from '../http/contract.ts'
import { checkResponse } from './checkResponse.ts'

/** A response with its parsed body. */
export interface TestResponse {
  status: number
  body: any // oxlint-disable-line typescript/no-explicit-any -- tests read it; its shape is checked against the contract
  headers: Record<string, unknown>
}

/** Calls the API as one user; checks every response against the contract. */
export class Caller {
  readonly token: string | null
  readonly userId: number
  private readonly app: FastifyInstance

  constructor(app: FastifyInstance, token: string | null, userId: number) {
    this.app = app
    this.token = token
    this.userId = userId
  }

  get(path: string) {
    return this.call({ method: 'GET', url: path })
  }

  post(path: string, payload?: object) {
    return this.call({ method: 'POST', url: path, ...(payload ? { payload } : {}) })
  }

  put(path: string, payload: object) {
    return this.call({ method: 'PUT', url: path, payload })
  }

  delete(path: string) {
    return this.call({ method: 'DELETE', url: path })
  }

  /** Sends any request; `url` is relative to the API's prefix. */
  async call(options: InjectOptions & { url: string; method: string }): Promise<TestResponse> {
    const authorization = this.token === null ? {} : { authorization: `Bearer ${this.token}` }
    const response = await this.app.inject({
      ...options,
      url: API_PREFIX + options.url,
      headers: { ...authorization, ...options.headers },
      // An event stream does not end: the caller reads only its headers.
      payloadAsStream: true,
    })
    const { statusCode: status, headers } = response
    const events = String(headers['content-type']).startsWith('text/event-stream')
    if (events) response.stream().destroy()
    const content = events ? '' : await text(response.stream())
    const body: unknown = content === '' ? undefined : JSON.parse(content)
    if (!events) checkResponse(options.method, options.url, status, body)
    return { status, body, headers }
  }
}
