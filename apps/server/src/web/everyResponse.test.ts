import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../buildApp.ts'
import { readConfig } from '../config/config.ts'
import { serverOptions } from '../http/serverOptions.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { securityHeaders } from '../http/securityHeaders.ts'

const END = '\r\n\r\n'
const post = (body: string, headers = '') =>
  `POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n${body}`
const get = (path: string, method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close${END}`

/** Raw requests with the expected status. */
const requests: [what: string, status: number, text: string][] = [
  ['an invalid request line', 400, `NONSENSE${END}`],
  ['an unknown method', 400, `BREW / HTTP/1.1\r\nHost: x${END}`],
  ['an unknown HTTP version', 400, `GET / HTTP/9.9\r\nHost: x${END}`],
  ['an invalid header', 400, `GET / HTTP/1.1\r\nHost: x\r\nno colon${END}`],
  ['a NUL in a header', 400, `GET / HTTP/1.1\r\nHost: x\r\nX: a\0b${END}`],
  ['no Host', 400, `GET / HTTP/1.1\r\nConnection: close${END}`],
  ['two Content-Length headers', 400, post('{}', 'Content-Length: 2\r\nContent-Length: 3\r\n')],
  [
    'Content-Length with chunks',
    400,
    post('0\r\n\r\n', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n'),
  ],
  ['a chunk without a size', 400, post('zz\r\n', 'Transfer-Encoding: chunked\r\n')],
  ['a header that is too long', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(65_536)}${END}`],
  ['a URL that is too long', 431, get(`/${'x'.repeat(65_536)}`)],
  ['a URL that cannot be decoded', 400, get('/%zz')],
  ['a URL of the API that cannot be decoded', 400, get('/api/v1/device/%zz')],
  ['a parameter that is too long', 404, get(`/api/v1/device/${'1'.repeat(600)}`)],
  ['a path that does not exist', 404, get('/api/v1/nothing')],
  ['an asset that does not exist', 404, get('/assets/gone-1.js')],
  ['a method without a route', 404, get('/healthz', 'PROPFIND')],
  ['OPTIONS', 404, get('/api/v1/device', 'OPTIONS')],
  ['HEAD', 401, get('/api/v1/device', 'HEAD')],
  ['a call without a token', 401, get('/api/v1/me')],
  [
    'an unknown Expect header',
    200,
    `GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: coffee\r\nConnection: close${END}`,
  ],
  ['the health check', 200, get('/healthz')],
  ['the settings', 200, get('/config.json')],
  ['the reference', 302, get('/docs')],
  ['the contract', 200, get('/docs/fleet.yaml')],
  ['HTTP/1.0', 200, `GET /healthz HTTP/1.0${END}`],
  ['a body that is too large', 413, post('', 'Content-Length: 9000000\r\nConnection: close\r\n')],
  ['an incomplete head', 408, 'GET / HTTP/1.1\r\nHost:'],
  ['an incomplete body', 408, post('{"email"', 'Content-Length: 100\r\n')],
]

describe('X12 every response', () => {
  let test: TestApp
  let port = 0
  let close = async () => {}

  beforeAll(async () => {
    test = await createTestApp()
    const config = readConfig({ NODE_ENV: 'test', DEMO: '0', LOG_LEVEL: 'silent' })
    const app = await buildApp(config, test.database, test.intake, {
      pace: { headers: 400, request: 600, check: 20 },
      guardsOverload: false,
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    port = typeof address === 'object' ? (address?.port ?? 0) : 0
    close = () => app.close()
  })
  afterAll(async () => {
    await close()
    await test.close()
  })

  /** Sends a raw request and returns the response; reads until the server disconnects. */
  async function exchange(text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    let response = ''
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()))
    socket.on('error', () => undefined)
    socket.write(text)
    await once(socket, 'close')
    return response
  }

  it.each(requests)('the response to %s is %i and has the security headers', async (_what, status, text) => {
    const [head = '', body = ''] = (await exchange(text)).split(END)
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const headers = Object.fromEntries(
      head
        .split('\r\n')
        .map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
    )
    expect(headers).toMatchObject(securityHeaders)
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
    if (status < 400) return
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': /^application\/json/ })
    if (body !== '') expect(JSON.parse(body).message).toMatch(/\.$/)
  })

  it('the response to a request that Node cannot parse is in the language of the client (X25)', async () => {
    const response = await exchange(`GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: en\r\nno colon${END}`)
    expect(response).toMatch(/content-language: en[^]*The request could not be read/)
  })

  it.each([
    ['a head', 'GET / HTTP/1.1\r\nHost: x\r\n', 'x'],
    ['a body', post('', 'Content-Length: 5000\r\n'), ' '],
    ['nothing', '', ''],
  ])('X17: disconnects a client that sends %s byte by byte', async (_what, start, next) => {
    const socket = connect(port, '127.0.0.1')
    let response = ''
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()))
    socket.on('error', () => undefined)
    socket.write(start)
    const slowWrites = setInterval(() => socket.writable && socket.write(next), 20)
    await once(socket, 'close')
    clearInterval(slowWrites)
    expect(response).toMatch(/^HTTP\/1.1 408 /)
  })
})

it('X17: a client has 10 to 15 seconds to send a request', () => {
  const { requestTimeout = 0, http } = serverOptions(readConfig({ NODE_ENV: 'test' }))
  const { headersTimeout = 0, connectionsCheckingInterval = 30_000 } = http ?? {}
  expect(headersTimeout).toBe(10_000)
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThan(15_000)
})
