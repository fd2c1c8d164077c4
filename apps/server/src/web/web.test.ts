import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { addErrorHandler } from '../http/errors.ts'
import { writePmtilesHead } from '../testing/streets/writePmtiles.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { addDashboardRoutes } from './dashboardRoutes.ts'

const THEME_SCRIPT = `document.documentElement.dataset.theme = 'dark'`
const START_STYLE = 'main{color:teal}'
const PAGE = `<html><head><script>${THEME_SCRIPT}</script><style data-s>${START_STYLE}</style><meta property="csp-nonce" nonce="__CSP_NONCE__"></head>
<body><script type="module" nonce="__CSP_NONCE__" src="/assets/main-1.js"></script></body></html>`

describe('the dashboard', () => {
  let dist = ''
  const app: FastifyInstance = fastify()

  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'sikud-dist-'))
    await mkdir(join(dist, 'assets'))
    await writeFile(join(dist, 'index.html'), PAGE)
    await writeFile(join(dist, 'mark.svg'), '<svg/>')
    await writeFile(join(dist, 'offline-worker.js'), 'export {}')
    await writeFile(join(dist, 'assets/main-1.js'), 'export {}')
    await writeFile(join(dist, 'assets/worker-1.mjs'), 'export {}')
    await writeFile(join(dist, 'assets/main-1.js.br'), 'brotli')
    await writeFile(join(dist, 'assets/main-1.js.gz'), 'gzip')
    addErrorHandler(app)
    const config = readConfig({ MAP_TILE_URL: 'https://tiles.armada.example/{z}/{x}/{y}.png' })
    await addDashboardRoutes(app, config, `${dist}/`)
  })
  afterAll(async () => {
    await app.close()
    await rm(dist, { recursive: true })
  })

  it.each(['/', '/login', '/device/detail/7?tab=1', '/nothing/known', '/index.html'])(
    'returns the page at %s',
    async (url) => {
      const response = await app.inject({ url })
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.headers['cache-control']).toBe('no-cache')
    },
  )

  it.each(['/api', '/api/v1/nothing', '/assets/gone-2.js', '/gone.json'])(
    'does not return the page at %s',
    async (url) => {
      const response = await app.inject({ url })
      expect(response.statusCode === 404 || response.statusCode === 403).toBe(true)
      expect(response.headers['content-type']).toContain('application/json')
    },
  )

  it('uses the tiles of a street file, with a content security policy that allows no other host', async () => {
    const path = join(dist, 'streets.pmtiles')
    const head = writePmtilesHead({
      entries: [],
      metadata: { version: '4.0.0' },
      minZoom: 0,
      maxZoom: 14,
      bounds: [95, -11, 141, 6],
    })
    await writeFile(path, head)
    const own = await dashboardWith({ MAP_PMTILES: path })
    const { map } = (await own.inject('/config.json')).json()
    expect(map).toMatchObject({ tiles: null, streets: { bounds: [95, -11, 141, 6], maxZoom: 14 } })
    expect((await own.inject('/')).headers['content-security-policy']).toContain("connect-src 'self';")
    await own.close()
  })

  it.each([
    ['a missing file', '/nowhere/streets.pmtiles'],
    ['a folder', tmpdir()],
  ])('shows no tiles, and requests none from other hosts, if the street file is %s', async (_what, path) => {
    const own = await dashboardWith({ MAP_PMTILES: path })
    expect((await own.inject('/config.json')).json()).toMatchObject({ map: { tiles: null } })
    expect((await own.inject('/')).headers['content-security-policy']).not.toContain('openstreetmap')
    await own.close()
  })

  it('offers satellite tiles, and its content security policy allows their host', async () => {
    const url = 'https://foto.test/{z}/{y}/{x}.jpg'
    const own = await dashboardWith({ MAP_SATELLITE_URL: url, MAP_SATELLITE_ATTRIBUTION: '© Foto' })
    const { map } = (await own.inject('/config.json')).json()
    expect(map).toMatchObject({ satellite: { url, attribution: '© Foto' } })
    expect((await own.inject('/')).headers['content-security-policy']).toContain('https://foto.test')
    await own.close()
  })

  async function dashboardWith(environment: Record<string, string>) {
    const own = fastify()
    addErrorHandler(own)
    await addDashboardRoutes(own, readConfig(environment), `${dist}/`)
    return own
  }

  it('serves the offline worker with a policy for our origin only, and makes browsers revalidate it', async () => {
    const response = await app.inject('/offline-worker.js')
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache' })
    expect(response.headers['content-security-policy']).toContain("connect-src 'self';")
  })

  it('returns 404 in plain text for the push worker if push is off', async () => {
    const response = await app.inject('/firebase-messaging-sw.js?apiKey=x')
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('has a content security policy with a new nonce and the hashes of its inline script and style', async () => {
    const [one, two] = [await app.inject('/'), await app.inject('/')]
    const policy = String(one.headers['content-security-policy'])
    const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? []
    expect(one.body).toContain(`nonce="${nonce}"`)
    expect(one.body).not.toContain('__CSP_NONCE__')
    expect(two.body).not.toContain(nonce)
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hash(THEME_SCRIPT)};`)
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}' ${hash(START_STYLE)};`)
    expect(policy).toContain(`connect-src 'self' https://tiles.armada.example;`)
    expect(policy).not.toMatch(/unsafe|upgrade-insecure|\*/)
  })

  it.each(['main-1.js', 'worker-1.mjs'])('lets browsers cache the asset %s for a year', async (name) => {
    const asset = await app.inject(`/assets/${name}`)
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers['content-type']).toMatch(/^(text|application)\/javascript/)
    // A worker uses the policy of its script file. The map's worker needs `connect-src` to fetch the land outline.
    expect(asset.headers['content-security-policy']).toContain(
      `connect-src 'self' https://tiles.armada.example`,
    )
  })

  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'export {}'],
  ])('sends the file compressed at build to a client that accepts %s', async (accepted, encoding, body) => {
    const asset = await app.inject({ url: '/assets/main-1.js', headers: { 'accept-encoding': accepted } })
    expect(asset.body).toBe(body)
    expect(asset.headers['content-encoding']).toBe(encoding)
    expect(asset.headers['vary']).toBe('accept-encoding')
    expect(asset.headers['content-type']).toMatch(/^(text|application)\/javascript/)
  })

  it('makes browsers revalidate other files', async () => {
    const file = await app.inject('/mark.svg')
    expect(file.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' })
  })

  it('returns the API address and the features in /config.json', async () => {
    const settings = await app.inject('/config.json')
    expect(settings.json()).toMatchObject({
      apiBaseUrl: '/api/v1',
      passkeys: { domain: 'localhost' },
      features: expect.arrayContaining(['timedTrips', 'archive', 'passkeys']),
      map: { tiles: { url: 'https://tiles.armada.example/{z}/{x}/{y}.png', maxZoom: 18 } },
      trackerPorts: { osmand: 5055, gt06: 5023, teltonika: 5027 },
      speedLimitKmh: 80,
    })
  })
})

describe('the API reference', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('the API reference allows only its own scripts and requests, without eval', async () => {
    const response = await test.app.inject('/docs/')
    expect(response.statusCode).toBe(200)
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none';script-src 'self' 'sha256-[^']+';style-src 'self' 'sha256-/)
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(response.body).not.toMatch(/https?:\/\//)
  })

  it.each(['swagger-ui.css', 'swagger-ui-bundle.js'])('serves %s from the Swagger package', async (file) => {
    const response = await test.app.inject(`/docs/${file}`)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/css|javascript/)
  })

  it.each(['index.html', 'package.json', 'swagger-initializer.js', '../package.json', '%2e%2e/package.json'])(
    'does not serve %s of the Swagger package',
    async (file) => {
      const response = await test.app.inject(`/docs/${file}`)
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toContain('application/json')
    },
  )
})

describe('every response', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp({ TRUST_PROXY: '127.0.0.1' })
  })
  afterAll(() => test.close())

  it.each(['/api/v1/me', '/config.json', '/docs/fleet.yaml', '/healthz', '/nothing.js'])(
    'the response at %s has the security headers',
    async (url) => {
      const { headers } = await test.app.inject({ url })
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
      })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(headers).not.toHaveProperty('strict-transport-security')
    },
  )

  it('a response of the API is not cached', async () => {
    const { headers } = await test.app.inject('/api/v1/device')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
  })

  it('X22: a response of the API exposes its Date header to other origins', async () => {
    const { headers } = await test.app.inject('/api/v1/device')
    expect(headers).toMatchObject({ 'access-control-expose-headers': 'Date' })
  })

  it('a response over TLS has the HSTS header', async () => {
    const { headers } = await test.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('a response is compressed if it is large and the client accepts compression', async () => {
    const { token } = await test.signIn()
    const response = await test.app.inject({
      url: '/api/v1/location/province',
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
    })
    expect(response.headers['content-encoding']).toBe('gzip')
  })

  it('the health checks return 200 if the database responds', async () => {
    expect((await test.app.inject('/healthz')).statusCode).toBe(200)
    expect((await test.app.inject('/readyz')).statusCode).toBe(200)
  })

  it('/readyz returns only the reasons why the server is not ready', async () => {
    const own = await createTestApp()
    await own.app.ready()
    await own.database.close()
    const response = await own.app.inject('/readyz')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ status: 'not ready', reasons: ['The database does not respond.'] })
    expect((await own.app.inject('/healthz')).statusCode).toBe(200)
    await own.app.close()
  })
})
