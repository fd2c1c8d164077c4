import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../ApiError.ts'
import { createFleetClient } from '../createFleetClient.ts'
import { fakeFleetFetch } from '../../fixtures/fakeFleetFetch.ts'
import { operations } from '../../__generated__/operations.ts'
import { isObject } from '../httpError.ts'
import { baseUrl } from '../../testing/testClient.ts'
import { wrongResponses } from '../../testing/wrongResponses.ts'

/** Schema keywords that this test ignores. Pages rely only on the types of values, not on these limits. */
const ignoredKeywords = new Set(['enum', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'pattern'])
/** The field that this test ignores, because the maps themselves find and report invalid points. */
const ignoredField = 'points'
const contract = JSON.parse(
  readFileSync(new URL('../../../../../openapi/__generated__/fleet.json', import.meta.url), 'utf8'),
  (key, value: unknown) => {
    if (ignoredKeywords.has(key)) return undefined
    if (key === ignoredField) return {}
    return value === 'integer' ? 'number' : value
  },
)
const ajv = new Ajv2020({ strict: false, strictNumbers: false }).addSchema(contract, 'contract')

// Omits the event stream, which `followFleet.test.ts` tests.
const calls = Object.entries(operations).flatMap(([operation, { method, path, permission }]) =>
  method === 'GET' && operation !== 'streamPositions' && permission !== 'device'
    ? [[operation, path] as const]
    : [],
)

function clientOver(fakeFetch: typeof fetch) {
  const { request } = createFleetClient({ baseUrl, token: () => 'x', fetch: fakeFetch })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each call takes at most an id, or a filter
  return request as (operation: string, input: object) => Promise<unknown>
}

/** Keeps two rows of each list, so that the test is faster. */
function firstRows(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    Array.isArray(value) ? value.slice(0, 2) : value,
  )
}

/** Returns the response of the fixtures for a path, and the id that replaced `{id}`. Tries ids until one exists. */
async function validResponse(path: string) {
  for (const id of ['1', '7', '14', '31', '3174', '317407', '416']) {
    const response = await fakeFleetFetch()(baseUrl + path.replace('{id}', id))
    if (response.ok) return { id, body: firstRows(await response.json()) }
  }
  throw new Error(`The fixtures have no response for ${path}.`)
}

describe('X07 any response', () => {
  it.each(calls)(
    '%s returns data of the contract or an ApiError for a response with one invalid value',
    async (name, path) => {
      const { id, body } = await validResponse(path)
      const schema = `contract#/paths/${path.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`
      const validate = ajv.getSchema(schema)
      const faults: string[] = []
      for (const wrong of wrongResponses(body)) {
        const request = clientOver(async () => Response.json(wrong.body))
        const input = {
          ...(path.includes('{') && { id }),
          ...(name === 'getNeighbourSession' && { direction: 'previous' }),
        }
        const result = await request(name, input).catch((error: unknown) => error)
        if (result instanceof ApiError && result.code === 'invalid-body') continue
        if (result instanceof Error) faults.push(`${wrong.description}: ${String(result)}`)
        else if (!validate?.(bodyOf(name, result)))
          faults.push(`${wrong.description}: ${ajv.errorsText(validate?.errors)}`)
      }
      expect(faults).toEqual([])
    },
  )
})

/** Converts the result of a client method back to a response body, so that the contract can validate it. */
function bodyOf(name: string, result: unknown) {
  // The result is the whole body, not only its `data`.
  if (name === 'listNotifications') return result
  if (name === 'listSpeeding' && isObject(result)) return { ...result, data: result['stretches'] }
  if (name !== 'listLivePositions') return { data: result }
  const { positions, ...others } = isObject(result) ? result : {}
  return { ...others, data: positions }
}
