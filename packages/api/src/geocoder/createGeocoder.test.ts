import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBaseServer } from '../testing/baseServer.ts'
import { json, testClient } from '../testing/testClient.ts'
import { createGeocoder } from './createGeocoder.ts'

const street = { display_name: 'Jalan M.H. Thamrin, Menteng', address: { road: 'Jalan M.H. Thamrin' } }
const found = { road: 'Jalan M.H. Thamrin', address: 'Jalan M.H. Thamrin, Menteng' }

/** Returns the geocoder of a base server, which uses a third-party service, and the requests to this service. */
function direct(reply: () => Response | Promise<Response> = () => json(street)) {
  const sent: Request[] = []
  const { client } = fakeBaseServer({}, undefined, async (input, init) => {
    sent.push(new Request(input, init))
    return reply()
  })
  return { ...createGeocoder({ client }), sent }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the geocoder with our server', () => {
  it('sends the token, and one request for places close together', async () => {
    const { client, sent } = testClient(() => json({ data: found }))
    const { find } = createGeocoder({ client })
    expect(await find(-6.19508, 106.82302)).toEqual(found)
    expect(await find(-6.1951, 106.823)).toEqual(found)
    expect(sent.map(({ url }) => url)).toEqual([
      'https://api.sikud.test/api/v1/geocode/reverse?lat=-6.19508&lon=106.82302',
    ])
  })

  it('shares one request among callers of a place, and aborts it only when all of them abort', async () => {
    const { client, sent } = testClient(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return json({ data: found })
    })
    const { find } = createGeocoder({ client })
    const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()]
    const results = Promise.allSettled([
      find(0, 0, first.signal),
      find(0, 0, second.signal),
      find(1, 1, third.signal),
    ])
    first.abort()
    third.abort()
    await vi.advanceTimersByTimeAsync(50)
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([false, true])
  })

  it('returns failed for an error response, and requests the place again only after a rest that doubles', async () => {
    const { client, sent } = testClient(() => json({ message: 'Sibuk.' }, 503))
    const { find } = createGeocoder({ client })
    expect([await find(0, 0), await find(0, 0), await find(0.0001, 0)]).toEqual([
      'failed',
      'failed',
      'failed',
    ])
    expect(sent).toHaveLength(1)
    const counts: number[] = []
    for (const wait of [9_999, 1, 19_999, 1]) {
      await vi.advanceTimersByTimeAsync(wait)
      await find(0, 0)
      counts.push(sent.length)
    }
    expect(counts).toEqual([1, 2, 2, 3])
    await find(1, 1)
    expect(sent).toHaveLength(4)
  })

  it('returns notFound if the response has no address, and caches this', async () => {
    const { client, sent } = testClient(() => json({ data: { road: null, address: null } }))
    const { find } = createGeocoder({ client })
    expect([await find(0, 0), await find(0, 0)]).toEqual(['notFound', 'notFound'])
    expect(sent).toHaveLength(1)
  })
})

describe('the geocoder of a base server, with a public service', () => {
  it('sends the position and nothing else', async () => {
    const { find, sent } = direct()
    expect(await find(-6.1950812, 106.82302)).toEqual(found)
    expect(sent[0]?.url).toBe(
      'https://geocoder.test/reverse?format=jsonv2&lat=-6.19508&lon=106.82302&zoom=18&accept-language=id',
    )
    expect(sent[0]?.headers.has('authorization')).toBe(false)
    expect(sent[0]?.credentials).toBe('omit')
  })

  it('sends one request a second, and none for aborted calls', async () => {
    const { find, sent } = direct()
    const gaveUp = new AbortController()
    const results = [find(1, 1), find(2, 2, gaveUp.signal), find(3, 3), find(4, 4)]
    const settled = Promise.allSettled(results)
    gaveUp.abort()
    const counts: number[] = []
    for (const wait of [0, 999, 1, 999, 1]) {
      await vi.advanceTimersByTimeAsync(wait)
      counts.push(sent.length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3])
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
  })

  it('returns no address for the open sea, and an address without a road for a forest', async () => {
    expect(await direct(() => json({ error: 'Unable to geocode' })).find(0, 0)).toBe('notFound')
    expect(await direct(() => json({ display_name: 'Hutan', address: {} })).find(0, 0)).toEqual({
      road: null,
      address: 'Hutan',
    })
  })

  it.each([
    ['is 429', () => json({}, 429)],
    ['is HTML', () => new Response('<html>')],
    ['is of another shape', () => json([1])],
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'returns failed if the response %s, and sends no request for 30 seconds after three failures',
    async (_case, reply) => {
      const { find, sent } = direct(reply)
      for (const place of [1, 2, 3, 4, 5]) {
        const result = find(place, place)
        await vi.advanceTimersByTimeAsync(1000)
        expect(await result).toBe('failed')
      }
      expect(sent).toHaveLength(3)
      await vi.advanceTimersByTimeAsync(30_000)
      await find(6, 6)
      expect(sent).toHaveLength(4)
    },
  )

  it('drops the oldest results from a full cache', async () => {
    const { find, sent } = direct()
    for (let place = 0; place <= 500; place += 1) {
      const result = find(place / 10, 0)
      await vi.advanceTimersByTimeAsync(1000)
      await result
    }
    await find(50, 0)
    expect(sent).toHaveLength(501)
    await vi.advanceTimersByTimeAsync(1000)
    await find(0, 0)
    expect(sent).toHaveLength(502)
  })
})
