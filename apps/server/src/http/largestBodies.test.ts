import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { sampleOperations } from '../testing/operations.ts'
import { operationsOf, readContract } from './contract.ts'

/** Maximum time for which a request may hold the event loop, in milliseconds. */
const MAX_HOLD_MS = 200
/** Maximum size of a body in bytes: of sign-in, of reports of trackers, of imported sheets, and of all other operations. */
const limits = { auth: 16 * 1024, reportPositions: 1024 * 1024, import: 2 * 1024 * 1024, other: 256 * 1024 }
const JSON_HEADERS = { 'content-type': 'application/json' }

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  oneOf?: Schema[]
  maxItems?: number
  maxLength?: number
}

const contract: object = readContract()

/** Returns a schema, or the schema to which it refers. */
function resolve(schema: Schema): Schema {
  const path = schema.$ref?.split('/').slice(1) ?? []
  return path.reduce<any>((part, name) => part[name], path.length > 0 ? contract : schema) // oxlint-disable-line typescript/no-explicit-any -- any: the contract is a parsed file
}

const bodies = new Map(
  operationsOf(readContract()).map(({ operationId, requestBody }) => [
    operationId,
    requestBody?.content['application/json']?.schema,
  ]),
)
const operations = sampleOperations.flatMap((operation) => {
  const schema = bodies.get(operation.operationId)
  return schema ? [{ ...operation, schema: resolve(schema) }] : []
})

function limitOf({ operationId, url }: { operationId: string; url: string }): number {
  if (operationId === 'reportPositions') return limits.reportPositions
  if (url.startsWith('/import')) return limits.import
  return url.startsWith('/auth/') ? limits.auth : limits.other
}

type Path = readonly string[]

/** Lists the fields of a body, also inside other objects. A field of several types has an entry for each of them. */
function fieldsOf(schema: Schema, path: Path = []): { path: Path; schema: Schema }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const whole = resolve(inner)
    return (whole.oneOf ?? [whole])
      .map(resolve)
      .flatMap((part) => [{ path: [...path, name], schema: part }, ...fieldsOf(part, [...path, name])])
  })
}

/** Returns a copy of a body with another value at a path. */
function withValue(body: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  const inside: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  return { ...inside, [name]: withValue(inside[name], rest, value) }
}

/** Joins as many parts as fit into a number of bytes. */
function fill(bytes: number, make: (index: number) => string, most = Infinity): string {
  const parts: string[] = []
  for (let size = 2; parts.length < most;) {
    const part = make(parts.length)
    size += Buffer.byteLength(part) + 1
    if (size > bytes) break
    parts.push(part)
  }
  return parts.join()
}

/** Values as JSON that are invalid in most fields, or that are slow to check. */
const items = ['0', '""', '"!"', 'null', '{}', '[]', '{"a":1}', '"a@a@a@a@a@a@"', '1e9', '-1.5', '"\\ud83d"']

type Shape = (bytes: number, item: string) => string
/** Values as JSON with almost the given number of bytes, of every kind that a body or a field can have. */
const shapes: Record<string, Shape> = {
  'the same value again and again': (bytes, item) => `[${fill(bytes, () => item)}]`,
  'distinct numbers': (bytes) => `[${fill(bytes, (index) => String(index + 1))}]`,
  'distinct texts': (bytes) => `[${fill(bytes, (index) => `"x${index}"`)}]`,
  'distinct objects': (bytes) =>
    `[${fill(bytes, (index) => `{"id":"8612${index + 10 ** 10}","lat":-6.2,"lon":106.8}`)}]`,
  'many fields': (bytes, item) => `{${fill(bytes, (index) => `"k${index}":${item}`)}}`,
  'nested objects': (bytes) => '{"a":'.repeat(bytes / 6) + '1' + '}'.repeat(bytes / 6),
  'nested arrays': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'one letter': (bytes) => `"${'a'.repeat(bytes)}"`,
  spaces: (bytes) => `" ${' '.repeat(bytes - 2)}x"`,
  'parts of an address': (bytes) => `"${'a.a-'.repeat(bytes / 4)}"`,
  'combining marks': (bytes) => `"${'\u0315\u0300'.repeat(bytes / 4)}"`,
  'a number': (bytes) => '9'.repeat(bytes),
}

/** Returns a body as JSON in which the field at a path has another value; the value is given as JSON. */
function bodyWith(sample: object, path: Path, json: string): string {
  return JSON.stringify(withValue(sample, path, MARK)).replace(`"${MARK}"`, () => json)
}

const MARK = 'the large value'

/**
 * Runs work and returns the longest time for which it held the event loop, in milliseconds of CPU time of this thread.
 * CPU time does not grow while other processes use the processor, so that the result is stable on a busy machine.
 */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = process.threadCpuUsage()
  let isRunning = true
  function measure() {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, now.user + now.system - last.user - last.system)
    last = now
    if (isRunning) setImmediate(measure)
  }
  setImmediate(measure)
  await work().finally(() => (isRunning = false))
  measure()
  return longest / 1_000
}

describe('Y01: the largest body', () => {
  let test: TestApp
  let admin: Caller
  let count = 0

  async function signIn() {
    admin = await test.signIn()
    await test.database.query('update session_token set confirmed_at = now() where user_id = $1', [
      admin.userId,
    ])
  }

  beforeAll(async () => {
    test = await createTestApp({ REGISTRATION: 'approval', TRUST_PROXY: '127.0.0.1' })
    await signIn()
  })
  afterAll(() => test.close())

  /** Sends a body, from another network each time, because some operations limit the requests of a network. */
  async function send({ operationId, method, url }: (typeof operations)[number], payload: string) {
    count += 1
    const network = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
    const headers = { ...JSON_HEADERS, 'x-forwarded-for': network }
    let status = 0
    const held = await longestHold(async () => {
      ;({ status } = await admin.call({ method, url, payload, headers }))
    })
    if (status === 401 && !url.startsWith('/auth/')) await signIn()
    return { operationId, status, held }
  }

  it.each(operations)(
    'Y01: of $operationId holds the event loop for less than 200 ms',
    async (operation) => {
      const limit = limitOf(operation)
      const sample = operation.payload ?? {}
      // One field for each schema, because the rules of a user have a dozen lists of vehicles.
      const fields = [...new Map(fieldsOf(operation.schema).map((one) => [one.schema, one])).values()]
      const bytes = limit - JSON.stringify(sample).length - 100
      const wrong: object[] = []
      async function check(field: Path, name: string, json: string) {
        const body = bodyWith(sample, field, json)
        const first = await send(operation, body)
        const { status } = first
        let { held } = first
        // A slow body is slow each time; a collection of the garbage of earlier tests falls into one request only.
        for (let again = 0; again < 2 && held > MAX_HOLD_MS; again += 1)
          held = Math.min(held, (await send(operation, body)).held)
        if (held > MAX_HOLD_MS || status === 500) wrong.push({ field: field.join('.'), name, status, held })
      }
      // The first request also compiles the schema.
      await send(operation, JSON.stringify(sample))
      for (const [name, shape] of Object.entries(shapes)) {
        await check([], name, shape(bytes, JSON.stringify(sample)))
        await check(['x'], name, shape(bytes, '"!"'))
        for (const { path, schema } of fields)
          if (schema.type === 'array' || schema.type === 'object')
            await check(path, name, shape(bytes, '"!"'))
      }
      for (const { path, schema } of fields) {
        const { maxItems, maxLength } = schema
        const numbers = fill(bytes, (index) => String(index + 1), maxItems)
        if (schema.type === 'array') await check(path, 'as many as permitted', `[${numbers}]`)
        if (maxLength) await check(path, 'as long as permitted', `"${'a'.repeat(maxLength)}"`)
      }
      const random = fc.tuple(
        fc.constantFrom(...fields.map(({ path }) => path), ['x'], []),
        fc.constantFrom(...Object.entries(shapes)),
        fc.constantFrom(...items),
      )
      await fc.assert(
        fc.asyncProperty(random, async ([field, [name, shape], item]) =>
          check(field, `${name} ${item}`, shape(bytes, item)),
        ),
        { numRuns: 10 },
      )
      expect(wrong).toEqual([])
    },
    300_000,
  )
})
