import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accepted, refused, startPushProvider } from '../testing/testPushProvider.ts'
import { createToken } from '../security/tokens.ts'
import { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'

const web = {
  apiKey: 'AIza',
  projectId: 'armada-uji',
  appId: '1:48:web:9c',
  messagingSenderId: '48',
  vapidKey: Buffer.from([4, ...Array.from({ length: 64 }, () => 7)]).toString('base64url'),
}

describe('the browsers that are registered for push', () => {
  let provider: Awaited<ReturnType<typeof startPushProvider>>
  let test: TestApp
  let directory = ''

  beforeAll(async () => {
    provider = await startPushProvider()
    directory = await mkdtemp(join(tmpdir(), 'sikud-push-'))
    const { projectId, clientEmail, privateKey, tokenUri } = provider.settings.account
    const account = {
      project_id: projectId,
      client_email: clientEmail,
      private_key: privateKey,
      token_uri: tokenUri,
    }
    await writeFile(join(directory, 'account.json'), JSON.stringify(account))
    await writeFile(join(directory, 'web.json'), JSON.stringify(web))
    test = await createTestApp({
      PUSH_ACCOUNT_FILE: join(directory, 'account.json'),
      PUSH_CONFIG_FILE: join(directory, 'web.json'),
      PUSH_URL: provider.settings.url,
      PUBLIC_URL: 'https://armada.example/',
    })
  })
  afterAll(async () => {
    await test.close()
    await provider.stop()
    await rm(directory, { recursive: true })
  })
  beforeEach(() => {
    provider.reply = accepted
    provider.messages.length = 0
  })

  const tokens = (userId: number) =>
    test.database.query('select token, origin from push_token where user_id = $1 order by id', [userId])

  it('Y20: a registered browser belongs to one session; its origin is PUBLIC_URL, whatever the request says', async () => {
    const one = await test.signIn([])
    const headers = { origin: 'https://jahat.example', host: 'jahat.example' }
    const payload = { token: 'a:1' }
    expect(await one.call({ method: 'POST', url: '/push/token', payload, headers })).toMatchObject({
      status: 200,
      body: { message: 'Pemberitahuan peramban aktif.' },
    })
    expect(await tokens(one.userId)).toEqual([{ token: 'a:1', origin: 'https://armada.example' }])
    await one.post('/push/token', { token: 'a:2' })
    expect(await tokens(one.userId)).toEqual([{ token: 'a:2', origin: 'https://armada.example' }])
  })

  it('Y20: a browser of another user with a living session is refused, and changes nothing', async () => {
    const [one, other] = [await test.signIn([]), await test.signIn([])]
    await one.post('/push/token', { token: 'f:1' })
    await other.post('/push/token', { token: 'f:2' })
    const before = await Promise.all([tokens(one.userId), tokens(other.userId)])
    expect(await other.post('/push/token', { token: 'f:1' })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Peramban ini masih terdaftar untuk pengguna lain/) },
    })
    expect(await Promise.all([tokens(one.userId), tokens(other.userId)])).toEqual(before)
  })

  it.each([
    ['has expired', `update session_token set expires_at = now() where user_id = $1`],
    [
      'was not used for long',
      `update session_token set last_seen_at = now() - interval '13 hours' where user_id = $1`,
    ],
    ['is of a disabled account', 'update app_user set disabled = true where id = $1'],
  ])('Y20: a browser is registered for another user if the earlier session %s', async (_how, end) => {
    const [one, other] = [await test.signIn([]), await test.signIn([])]
    await one.post('/push/token', { token: 'g:1' })
    await test.database.query(end, [one.userId])
    expect((await other.post('/push/token', { token: 'g:1' })).status).toBe(200)
    expect(await tokens(one.userId)).toEqual([])
    expect(await tokens(other.userId)).toHaveLength(1)
    await test.database.query('delete from push_token')
  })

  it('Y20: a browser moves to the next session of its own user', async () => {
    const one = await test.signIn([])
    const again = new Caller(test.app, await createToken(test.database, one.userId), one.userId)
    await one.post('/push/token', { token: 'h:1' })
    expect((await again.post('/push/token', { token: 'h:1' })).status).toBe(200)
    await one.post('/auth/logout')
    expect(await tokens(one.userId)).toHaveLength(1)
  })

  it('Y20: of several users who register one browser at the same time, one gets it', async () => {
    const callers = await Promise.all(Array.from({ length: 5 }, () => test.signIn([])))
    const answers = await Promise.all(callers.map((caller) => caller.post('/push/token', { token: 'i:1' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  })

  it('a registered browser is deleted only by its owner, or when the session of the owner ends', async () => {
    const [one, other] = [await test.signIn([]), await test.signIn([])]
    await one.post('/push/token', { token: 'b:1' })
    expect((await other.delete('/push/token/b:1')).status).toBe(200)
    expect(await tokens(one.userId)).toHaveLength(1)
    expect((await one.delete('/push/token/b:1')).status).toBe(200)
    expect(await tokens(one.userId)).toEqual([])
    await one.post('/push/token', { token: 'b:2' })
    await one.post('/auth/logout')
    expect(await tokens(one.userId)).toEqual([])
  })

  it.each(['', 'a b', 'x'.repeat(513), '<img>'])('the push token "%s" is rejected', async (token) => {
    const caller = await test.signIn([])
    expect((await caller.post('/push/token', { token })).status).toBeGreaterThanOrEqual(400)
    expect(await tokens(caller.userId)).toEqual([])
  })

  it('Y20: without PUBLIC_URL, the origin of a browser is stored only if it is that of the request', async () => {
    const without = await createTestApp()
    const caller = await without.signIn([])
    const payload = { token: 'c:1' }
    const stored = async (origin: string) => {
      const headers = { origin, host: 'armada.example:8443' }
      await caller.call({ method: 'POST', url: '/push/token', payload, headers })
      const [row] = await without.database.query('select origin from push_token')
      return row?.origin
    }
    expect(await stored('https://armada.example:8443')).toBe('https://armada.example:8443')
    for (const origin of [
      'https://jahat.example',
      'https://armada.example',
      'null',
      'javascript:alert(1)',
      'ftp://armada.example:8443',
      'https://armada.example:8443/path',
      'x'.repeat(400),
    ]) {
      expect(await stored(origin)).toBeNull()
    }
    await without.close()
  })

  it('a browser gets a test message immediately, and the result of the message is stored', async () => {
    const caller = await test.signIn([])
    await caller.post('/push/token', { token: 'd:1' })
    expect(await caller.post('/push/test', { token: 'd:1' })).toMatchObject({
      status: 200,
      body: { message: 'Pemberitahuan percobaan dikirim.' },
    })
    expect(provider.messages).toMatchObject([
      { token: 'd:1', notification: { title: 'Pemberitahuan percobaan' } },
    ])
    provider.reply = refused(500, { status: 'INTERNAL', message: 'Internal error.' })
    const failed = await caller.post('/push/test', { token: 'd:1' })
    expect(failed).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    provider.reply = refused(404, { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] })
    expect((await caller.post('/push/test', { token: 'd:1' })).status).toBe(422)
    expect(await tokens(caller.userId)).toEqual([])
    const records = await test.database.query(
      `select status, error from push_sending join push_message on id = message_id where user_id = $1 order by id`,
      [caller.userId],
    )
    expect(records.map(({ status }) => status)).toEqual(['sent', 'failed', 'gone'].slice(0, records.length))
    expect(provider.faults).toEqual([])
  })

  it('a browser gets no test message from another user, or without a push provider', async () => {
    const [one, other] = [await test.signIn([]), await test.signIn([])]
    await one.post('/push/token', { token: 'e:1' })
    expect((await other.post('/push/test', { token: 'e:1' })).status).toBe(422)
    expect(provider.messages).toEqual([])
    const without = await createTestApp()
    const caller = await without.signIn([])
    await caller.post('/push/token', { token: 'e:1' })
    expect((await caller.post('/push/test', { token: 'e:1' })).status).toBe(503)
    await without.close()
  })
})
