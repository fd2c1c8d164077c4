import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { API_PREFIX } from '../http/contract.ts'
import { checkAnswer } from './checkAnswer.ts'

/** What came back, with its body parsed. */
export interface Answer {
  status: number
  body: any // oxlint-disable-line typescript/no-explicit-any -- tests look into it; its shape was checked against the contract
  headers: Record<string, unknown>
}

/** Calls the API as one user; every answer is checked against the contract. */
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

  /** Any other request; `url` is below the API's prefix. */
  async call(options: InjectOptions & { url: string; method: string }): Promise<Answer> {
    const authorization = this.token === null ? {} : { authorization: `Bearer ${this.token}` }
    const response = await this.app.inject({
      ...options,
      url: API_PREFIX + options.url,
      headers: { ...authorization, ...options.headers },
      // A stream of events has no end to wait for: its head is all that is looked at here.
      payloadAsStream: true,
    })
    const { statusCode: status, headers } = response
    const events = String(headers['content-type']).startsWith('text/event-stream')
    if (events) response.stream().destroy()
    const answer = events ? '' : await text(response.stream())
    const body: unknown = answer === '' ? undefined : JSON.parse(answer)
    if (!events) checkAnswer(options.method, options.url, status, body)
    return { status, body, headers }
  }
}
