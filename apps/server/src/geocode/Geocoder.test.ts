import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { CircuitBreaker, Geocoder } from './Geocoder.ts'

type Reply = (response: ServerResponse) => void

const street = { display_name: 'Jalan M.H. Thamrin, Menteng', address: { road: 'Jalan M.H. Thamrin' } }
const found = { road: 'Jalan M.H. Thamrin', address: 'Jalan M.H. Thamrin, Menteng' }
const json =
  (body: unknown, status = 200, headers = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

let test: TestApp
let service: Server
let url = ''
let reply: Reply = json(street)
let asked: { request: IncomingMessage; at: number }[] = []

beforeAll(async () => {
  test = await createTestApp()
  service = createServer((request, response) => {
    asked.push({ request, at: performance.now() })
    reply(response)
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  // The cast is safe, because a listening server has an address object.
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}` // oxlint-disable-line typescript/no-unsafe-type-assertion
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
  await test.close()
})
beforeEach(() => test.database.query('delete from geocoded_place; update geocoder_turn set next_at = now()'))
afterEach(() => {
  reply = json(street)
  asked = []
})

function geocoder(limits = { intervalMs: 1, maxWaitMs: 60_000 }) {
  return new Geocoder(test.database, { url, contact: 'armada@sikud.test' }, limits)
}

describe('Geocoder', () => {
  it('requests the address in Indonesian, and identifies only the server', async () => {
    expect(await geocoder().find(-6.1950812, 106.8230249)).toEqual(found)
    expect(asked[0]?.request.url).toBe(
      '/reverse?format=jsonv2&lat=-6.19508&lon=106.82302&zoom=18&accept-language=id',
    )
    expect(asked[0]?.request.headers['user-agent']).toBe('SIKUD (armada@sikud.test)')
    expect(asked[0]?.request.headers).not.toHaveProperty('authorization')
  })

  it('sends one request for each cell, also for parallel callers and after a restart', async () => {
    const one = geocoder()
    await Promise.all([one.find(-6.195, 106.823), one.find(-6.19502, 106.82302), one.find(-6.195, 106.823)])
    await geocoder().find(-6.19498, 106.82299)
    expect(asked).toHaveLength(1)
    await one.find(-6.1965, 106.823)
    expect(asked).toHaveLength(2)
  })

  it('limits the requests of all servers of a database together', async () => {
    const limits = { intervalMs: 60, maxWaitMs: 60_000 }
    const both = [geocoder(limits), geocoder(limits)]
    await Promise.all([0, 1, 2, 3].map(async (place) => both[place % 2]?.find(place, 106)))
    const gaps = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0))
    expect(gaps).toHaveLength(3)
    // Three intervals are 180 ms; 30 ms are the tolerance for timers and the network.
    expect(asked.at(-1)?.at ?? 0).toBeGreaterThan((asked[0]?.at ?? 0) + 150)
  })

  it('rejects when too many requests wait', async () => {
    const one = geocoder({ intervalMs: 400, maxWaitMs: 500 })
    const answers = await Promise.allSettled([0, 1, 2, 3, 4].map((place) => one.find(place, 106)))
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(2)
    expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfter: 1 } })
  })

  it('caches that a place has no address', async () => {
    reply = json({ error: 'Unable to geocode' })
    const one = geocoder()
    expect(await one.find(-8, 100)).toEqual({ road: null, address: null })
    expect(await one.find(-8, 100)).toEqual({ road: null, address: null })
    expect(asked).toHaveLength(1)
  })

  it('returns an address without a road', async () => {
    reply = json({ display_name: 'Taman Nasional', address: { county: 'Bogor' } })
    expect(await geocoder().find(-6, 107)).toEqual({ road: null, address: 'Taman Nasional' })
  })

  it.each<[string, Reply]>([
    ['is broken', json({ message: 'no' }, 500)],
    ['sends HTML', (response) => response.end('<html>')],
    ['sends other JSON', json([1, 2])],
    ['sends too long a response', (response) => response.end('x'.repeat(200_000))],
    ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['disconnects', (response) => response.destroy()],
  ])('returns 502 with a message when the service %s, and caches nothing', async (_case, failing) => {
    reply = failing
    const one = geocoder()
    await expect(one.find(-6, 106)).rejects.toMatchObject({
      status: 502,
      message: 'Layanan alamat sedang bermasalah. Silakan coba lagi nanti.',
    })
    reply = json(street)
    expect(await one.find(-6, 106)).toEqual(found)
  })

  it('stops requests after three failures', async () => {
    reply = json({}, 500)
    const one = geocoder()
    for (const place of [1, 2, 3]) await expect(one.find(place, 106)).rejects.toMatchObject({ status: 502 })
    await expect(one.find(4, 106)).rejects.toMatchObject({ status: 503, retryAfter: 30 })
    expect(asked).toHaveLength(3)
  })

  it('stops requests for the time that the service asks for', async () => {
    reply = json({}, 429, { 'retry-after': '120' })
    const one = geocoder()
    await expect(one.find(1, 106)).rejects.toMatchObject({ status: 502 })
    await expect(one.find(2, 106)).rejects.toMatchObject({ status: 503, retryAfter: 120 })
  })

  it('requests a cached address again after a month, and keeps the old address if the request fails', async () => {
    const one = geocoder()
    await one.find(-6, 106)
    await test.database.query(`update geocoded_place set found_at = now() - interval '31 days'`)
    reply = json({}, 500)
    expect(await one.find(-6, 106)).toEqual(found)
    expect(asked).toHaveLength(2)
    reply = json({ ...street, address: { road: 'Jalan Baru' } })
    expect((await one.find(-6, 106)).road).toBe('Jalan Baru')
  })
})

describe('CircuitBreaker', () => {
  it('the circuit breaker allows one request after its delay, and opens again at the next failure', () => {
    let now = 0
    const breaker = new CircuitBreaker(() => now)
    for (const count of [1, 2, 3]) {
      expect(breaker.retryDelay(), `before failure ${count}`).toBe(0)
      breaker.failed(null)
    }
    expect(breaker.retryDelay()).toBe(30)
    now = 30_000
    expect(breaker.retryDelay()).toBe(0)
    breaker.failed(null)
    expect(breaker.retryDelay()).toBe(30)
    now = 60_000
    breaker.succeeded()
    breaker.failed(null)
    expect(breaker.retryDelay()).toBe(0)
  })
})

describe('GET /geocode/reverse', () => {
  it('serves signed-in users and validates coordinates', async () => {
    const own = await createTestApp({ GEOCODER_URL: url })
    const person = await own.signIn([])
    expect((await person.get('/geocode/reverse?lat=-6.2&lon=106.8')).body).toEqual({ data: found })
    for (const query of [
      '',
      '?lat=-6.2',
      '?lat=91&lon=0',
      '?lat=x&lon=0',
      '?lat=0&lon=181',
      '?lat=NaN&lon=0',
    ]) {
      expect((await person.get(`/geocode/reverse${query}`)).status, query).toBe(400)
    }
    await own.close()
  })
})
