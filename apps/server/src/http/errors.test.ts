import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { addErrorHandler } from './errors.ts'
import { unavailable } from './HttpError.ts'

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

it('a refusal that was meant leaves a line in the log, without a stack', async () => {
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
