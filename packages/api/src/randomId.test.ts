import { afterEach, describe, expect, it, vi } from 'vitest'
import { json, testClient } from './testing/testClient.ts'
import { randomId } from './randomId.ts'

afterEach(() => vi.unstubAllGlobals())

describe('randomId', () => {
  it('returns an id with the shape of a random UUID', () => {
    expect(randomId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  })

  it('returns a different id each time', () => {
    expect(new Set(Array.from({ length: 1000 }, randomId)).size).toBe(1000)
  })
})

it('a client can create a record on a page without HTTPS, where `crypto.randomUUID` is missing', async () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  })
  const { client, sent } = testClient(() => json({ message: 'Pengendara berhasil dibuat.' }, 201), {
    safeWrites: true,
  })
  await client.request('createDriver', { body: { name: 'Agus', phone: null, email: null, license: null } })
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/)
})
