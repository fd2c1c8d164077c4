import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../buildApp.ts'
import { readConfig } from '../config/config.ts'
import type { Database } from '../database/Database.ts'
import { createToken } from '../security/tokens.ts'
import { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { createUser } from '../testing/createUser.ts'
import { LiveFeed, defaultPace } from './LiveFeed.ts'
import { LiveReader } from './LiveReader.ts'
import { everything } from '../testing/testAuthority.ts'

const PASSWORD = 'empat kata acak sekali'

describe('X17 a live stream', () => {
  let test: TestApp
  /** A second server on the same database. */
  let other: FastifyInstance

  beforeAll(async () => {
    test = await createTestApp()
    const config = readConfig({ NODE_ENV: 'test', DEMO: '0', LOG_LEVEL: 'silent' })
    other = await buildApp(config, test.database, test.intake, { guardsOverload: false })
  })
  afterAll(async () => {
    await other.close()
    await test.close()
  })

  async function person(permissions = ['position.view']) {
    const userId = await createUser(test.database, { permissions, password: PASSWORD })
    return new Caller(test.app, await createToken(test.database, userId), userId)
  }

  /** Opens a stream on the other server; resolves when the first event has arrived. */
  async function open({ token }: Caller): Promise<Readable> {
    const headers = { authorization: `Bearer ${token}` }
    const response = await other.inject({ url: '/api/v1/gps/stream', headers, payloadAsStream: true })
    expect(response.statusCode).toBe(200)
    const stream = response.stream()
    stream.resume()
    await once(stream, 'data')
    return stream
  }

  it.each<[why: string, end: (caller: Caller) => Promise<unknown>]>([
    ['a logout', (caller) => caller.post('/auth/logout')],
    [
      'a change of the password',
      (caller) =>
        caller.post('/me/password', {
          password: PASSWORD,
          password_new: 'lima kata acak',
          password_re: 'lima kata acak',
        }),
    ],
    [
      'the account was disabled',
      ({ userId }) => test.database.query('update app_user set disabled = true where id = $1', [userId]),
    ],
    [
      'the role lost the permission',
      ({ userId }) =>
        test.database.query(
          'delete from role_permission where role_id = (select role_id from app_user where id = $1)',
          [userId],
        ),
    ],
  ])('ends on every server after %s; other streams stay open', async (_why, end) => {
    const [leaving, staying] = [await person(), await person()]
    const [ending, kept] = [await open(leaving), await open(staying)]
    await end(leaving)
    if (!ending.readableEnded) await once(ending, 'end')
    expect(kept.readableEnded).toBe(false)
    kept.destroy()
  })

  it('the session tokens of all live streams are checked twice a second, with one query', async () => {
    expect(defaultPace.tokens).toBeLessThanOrEqual(500)
    const asked: unknown[] = []
    const database: Database = {
      ...test.database,
      query(text, params) {
        if (text.includes('session_token')) asked.push(params?.[0])
        return test.database.query(text, params)
      },
    }
    const feed = new LiveFeed(database, () => undefined, { changes: 60_000, clock: 60_000, tokens: 20 })
    const tokenIds = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { userId } = await person()
        const [row] = await test.database.query<{ id: number }>(
          'select id from session_token where user_id = $1',
          [userId],
        )
        return row?.id ?? 0
      }),
    )
    for (const tokenId of tokenIds)
      feed.add(new LiveReader({ tokenId, userId: tokenId, since: null, scope: everything, userScopeKey: '' }))
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2))
    await feed.close()
    for (const ids of asked) expect(new Set(ids as number[])).toEqual(new Set(tokenIds)) // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: this query's first parameter is the array of ids
  })
})
