import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../ApiError.ts'
import { createFleetClient } from '../createFleetClient.ts'
import { fakeFleetFetch } from '../fixtures/fakeFleetFetch.ts'
import { fakeRoutes } from '../fixtures/fakeRoutes.ts'
import { isObject } from '../httpError.ts'
import { createNotificationClient } from '../notifications/createNotificationClient.ts'
import { baseUrl } from '../testing/testClient.ts'
import { wrongResponses } from '../testing/wrongResponses.ts'

/** Schema keywords that this test ignores. Pages rely only on the types of values, not on these limits. */
const ignoredKeywords = new Set(['enum', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'pattern'])
/** The field that this test ignores, because the maps themselves find and report invalid points. */
const ignoredField = 'points'
const contract = JSON.parse(
  readFileSync(new URL('../../../../openapi/__generated__/fleet.json', import.meta.url), 'utf8'),
  (key, value: unknown) => {
    if (ignoredKeywords.has(String(key))) return undefined
    if (key === ignoredField) return {}
    return value === 'integer' ? 'number' : value
  },
)
const ajv = new Ajv2020({ strict: false, strictNumbers: false }).addSchema(contract, 'contract')

// Omits the event stream, which `followFleet.test.ts` tests.
const calls = fakeRoutes.filter(
  ([operation, method]) =>
    method === 'GET' && operation !== 'streamPositions' && operation in clientOver(fetch),
)

function clientOver(fakeFetch: typeof fetch) {
  const options = { baseUrl, token: () => 'x', fetch: fakeFetch }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each call takes at most an id, or a filter
  return { ...createFleetClient(options), ...createNotificationClient(options) } as unknown as Record<
    string,
    (id: string | object, options?: object) => Promise<unknown>
  >
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
    async (name, _method, path) => {
      const { id, body } = await validResponse(path)
      const schema = `contract#/paths/${path.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`
      const validate = ajv.getSchema(schema)
      const faults: string[] = []
      for (const wrong of wrongResponses(body)) {
        const client = clientOver(async () => Response.json(wrong.body))
        const result = await (
          path.includes('{') ? client[name]?.(id, { direction: 'previous' }) : client[name]?.({})
        )?.catch((error: unknown) => error)
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
  // These methods return the whole body, not only its `data`.
  if (/^list(Audit|\w+History|DriverAccess)$/.test(name)) return result
  if (name === 'listNotifications') return result
  if (name !== 'listLivePositions') return { data: result }
  const { positions, ...others } = isObject(result) ? result : {}
  return { ...others, data: positions }
}
