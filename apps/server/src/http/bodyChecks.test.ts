import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { addBodyChecks } from './bodyChecks.ts'
import { addErrorHandler } from './errors.ts'

it.each([
  ['a NUL', { name: 'Truk\0' }, 422],
  ['half a surrogate pair', { name: 'Truk \ud83d' }, 422],
  ['half a surrogate pair inside an object', { name: { first: '\ud83d' } }, 422],
  ['half a surrogate pair inside a list', { name: [{ first: '\ude9a' }] }, 422],
  ['half a surrogate pair as the name of a field of an object', { name: { '\ud83d': 1 } }, 422],
  ['a whole surrogate pair', { name: ['🚚', { first: '🚚', last: null, count: 2 }] }, 200],
])('responds to a body with %s', async (_case, payload, status) => {
  const app = fastify()
  addErrorHandler(app)
  addBodyChecks(app)
  app.post('/', async () => ({}))
  const response = await app.inject({ method: 'POST', url: '/', payload })
  expect([response.statusCode, response.json()]).toEqual([
    status,
    status === 200 ? {} : expect.objectContaining({ errors: { name: [expect.any(String)] } }),
  ])
  await app.close()
})
