import { describe, expect, it } from 'vitest'
import { failureOf, json, testClient } from '../testing/testClient.ts'

const agus = { name: 'Agus', phone: null, email: null, license: null }
const created = () => json({ message: 'Pengendara berhasil dibuat.' }, 201)
const keysOf = (sent: Request[]) => sent.map((request) => request.headers.get('Idempotency-Key'))

describe('a request that creates a record', () => {
  it('a create request has no key for a server without the extension `safeWrites`', async () => {
    const { client, sent } = testClient(created)
    await client.request('createDriver', { body: agus })
    expect(keysOf(sent)).toEqual([null])
  })

  it('a create request has a new key after each response', async () => {
    const { client, sent } = testClient(created, { safeWrites: true })
    await client.request('createDriver', { body: agus })
    await client.request('createDriver', { body: agus })
    const [first, second] = keysOf(sent)
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).not.toBe(first)
  })

  it.each([
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is a 503', async () => json({ message: 'Gangguan.' }, 503)],
  ])('a retry has the same key if the response %s', async (_case, reply: () => Promise<Response>) => {
    const { client, sent } = testClient(reply, { safeWrites: true })
    await failureOf(client.request('createDriver', { body: agus }))
    await failureOf(client.request('createDriver', { body: agus }))
    await failureOf(client.request('createDriver', { body: { ...agus, name: 'Budi' } }))
    const [first, again, other] = keysOf(sent)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('a create request has a new key after a 409', async () => {
    const { client, sent } = testClient(() => json({ message: 'Sudah ada.' }, 409), { safeWrites: true })
    await failureOf(client.request('createDriver', { body: agus }))
    await failureOf(client.request('createDriver', { body: agus }))
    const [first, again] = keysOf(sent)
    expect(again).not.toBe(first)
  })
})

it('reads, updates and deletions have no Idempotency-Key', async () => {
  const { client, sent } = testClient(() => json({ data: [], message: 'Berhasil.' }), { safeWrites: true })
  await client.request('listDrivers')
  await client.request('updateDriver', { id: 7, body: agus })
  await client.request('deleteDriver', { id: 7 })
  expect(keysOf(sent)).toEqual([null, null, null])
})
