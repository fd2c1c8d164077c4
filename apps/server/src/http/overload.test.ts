import { setTimeout as wait } from 'node:timers/promises'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addErrorHandler } from './errors.ts'
import { addOverloadGuard } from './serverOptions.ts'

describe('addOverloadGuard', () => {
  let app: FastifyInstance

  beforeEach(() => {
    app = fastify()
    addErrorHandler(app)
    addOverloadGuard(app, { maxEventLoopDelay: 150, sampleInterval: 400 })
    app.get('/', async () => ({ data: 1 }))
  })
  afterEach(() => app.close())

  it('rejects requests while the event loop is delayed, and accepts them afterwards', async () => {
    await app.listen({ port: 0 })
    await wait(900)
    expect((await app.inject('/')).statusCode).toBe(200)
    await stayLate()
    const refused = await app.inject('/')
    expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
    expect(refused.json()).toEqual({ message: expect.stringMatching(/\.$/) })
    await expect.poll(async () => (await app.inject('/')).statusCode, { timeout: 5_000 }).toBe(200)
  })

  it('accepts requests right after a start that delayed the event loop', async () => {
    app.addHook('onReady', stayLate)
    await app.listen({ port: 0 })
    expect((await app.inject('/')).statusCode).toBe(200)
  })
})

/** Blocks the event loop for one second. */
async function stayLate() {
  const end = performance.now() + 1_000
  while (performance.now() < end) {
    block(250)
    await wait(0)
  }
}

function block(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}
