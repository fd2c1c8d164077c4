import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { API_PREFIX } from '../http/contract.ts'

/** A response with its parsed body. */
export interface TestResponse {
  status: number
  body: any // oxlint-disable-line typescript/no-explicit-any -- tests read any property
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
      // Reads only the headers of an event stream, because it does not end.
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

interface Responses {
  responses: Record<string, object>
}

const contract: { paths: Record<string, Record<string, Responses>> } = JSON.parse(
  readFileSync(new URL('../../../../openapi/__generated__/fleet.json', import.meta.url), 'utf8'),
)
const ajv = addFormatsModule.default(new Ajv2020({ strict: false }))
ajv.addSchema(contract, 'fleet')
const patterns = Object.keys(contract.paths)
  // Tries a fixed path such as /device/create before /device/{id}.
  .toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}$`) }))
const validators = new Map<string, ValidateFunction>()

/** Throws if a response does not match the contract of its operation and status. */
export function checkResponse(method: string, url: string, status: number, body: unknown): void {
  const path = patterns.find(({ pattern }) => pattern.test(url.split('?')[0] ?? ''))?.path
  const operation = path === undefined ? undefined : contract.paths[path]?.[method.toLowerCase()]
  if (path === undefined || !operation) return
  if (!(status in operation.responses)) {
    throw new Error(
      `${method} ${url} returned ${status}, which is not in the contract: ${JSON.stringify(body)}`,
    )
  }
  const validate = validatorOf(path, method.toLowerCase(), status)
  if (validate(body)) return
  throw new Error(
    `${method} ${url} returned ${status} with a body that violates the contract: ${ajv.errorsText(validate.errors)}`,
  )
}

function validatorOf(path: string, method: string, status: number): ValidateFunction {
  const pointer = ['paths', path, method, 'responses', String(status)].map(escape).join('/')
  const known = validators.get(pointer)
  if (known) return known
  const response = contract.paths[path]?.[method]?.responses[status]
  const home = response && '$ref' in response ? String(response.$ref).slice(2) : pointer
  const validate = ajv.compile({ $ref: `fleet#/${home}/content/${escape('application/json')}/schema` })
  validators.set(pointer, validate)
  return validate
}

function escape(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
}
