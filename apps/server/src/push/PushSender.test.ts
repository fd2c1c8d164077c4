import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createToken } from '../security/tokens.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { createUser } from '../testing/createUser.ts'
import { PushProvider } from './PushProvider.ts'
import { assignDueToBrowsers, claimSendings } from './pushMessageRepository.ts'
import { PushSender, retryDelay } from './PushSender.ts'
import { accepted, refused, startPushProvider } from '../testing/testPushProvider.ts'

type Provider = Awaited<ReturnType<typeof startPushProvider>>

const unregistered = refused(404, {
  status: 'NOT_FOUND',
  message: 'Requested entity was not found.',
  details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'UNREGISTERED' }],
})

describe('a queued push', () => {
  let own: TestDatabase
  let provider: Provider
  let userId = 0

  beforeEach(async () => {
    own = await createTestDatabase()
    provider = await startPushProvider()
    userId = await createUser(own.database)
  })
  afterEach(async () => {
    // oxlint-disable-next-line vitest/no-standalone-expect -- runs after every test
    expect(provider.faults).toEqual([])
    await provider.stop()
    await own.close()
  })

  function sender() {
    const onError = (error: unknown) => {
      throw error
    }
    return new PushSender(own.database, new PushProvider(provider.settings), onError)
  }

  /** Makes the next attempt due now. */
  const hurry = () => own.database.query(`update push_sending set next_at = now() where status = 'waiting'`)

  async function addBrowser(token: string, origin: string | null = 'https://armada.example') {
    await createToken(own.database, userId)
    await own.database.query(
      `insert into push_token (token, user_id, session_id, origin)
       select $1, $2, max(id), $3 from session_token where user_id = $2`,
      [token, userId, origin],
    )
  }

  async function addMessage(rest: Record<string, unknown> = {}) {
    const message = {
      title: 'B 9123 KXA melaju 104 km/jam',
      body: 'Tol',
      target: '/report?device=7',
      tag: 'a-7',
      ...rest,
    }
    const names = ['user_id', ...Object.keys(message)]
    const values = [userId, ...Object.values(message)]
    await own.database.query(
      `insert into push_message (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      values,
    )
  }

  const sendings = () =>
    own.database.query<{ status: string; attempts: number; error: string | null }>(
      'select status, attempts, error from push_sending order by message_id, token_id',
    )
  const browsers = async () =>
    (await own.database.query('select token from push_token order by id')).map((row) => row.token)

  it('is sent once to every browser of its user, and each result is stored', async () => {
    await addBrowser('satu')
    await addBrowser('dua')
    await addMessage({ important: true })
    await sender().runOnce()
    await sender().runOnce()
    expect(provider.messages.map(({ token }) => token).toSorted()).toEqual(['dua', 'satu'])
    expect(provider.messages[0]).toMatchObject({
      notification: { title: 'B 9123 KXA melaju 104 km/jam', body: 'Tol' },
      data: { to: '/report?device=7', at: expect.stringMatching(/^\d{4}-.*Z$/) },
      webpush: {
        headers: { TTL: '86400', Urgency: 'high', Topic: 'a-7' },
        notification: { tag: 'a-7', icon: 'https://armada.example/push-icon.png' },
        fcm_options: { link: 'https://armada.example/report?device=7' },
      },
    })
    expect(await sendings()).toEqual([
      { status: 'sent', attempts: 1, error: null },
      { status: 'sent', attempts: 1, error: null },
    ])
    expect(provider.assertions()).toBe(1)
  })

  it('is sent once with any number of servers', async () => {
    for (const name of ['a', 'b', 'c']) await addBrowser(name)
    for (let count = 0; count < 20; count += 1) await addMessage({ tag: `t-${count}` })
    const servers = [sender(), sender(), sender()]
    await Promise.all(servers.map((server) => server.runOnce()))
    await Promise.all(servers.map((server) => server.runOnce()))
    expect(provider.messages).toHaveLength(60)
    expect(
      new Set(provider.messages.map(({ token, webpush }) => token + webpush.notification.tag)).size,
    ).toBe(60)
  })

  it('is sent only when it is due, and is dropped when it is too old', async () => {
    await addBrowser('satu')
    const at = (offset: string) =>
      own.database.query(
        `update push_message set due_at = now() + interval '${offset}' where settled_at is null`,
      )
    await addMessage()
    await at('1 hour')
    await sender().runOnce()
    expect(provider.messages).toEqual([])
    await at('-5 hours')
    await sender().runOnce()
    expect(provider.messages).toEqual([])
    expect(await own.database.query('select 1 from push_message where settled_at is null')).toEqual([])
  })

  it('is sent only to the browser that it names, and never to an ended session or a disabled user', async () => {
    await addBrowser('mati')
    await own.database.query(`update session_token set expires_at = now() - interval '1 minute'`)
    await addBrowser('hidup')
    await addBrowser('lain')
    const [named] = await own.database.query(`select id from push_token where token = 'hidup'`)
    await addMessage({ token_id: named?.id })
    await sender().runOnce()
    expect(provider.messages.map(({ token }) => token)).toEqual(['hidup'])
    await own.database.query('update app_user set disabled = true')
    await addMessage()
    await sender().runOnce()
    expect(provider.messages).toHaveLength(1)
  })

  it.each([
    ['UNREGISTERED', unregistered],
    [
      'INVALID_ARGUMENT about the token',
      refused(400, {
        status: 'INVALID_ARGUMENT',
        message: 'The registration token is not a valid FCM registration token',
        details: [
          { fieldViolations: [{ field: 'message.token', description: 'Invalid registration token' }] },
        ],
      }),
    ],
  ])('causes the deletion of a browser that has unregistered: %s', async (_case, reply) => {
    await addBrowser('pergi')
    await addBrowser('tinggal')
    provider.reply = (response, message) => (message.token === 'pergi' ? reply : accepted)(response, message)
    await addMessage()
    await sender().runOnce()
    expect((await sendings()).map(({ status }) => status)).toEqual(['gone', 'sent'])
    expect(await browsers()).toEqual(['tinggal'])
  })

  it('fails without a retry when a retry cannot succeed, and the browser stays registered', async () => {
    await addBrowser('satu')
    provider.reply = refused(400, { status: 'INVALID_ARGUMENT', message: 'Invalid value at message.webpush' })
    await addMessage()
    await sender().runOnce()
    expect(await sendings()).toEqual([
      { status: 'failed', attempts: 1, error: '400 INVALID_ARGUMENT Invalid value at message.webpush' },
    ])
    expect(await browsers()).toEqual(['satu'])
  })

  it.each([
    ['500', refused(500, { status: 'INTERNAL', message: 'Internal error.' }), '500 INTERNAL Internal error.'],
    ['a dead connection', (response: ServerResponse) => response.destroy(), 'no connection'],
    ['a redirect', (response: ServerResponse) => response.writeHead(302, { location: '/token' }).end(), ''],
  ])('is retried after %s, and sent only once', async (_case, reply, words) => {
    await addBrowser('satu')
    provider.reply = reply
    await addMessage()
    await sender().runOnce()
    const [waiting] = await sendings()
    expect(waiting).toMatchObject({ status: 'waiting', attempts: 1 })
    expect(waiting?.error).toContain(words)
    provider.reply = accepted
    await sender().runOnce()
    expect(await sendings(), 'not before its time').toMatchObject([{ status: 'waiting' }])
    await hurry()
    await sender().runOnce()
    await sender().runOnce()
    expect(await sendings()).toEqual([{ status: 'sent', attempts: 2, error: null }])
  })

  it('is sent with a new access token when the provider rejects the old one', async () => {
    await addBrowser('satu')
    const server = sender()
    await addMessage()
    await server.runOnce()
    provider.revoke()
    await addMessage()
    await server.runOnce()
    await hurry()
    await server.runOnce()
    expect(provider.messages).toHaveLength(2)
    expect(provider.assertions()).toBe(2)
    expect((await sendings()).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['sent', 1],
      ['sent', 2],
    ])
  })

  it('waits as long as the provider asks for, and other messages wait too', async () => {
    await addBrowser('satu')
    provider.reply = refused(
      429,
      { status: 'RESOURCE_EXHAUSTED', message: 'Quota.' },
      { 'retry-after': '90' },
    )
    const server = sender()
    await addMessage()
    await server.runOnce()
    const [next] = await own.database.query<{ wait: number }>(
      'select extract(epoch from next_at - now())::float8 as wait from push_sending',
    )
    expect(next?.wait).toBeGreaterThan(80)
    await addMessage()
    await server.runOnce()
    expect(provider.messages, 'nothing else is sent meanwhile').toHaveLength(1)
  })

  it('fails after an hour with the error message of the provider', async () => {
    await addBrowser('satu')
    provider.reply = refused(503, { status: 'UNAVAILABLE', message: 'The service is overloaded.' })
    await addMessage()
    await sender().runOnce()
    await own.database.query(`update push_message set settled_at = now() - interval '59 minutes 55 seconds'`)
    await hurry()
    await sender().runOnce()
    expect(await sendings()).toEqual([
      { status: 'failed', attempts: 2, error: '503 UNAVAILABLE The service is overloaded.' },
    ])
  })

  it('is sent by another server a minute after its server died, and not before', async () => {
    await addBrowser('satu')
    await addMessage()
    await assignDueToBrowsers(own.database)
    expect(await claimSendings(own.database, 10)).toHaveLength(1)
    await sender().runOnce()
    expect(provider.messages).toEqual([])
    await hurry()
    await sender().runOnce()
    expect(provider.messages).toHaveLength(1)
  })

  it('is completed if it is being sent when the server stops', async () => {
    await addBrowser('satu')
    await addMessage()
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      provider.reply = (response, message) => {
        answer = () => accepted(response, message)
        resolve()
      }
    })
    const server = sender()
    server.start()
    await asked
    const stopped = server.stop()
    answer()
    await stopped
    expect(await sendings()).toEqual([{ status: 'sent', attempts: 1, error: null }])
  })
})

describe('retryDelay', () => {
  const wait = (attempts: number, waitingMs = 0, retryAfter: number | null = null, chance = 0) =>
    retryDelay({ attempts, waitingMs }, retryAfter, () => chance)

  it('the retry delay doubles from ten seconds to ten minutes, with jitter', () => {
    expect([1, 2, 3, 7, 20].map((attempts) => wait(attempts))).toEqual([
      10_000, 20_000, 40_000, 600_000, 600_000,
    ])
    expect(wait(1, 0, null, 1)).toBe(12_500)
  })

  it('the retry delay is never shorter than the provider asks for, and null after an hour', () => {
    expect(wait(1, 0, 90_000)).toBe(90_000)
    expect(wait(1, 3_595_000)).toBeNull()
    expect(wait(1, 0, 4_000_000)).toBeNull()
  })
})
