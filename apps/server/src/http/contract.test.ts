import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { sampleOperations } from '../testing/operations.ts'

const JSON_HEADERS = { 'content-type': 'application/json' }

describe('requests', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  function send(payload: string | Buffer, headers: Record<string, string> = JSON_HEADERS) {
    return admin.call({ method: 'POST', url: '/driver/create', payload, headers })
  }

  it.each([
    ['cut off', '{"name":'],
    ['empty', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"name"'],
    ['very deep', '{"name":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['in UTF-16', Buffer.from('{"name":"x"}', 'utf16le')],
    ['full of prototypes', '{"__proto__":{"admin":true},"name":"x"}'],
  ])('requests with a body that is %s get 400', async (_case, payload) => {
    expect((await send(payload)).status).toBe(400)
  })

  it.each(sampleOperations.filter(({ payload }) => payload))(
    'Y16: 2,000 nested objects in a request to $operationId get 400, and 20,000 get 400 or 413',
    async ({ operationId, method, url, payload }) => {
      const isSignIn = url.startsWith('/auth/')
      for (const depth of [2_000, 20_000]) {
        const nested = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
        const body = `${JSON.stringify(payload).slice(0, -1)},"x":${nested}}`
        const response = await admin.call({ method, url, payload: body, headers: JSON_HEADERS })
        const status = isSignIn && depth > 2_000 ? 413 : 400
        expect(response, operationId).toMatchObject({ status, body: { message: expect.any(String) } })
      }
    },
  )

  it('Y01: requests without a session get 413 if they are larger than 16 KiB', async () => {
    const email = (length: number) => ({ email: 'x'.repeat(length), password: 'salah' })
    expect((await test.anyone.post('/auth/login', email(16_000))).status).toBe(422)
    expect((await test.anyone.post('/auth/login', email(16_400))).status).toBe(413)
  })

  it('Y01: the response to an array of wrong values names the field once', async () => {
    for (const [length, status] of [
      [500, 400],
      [50_000, 422],
    ] as const) {
      const ids = Array.from({ length }, () => 'x')
      expect(await admin.post('/notification/read', { ids })).toMatchObject({
        status,
        body: { errors: { ids: [expect.any(String)] } },
      })
    }
  })

  it('Y01: the response to many unknown fields names one of them, but no long name', async () => {
    const fields = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, 0]))
    const many = await test.anyone.post('/auth/login', fields)
    expect([many.status, Object.keys(many.body.errors)]).toEqual([400, ['email', 'k0', 'password']])
    const long = await test.anyone.post('/auth/login', {
      email: 'a@b.id',
      password: 'x',
      ['k'.repeat(9_000)]: 0,
    })
    expect(long).toMatchObject({ status: 400, body: { message: expect.any(String) } })
    expect(JSON.stringify(long.body).length).toBeLessThan(200)
  })

  it.each([
    'text/plain',
    'application/xml',
    'text/event-stream',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ])('requests of type %s get 415', async (type) => {
    const response = await send('name=x', { 'content-type': type })
    expect(response).toMatchObject({
      status: 415,
      body: { message: 'Jenis data yang dikirim tidak didukung.' },
    })
  })

  it('compressed requests get 400 and are not decompressed', async () => {
    const bomb = gzipSync(JSON.stringify({ name: 'x'.repeat(5_000_000) }))
    expect((await send(bomb, { ...JSON_HEADERS, 'content-encoding': 'gzip' })).status).toBe(400)
  })

  it('requests that are too large get 413', async () => {
    const response = await send(JSON.stringify({ name: 'x'.repeat(300_000) }))
    expect(response).toMatchObject({ status: 413, body: { message: 'Data yang dikirim terlalu besar.' } })
  })

  it.each([123, true, ['Agus'], { text: 'Agus' }, null])('%j in a text field gets 400', async (name) => {
    expect((await admin.post('/driver/create', { name })).status).toBe(400)
  })

  it.each(['id', 'simulated', 'created_at', 'role_id', 'password_hash', 'is_admin'])(
    'requests that set the field %s get 400 and change nothing',
    async (field) => {
      const before = await test.database.query('select count(*) from driver')
      expect((await admin.post('/driver/create', { name: 'Agus', [field]: 1 })).status).toBe(400)
      expect(await test.database.query('select count(*) from driver')).toEqual(before)
    },
  )

  it.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    '99999999999',
    '9007199254740993',
    '%00',
    '1%27%20or%201=1',
    '%F0%9F%9A%9A',
    'x'.repeat(64),
  ])('requests for the record %s get 400 or 404', async (id) => {
    for (const path of [`/device/${id}`, `/location/province/${id}`, `/gps/session/${id}`]) {
      expect([400, 404]).toContain((await admin.get(path)).status)
    }
  })

  it('requests with an unusual `include` parameter get 200 or 400', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `r${index}`).join(',')
    expect((await admin.get(`/device?include=${many}`)).status).toBe(400)
    expect((await admin.get(`/device?include=${'role.'.repeat(30)}`)).status).toBe(200)
    expect((await admin.get('/device?include[a][b][c][d][e][f][g]=1')).status).toBe(400)
    expect((await admin.get('/device?include=unknown,,vehicle&x[]=1&x[]=2')).status).toBe(200)
  })

  it.each(['DELETE', 'POST', 'PUT'] as const)(
    'a %s without a body may have the content type of JSON',
    async (method) => {
      const url = { DELETE: '/driver/999999', POST: '/driver/999999/archive', PUT: '/driver/999999' }[method]
      const { status } = await admin.call({ method, url, headers: JSON_HEADERS })
      expect(status).toBe(method === 'PUT' ? 400 : 404)
    },
  )

  it('requests to unknown paths get 404 with a message for every method', async () => {
    for (const method of ['GET', 'POST', 'PATCH', 'OPTIONS'] as const) {
      const response = await test.app.inject({ method, url: '/api/v1/nothing/here' })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ message: 'Data tidak ditemukan.' })
    }
  })

  it('requests that fail on the server get 500 without details', async () => {
    await test.database.query('alter table driver rename to driver_gone')
    const response = await admin.get('/driver')
    await test.database.query('alter table driver_gone rename to driver')
    expect(response).toMatchObject({
      status: 500,
      body: { message: 'Terjadi gangguan di server. Silakan coba lagi.' },
    })
    expect(Object.keys(response.body)).toEqual(['message'])
  })

  it('requests that Node cannot parse get an error with a message', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    expect(await exchange(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 [^]*Permintaan tidak dapat dibaca/,
    )
    expect(await exchange(`GET /${'x'.repeat(65_536)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 /,
    )
    expect(await exchange('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*Permintaan tidak dapat dibaca/)
    expect(await exchange('GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 /,
    )
  })

  async function exchange(text: string): Promise<string> {
    const { port } = test.app.server.address() as AddressInfo // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: a listening server has an address of this kind
    const socket = connect(port, '127.0.0.1')
    let response = ''
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()))
    socket.on('error', () => undefined)
    socket.write(text)
    await once(socket, 'close')
    return response
  }
})
