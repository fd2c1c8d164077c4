import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { FailedCells, Geocoder } from './Geocoder.ts'

type Reply = (response: ServerResponse) => void

/** Ids of users. */
const [anna, budi] = [1, 2]

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
    expect(await geocoder().find(anna, -6.1950812, 106.8230249)).toEqual(found)
    expect(asked[0]?.request.url).toBe(
      '/reverse?format=jsonv2&lat=-6.19508&lon=106.82302&zoom=18&accept-language=id',
    )
    expect(asked[0]?.request.headers['user-agent']).toBe('SIKUD (armada@sikud.test)')
    expect(asked[0]?.request.headers).not.toHaveProperty('authorization')
  })

  it('sends one request for each cell, also for parallel callers and after a restart', async () => {
    const one = geocoder()
    await Promise.all([
      one.find(anna, -6.195, 106.823),
      one.find(anna, -6.19502, 106.82302),
      one.find(anna, -6.195, 106.823),
    ])
    await geocoder().find(anna, -6.19498, 106.82299)
    expect(asked).toHaveLength(1)
    await one.find(anna, -6.1965, 106.823)
    expect(asked).toHaveLength(2)
  })

  it('limits the requests of all servers of a database together', async () => {
    const limits = { intervalMs: 60, maxWaitMs: 60_000 }
    const both = [geocoder(limits), geocoder(limits)]
    await Promise.all([0, 1, 2, 3].map(async (place) => both[place % 2]?.find(place, place, 106)))
    const gaps = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0))
    expect(gaps).toHaveLength(3)
    // Three intervals are 180 ms; each server alone would need 60 ms. The rest is the tolerance for a busy machine.
    expect(asked.at(-1)?.at ?? 0).toBeGreaterThan((asked[0]?.at ?? 0) + 110)
  })

  it('rejects when too many users wait', async () => {
    const one = geocoder({ intervalMs: 400, maxWaitMs: 500 })
    const answers = await Promise.allSettled([0, 1, 2, 3, 4].map((user) => one.find(user, user, 106)))
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(2)
    expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfter: 1 } })
  })

  it('Y15: many lookups of one user do not make those of another fail or wait', async () => {
    const one = geocoder({ intervalMs: 100, maxWaitMs: 2_000 })
    const many = Promise.allSettled(Array.from({ length: 40 }, (_, place) => one.find(anna, place, 106)))
    const start = performance.now()
    for (let place = 0; place < 8; place += 1) expect(await one.find(budi, -place - 1, 106)).toEqual(found)
    // The two users take turns, so each of these eight lookups waits for at most two intervals.
    expect(performance.now() - start).toBeLessThan(8 * 2 * 100 + 1_000)
    const statuses = (await many).map((answer) =>
      answer.status === 'fulfilled' ? 200 : Number(Object(answer.reason).status),
    )
    // 20 may wait while one runs. A lookup that ends while the others still arrive lets one more wait.
    const refused = statuses.filter((status) => status === 429).length
    expect(refused).toBeGreaterThan(12)
    expect(refused).toBeLessThanOrEqual(19)
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(4)
  })

  it('Y15: lookups of one user at which the service fails do not make those of another fail', async () => {
    reply = json({}, 500)
    const one = geocoder()
    for (const place of [1, 2, 3, 4]) {
      await expect(one.find(anna, place, 106)).rejects.toMatchObject({ status: 502 })
    }
    reply = json(street)
    for (let place = 0; place < 8; place += 1) expect(await one.find(budi, -place - 1, 106)).toEqual(found)
  })

  it('Y15: a lookup does not wait in the queue of another user who looks up the same place', async () => {
    const one = geocoder({ intervalMs: 200, maxWaitMs: 3_000 })
    const many = Promise.allSettled([0, 1, 2, 3, 4, 5].map((place) => one.find(anna, place, 106)))
    await one.find(budi, 5, 106)
    expect(asked.length).toBeLessThanOrEqual(3)
    await many
    expect(asked).toHaveLength(6)
  })

  it('caches that a place has no address', async () => {
    reply = json({ error: 'Unable to geocode' })
    const one = geocoder()
    expect(await one.find(anna, -8, 100)).toEqual({ road: null, address: null })
    expect(await one.find(anna, -8, 100)).toEqual({ road: null, address: null })
    expect(asked).toHaveLength(1)
  })

  it('returns an address without a road', async () => {
    reply = json({ display_name: 'Taman Nasional', address: { county: 'Bogor' } })
    expect(await geocoder().find(anna, -6, 107)).toEqual({ road: null, address: 'Taman Nasional' })
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
    await expect(one.find(anna, -6, 106)).rejects.toMatchObject({
      status: 502,
      message: 'Layanan alamat sedang bermasalah. Silakan coba lagi nanti.',
    })
    reply = json(street)
    expect(await test.database.query('select from geocoded_place')).toEqual([])
    expect(await one.find(anna, -7, 106)).toEqual(found)
  })

  it('Y15: requests a place at which the service failed only after a while, and other places at once', async () => {
    reply = json({}, 500)
    const one = geocoder()
    await expect(one.find(anna, 1, 106)).rejects.toMatchObject({ status: 502 })
    reply = json(street)
    for (const user of [anna, budi]) {
      await expect(one.find(user, 1, 106)).rejects.toMatchObject({ status: 503, retryAfter: 30 })
    }
    expect(await one.find(anna, 2, 106)).toEqual(found)
    expect(asked).toHaveLength(2)
  })

  it('stops requests for the time that the service asks for', async () => {
    reply = json({}, 429, { 'retry-after': '120' })
    const one = geocoder()
    await expect(one.find(anna, 1, 106)).rejects.toMatchObject({ status: 502 })
    await expect(one.find(anna, 2, 106)).rejects.toMatchObject({ status: 503, retryAfter: 120 })
  })

  it('requests a cached address again after a month, and keeps the old address if the request fails', async () => {
    const one = geocoder()
    await one.find(anna, -6, 106)
    await test.database.query(`update geocoded_place set found_at = now() - interval '31 days'`)
    reply = json({}, 500)
    expect(await one.find(anna, -6, 106)).toEqual(found)
    expect(asked).toHaveLength(2)
    reply = json({ ...street, address: { road: 'Jalan Baru' } })
    expect((await geocoder().find(anna, -6, 106)).road).toBe('Jalan Baru')
  })
})

describe('FailedCells', () => {
  it('Y15: doubles the delay of a cell at each failure, up to an hour, and forgets it at a success', () => {
    let now = 0
    const cells = new FailedCells(() => now)
    const delays = Array.from({ length: 9 }, () => {
      cells.failed('a')
      return cells.retryDelay('a')
    })
    expect(delays).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
    expect(cells.retryDelay('b')).toBe(0)
    now = 3_600_000
    expect(cells.retryDelay('a')).toBe(0)
    cells.succeeded('a')
    cells.failed('a')
    expect(cells.retryDelay('a')).toBe(30)
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
