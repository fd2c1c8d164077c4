import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { addErrorHandler } from './errors.ts'

it.each(['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'])(
  'a database that is too busy to be reached is 503 (%s)',
  async (message) => {
    const app = fastify()
    addErrorHandler(app)
    app.get('/', async () => {
      throw new Error(message)
    })
    const answer = await app.inject('/')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    await app.close()
  },
)
