import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'

describe('X14 an Idempotency-Key', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  function create(key: string) {
    return admin.call({
      method: 'POST',
      url: '/driver/create',
      payload: { name: 'Agus' },
      headers: { 'idempotency-key': key },
    })
  }

  async function count() {
    return (await admin.get('/driver')).body.data.length
  }

  it.each([
    ['one character', 'k'],
    ['255 characters', 'k'.repeat(255)],
    ['letters beyond ASCII', 'kunci-ké'],
    ['255 characters of four bytes', '🚚'.repeat(255)],
    ['quotes and backslashes', `'"\\;--`],
  ])('a key of %s creates one record when the request is repeated', async (_case, key) => {
    const before = await count()
    const responses = [await create(key), await create(key)]
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    expect(await count()).toBe(before + 1)
  })

  it.each([
    ['nothing', ''],
    ['256 characters', 'k'.repeat(256)],
    ['8,000 characters', 'k'.repeat(8000)],
    ['a NUL', 'kunci\0'],
  ])('a key of %s gets 400 and creates no record', async (_case, key) => {
    const before = await count()
    expect(await create(key)).toMatchObject({ status: 400, body: { errors: { 'idempotency-key': [/./] } } })
    expect(await count()).toBe(before)
  })

  it('a request with two Idempotency-Key headers gets 400', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const address = test.app.server.address()
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
    const body = '{"name":"Agus"}'
    let response = ''
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()))
    socket.write(
      `POST /api/v1/driver/create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n` +
        `Idempotency-Key: satu\r\nIdempotency-Key: dua\r\n\r\n${body}`,
    )
    await once(socket, 'close')
    expect(response).toMatch(/^HTTP\/1.1 400 /)
  })
})
