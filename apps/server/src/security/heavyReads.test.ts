import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ReadQueue, RUNNING, WAITING } from './heavyReads.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'

describe('X15 the heavy reads of a user', () => {
  it('run one at a time, wait in order up to twenty, and get 429 beyond that', async () => {
    const queue = new ReadQueue()
    const begun: number[] = []
    const ends: (() => void)[] = []
    const reads = Array.from({ length: RUNNING + WAITING }, (_, n) =>
      queue.run(() => {
        begun.push(n)
        return new Promise<void>((end) => ends.push(end))
      }),
    )
    await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({ status: 429, retryAfter: 2 })
    for (const [n, read] of reads.entries()) {
      expect(begun).toHaveLength(n + 1)
      ends[n]?.()
      await read
    }
    expect(begun).toEqual(reads.map((_, n) => n))
    expect(queue.isIdle).toBe(true)
  })
})

describe('X15 concurrent heavy reads', () => {
  let test: TestApp
  let flooding: Caller
  let other: Caller

  beforeAll(async () => {
    test = await createTestApp()
    flooding = await test.signIn()
    other = await test.signIn()
    await test.database.query(
      `insert into device (name, imei) select 'D' || n, (860000000000000 + n)::text from generate_series(1, 2000) n`,
    )
  })
  afterAll(() => test.close())

  it('beyond the limit of one user get 429 with Retry-After', async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => flooding.get('/device')))
    const refused = responses.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
    expect(refused[0]?.headers['retry-after']).toBe('2')
    expect(refused[0]?.body.message).toBe('Terlalu banyak data diminta sekaligus. Coba lagi dalam 2 detik.')
  })

  it('heavy reads of one user do not delay the reads of another user', async () => {
    const flood = Promise.all(Array.from({ length: 60 }, () => flooding.get('/device')))
    const [list, me] = await Promise.all([other.get('/device'), flooding.get('/me')])
    expect([list.status, me.status]).toEqual([200, 200])
    await flood
  })

  it('are accepted again after a flood and after failed reads', async () => {
    await Promise.all(Array.from({ length: 40 }, () => flooding.get('/gps/session/999999')))
    const responses = await Promise.all(
      Array.from({ length: RUNNING + WAITING }, () => flooding.get('/vehicle')),
    )
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  })
})
