import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { sampleOperations } from '../testing/operations.ts'

/** Number of random requests to each operation. */
const RUNS = 30
const withoutLogin = sampleOperations.filter(
  ({ operationId }) => operationId !== 'login' && operationId !== 'logout',
)

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '1e308',
    '-0',
    '9007199254740993',
    '../..',
    '%00',
    '🚚'.repeat(40),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const value = fc.oneof(
  hostile,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(hostile, fc.integer()), { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.integer(), { maxKeys: 3 }),
)

/** Generates request bodies: valid bodies with some fields dropped, replaced or added, and also arbitrary values. */
function bodyLike(payload: object | undefined) {
  const fields = Object.entries(payload ?? {})
  const changed = fc.record(
    Object.fromEntries(fields.map(([name, right]) => [name, fc.oneof(fc.constant(right), value)])),
    {
      requiredKeys: [],
    },
  )
  const extended = fc.tuple(
    changed,
    fc.dictionary(fc.constantFrom('id', '__proto__', 'x', 'role_id'), value, { maxKeys: 1 }),
  )
  return fc.oneof(
    { weight: 4, arbitrary: changed },
    { weight: 1, arbitrary: extended.map(([left, right]) => ({ ...left, ...right })) },
    { weight: 1, arbitrary: value },
  )
}

describe('any request', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    // A random request can end the session, for example if it changes the password. The test then signs in as another
    // user.
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  it.each(withoutLogin)('a request to $operationId gets no undocumented 5xx response', async (operation) => {
    const request = fc.record({
      id: fc.oneof(fc.constantFrom('1', '2', '901', '31'), hostile),
      query: fc.oneof(
        fc.constantFrom(
          '',
          'include=vehicle,driver,role,role.permissions,regencies,type',
          'summary=1',
          'device_id=1&from=x',
        ),
        fc
          .tuple(fc.constantFrom('include', 'from', 'to', 'summary', 'device_id', 'a[b]'), hostile)
          .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`),
      ),
      body: bodyLike(operation.payload),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ id, query, body }) => {
        const path = operation.url.replace('987654', encodeURIComponent(id.toWellFormed()))
        const payload = operation.payload
          ? { payload: JSON.stringify(body) ?? 'null', headers: { 'content-type': 'application/json' } }
          : {}
        const { status } = await admin.call({
          method: operation.method,
          url: path.includes('?') ? `${path}&${query}` : `${path}?${query}`,
          ...payload,
        })
        // The tests have no geocoder and no push provider, so these operations may respond with 502 or 503, as the
        // contract allows.
        const outside = ['reverseGeocode', 'sendTestPush'].includes(operation.operationId) ? [502, 503] : []
        expect(outside.includes(status) ? 0 : status).toBeLessThan(500)
        if (status === 401) admin = await test.signIn()
      }),
      { numRuns: RUNS },
    )
  })
})
