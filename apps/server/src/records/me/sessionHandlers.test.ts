import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { createUser } from '../../testing/createUser.ts'
import { createToken } from '../../security/tokens.ts'

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
const PASSWORD = 'empat kata acak'

describe('sessions', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  /** Creates a user with two sessions; the second session is from another network. */
  async function twice(permissions?: string[]) {
    const userId = await createUser(test.database, { permissions, password: PASSWORD })
    const here = { agent: chrome, address: '127.0.0.1' }
    const there = { agent: undefined, address: '10.20.0.14' }
    const first = new Caller(test.app, await createToken(test.database, userId, here), userId)
    const second = new Caller(test.app, await createToken(test.database, userId, there), userId)
    return { userId, first, second }
  }

  function age({ userId }: { userId: number }) {
    const sql = `update session_token set confirmed_at = now() - interval '16 minutes' where user_id = $1`
    return test.database.query(sql, [userId])
  }

  it('are listed with device and network, and the current one is marked', async () => {
    const { first } = await twice([])
    expect((await first.get('/me/session')).body.data).toMatchObject([
      { browser: null, system: null, address: '10.20.0.14', network: 'other', current: false },
      { browser: 'Chrome', system: 'Windows', address: '127.0.0.1', network: 'this', current: true },
    ])
  })

  it('store the browser and network of a sign-in', async () => {
    const { userId } = await twice([])
    const [user] = await test.database.query<{ email: string }>('select email from app_user where id = $1', [
      userId,
    ])
    const signedIn = await test.anyone.call({
      method: 'POST',
      url: '/auth/login',
      payload: { email: user?.email, password: PASSWORD },
      headers: { 'user-agent': chrome },
    })
    const caller = new Caller(test.app, signedIn.body.token, userId)
    expect((await caller.get('/me/session')).body.data[0]).toMatchObject({
      browser: 'Chrome',
      network: 'this',
      current: true,
    })
  })

  it('a user can end one session or all other sessions; requests of an ended session then get 401', async () => {
    const { first, second } = await twice([])
    const [other] = (await first.get('/me/session')).body.data
    expect((await first.delete(`/me/session/${other.id}`)).status).toBe(200)
    expect((await second.get('/me')).status).toBe(401)
    expect((await first.delete(`/me/session/${other.id}`)).status).toBe(404)
    const more = await twice([])
    expect((await more.second.delete('/me/session')).status).toBe(200)
    expect((await more.first.get('/me')).status).toBe(401)
    expect((await more.second.get('/me')).status).toBe(200)
  })

  it('a caller who ends a session of another user gets the same error as for an unknown session', async () => {
    const [mine, other] = [await twice([]), await twice([])]
    const [session] = (await other.first.get('/me/session')).body.data
    expect((await mine.first.delete(`/me/session/${session.id}`)).status).toBe(404)
    expect((await other.first.get('/me/session')).body.data).toHaveLength(2)
  })

  it('ending all other sessions needs the password again 15 minutes after the last confirmation', async () => {
    const { userId, first, second } = await twice([])
    await age({ userId })
    const refused = await first.delete('/me/session')
    expect(refused).toMatchObject({ status: 403, body: { code: 'confirm' } })
    const wrong = await first.post('/me/confirm', { password: 'salah sekali' })
    expect(wrong).toMatchObject({ status: 422, body: { errors: { password: ['Password salah.'] } } })
    expect((await first.post('/me/confirm', { password: PASSWORD })).status).toBe(200)
    // The user has confirmed only the session `first`, so the server refuses the request of `second`.
    expect((await second.delete('/me/session')).body.code).toBe('confirm')
    expect((await first.delete('/me/session')).status).toBe(200)
  })

  it('a user can try to confirm a session at most five times in five minutes', async () => {
    const { first } = await twice([])
    for (let tries = 0; tries < 4; tries += 1) await first.post('/me/confirm', { password: 'salah sekali' })
    expect((await first.post('/me/confirm', { password: PASSWORD })).status).toBe(200)
    const response = await first.post('/me/confirm', { password: PASSWORD })
    expect(response.status).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('A30 a session ends after 12 hours in which the page only polled', async () => {
    const { userId, first } = await twice(['position.view'])
    const back = (hours: number) =>
      test.database.query(
        'update session_token set last_seen_at = last_seen_at - make_interval(hours => $2) where user_id = $1',
        [userId, hours],
      )
    for (let hour = 1; hour < 12; hour += 1) {
      await back(1)
      expect((await first.get('/gps/live')).status).toBe(200)
      expect((await first.get('/notification')).status).toBe(200)
    }
    await back(2)
    expect((await first.get('/gps/live')).status).toBe(401)
  })

  it('callers with the permission can list and end the sessions of another user', async () => {
    const { userId, first } = await twice([])
    const administrator = await test.signIn()
    expect((await administrator.get(`/user/${userId}/session`)).body.data).toHaveLength(2)
    expect((await administrator.delete(`/user/${userId}/session`)).status).toBe(200)
    expect((await first.get('/me')).status).toBe(401)
    expect((await administrator.get(`/user/${userId}/session`)).body.data).toEqual([])
    const [entry] = await test.database.query(
      'select action, subject_id, actor_id from audit_log order by id desc limit 1',
    )
    expect(entry).toEqual({ action: 'endUserSessions', subject_id: userId, actor_id: administrator.userId })
  })

  it('are not ended if their user has permissions that the caller lacks', async () => {
    const { userId, first } = await twice(['user.session', 'driver.delete'])
    const helper = await test.signIn(['user.session'])
    expect((await helper.delete(`/user/${userId}/session`)).status).toBe(403)
    expect((await first.get('/me')).status).toBe(200)
  })

  it('a session from a new device causes an e-mail, except the first session of a user', async () => {
    const { userId } = await twice([])
    const [user] = await test.database.query<{ email: string }>('select email from app_user where id = $1', [
      userId,
    ])
    const payload = { email: user?.email, password: PASSWORD }
    for (const agent of [chrome, chrome, 'Firefox/145.0', 'Firefox/145.1']) {
      await test.anyone.call({
        method: 'POST',
        url: '/auth/login',
        payload,
        headers: { 'user-agent': agent },
      })
    }
    const mails = await test.database.query(
      `select purpose, detail->>'browser' as browser from mail_outbox where user_id = $1`,
      [userId],
    )
    expect(mails).toEqual([{ purpose: 'newDevice', browser: 'Firefox' }])
  })
})
