import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { addErrorHandler } from './errors.ts'
import { unavailable } from './HttpError.ts'
import { SecretKeyError } from '../security/factors/keyCheck.ts'

it.each(['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'])(
  'responds with 503 when the database is too busy (%s)',
  async (message) => {
    const app = fastify()
    addErrorHandler(app)
    app.get('/', async () => {
      throw new Error(message)
    })
    const response = await app.inject('/')
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    await app.close()
  },
)

it.each([
  ['id', 'SECRET_KEY harus sama di semua server'],
  ['en', 'SECRET_KEY must be the same on all servers'],
])('Y14: responds with 503 to another secret key than that of the database (%s)', async (language, text) => {
  const app = fastify()
  addErrorHandler(app)
  app.get('/', async () => {
    throw new SecretKeyError(true)
  })
  const response = await app.inject({ url: '/', headers: { 'accept-language': language } })
  expect(response.statusCode).toBe(503)
  expect(response.json().message).toContain(text)
  await app.close()
})

it('logs the stack of an unexpected error, but not of an `HttpError`', async () => {
  const lines: string[] = []
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } })
  addErrorHandler(app)
  app.get('/full', async () => {
    throw unavailable()
  })
  app.get('/broken', async () => {
    throw new Error('The disk is full.')
  })
  await app.inject('/full')
  await app.inject('/broken')
  await app.close()
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('"status":503')
  expect(lines[0]).not.toContain('stack')
  expect(lines[1]).toContain('errors.test.ts')
})

it.each([
  ['DELETE', 409, undefined],
  ['PUT', 422, { depot_id: ['Pilihan ini tidak ada.'] }],
] as const)('responds to %s with %s when it violates a foreign key', async (method, status, errors) => {
  const app = fastify()
  addErrorHandler(app)
  app.route({
    method,
    url: '/',
    handler: async () => {
      throw Object.assign(new Error('violates foreign key constraint'), {
        code: '23503',
        table: 'vehicle',
        constraint: 'vehicle_depot_id_fkey',
      })
    },
  })
  const response = await app.inject({ method, url: '/' })
  expect([response.statusCode, response.json().errors]).toEqual([status, errors])
  await app.close()
})
