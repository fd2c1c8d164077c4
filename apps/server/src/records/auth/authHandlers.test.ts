import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { createUser } from '../../testing/createUser.ts'

const email = 'rina.kusuma@armada.example'
const password = 'empat kata acak panjang'

describe('sign-in', () => {
  let test: TestApp
  let address = 0

  beforeAll(async () => {
    test = await createTestApp({ TRUST_PROXY: '127.0.0.1' })
    await createUser(test.database, { email, password })
  })
  afterAll(() => test.close())

  /**
   * Signs in. Each call comes from a new network unless `from` is given, because the server counts attempts by network.
   */
  function login(input: object, from?: string) {
    address += 1
    const headers = { 'x-forwarded-for': from ?? `10.0.${Math.floor(address / 250)}.${address % 250}` }
    return test.anyone.call({ method: 'POST', url: '/auth/login', payload: input, headers })
  }

  function forget() {
    return test.database.query('delete from login_attempt')
  }

  it('returns a token that gives access to the account until sign-out', async () => {
    const response = await login({ email: email.toUpperCase(), password })
    expect(response).toMatchObject({ status: 200, body: { message: 'Selamat datang kembali.' } })
    expect(response.body.token).toMatch(/^[\w-]{43}$/)
    const caller = new Caller(test.app, response.body.token, 0)
    expect((await caller.get('/me')).body.data).toMatchObject({ email })
    expect(await caller.post('/auth/logout')).toMatchObject({
      status: 200,
      body: { message: 'Anda sudah keluar.' },
    })
    expect((await caller.get('/me')).status).toBe(401)
  })

  it('gives the same error for a wrong password and an unknown e-mail address', async () => {
    const wrong = await login({ email, password: 'bukan ini' })
    const unknown = await login({ email: 'tidak.ada@armada.example', password })
    expect(wrong).toMatchObject({ status: 422, body: { message: 'Email atau password salah.' } })
    expect(unknown.status).toBe(422)
    expect(unknown.body).toEqual(wrong.body)
    await forget()
  })

  it('delays the next sign-in after five wrong passwords for one account from one network', async () => {
    const from = '192.0.2.5'
    for (let index = 0; index < 5; index++) {
      expect((await login({ email, password: 'bukan ini' }, from)).status).toBe(422)
    }
    // After five failures the server refuses attempts for one second. On a slow machine this second can already be
    // over, so the test moves the stored attempts into the future.
    await test.database.query(`update login_attempt set attempted_at = now() + interval '1 minute'`)
    const throttled = await login({ email, password }, from)
    expect(throttled.status).toBe(429)
    const seconds = Number(throttled.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(throttled.body.message).toBe(`Terlalu banyak percobaan. Coba lagi dalam ${seconds} detik.`)
    await test.database.query(`update login_attempt set attempted_at = now() - interval '2 seconds'`)
    expect((await login({ email, password }, from)).status).toBe(200)
    expect((await login({ email, password: 'bukan ini' }, from)).status).toBe(422)
    await forget()
  })

  it('A31 X03: accepts the owner from a known network during guesses from many networks', async () => {
    const home = '2001:db8:1:2::7'
    expect((await login({ email, password }, home)).status).toBe(200)
    // All spellings belong to the same account. Each request comes from another network.
    for (const spelling of [
      email,
      email.toUpperCase(),
      `${email}.`,
      `\u200b${email}`,
      email.normalize('NFD'),
    ]) {
      for (let index = 0; index < 5; index++) {
        expect((await login({ email: spelling, password: 'bukan ini' })).status).toBe(422)
      }
    }
    const stranger = await login({ email, password: 'bukan ini' })
    expect(stranger.status).toBe(429)
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(600)
    expect(stranger.body.message).toMatch(/^Terlalu banyak percobaan\. Coba lagi dalam 1[0-5] menit\.$/)
    expect((await login({ email, password })).status).toBe(429)
    expect((await login({ email, password }, '2001:db8:1:2:ffff::8')).status).toBe(200)
    await forget()
  })

  it('A32 throttles a network, even if the client invents addresses in X-Forwarded-For', async () => {
    for (let index = 0; index < 5; index++) {
      // The client invents the first address. The trusted proxy appends the second, which is the real address of the
      // client.
      const guess = await login({ email, password: 'bukan ini' }, `198.51.100.${index}, 192.0.2.66`)
      expect(guess.status).toBe(422)
    }
    await test.database.query(`update login_attempt set attempted_at = now() + interval '1 minute'`)
    expect((await login({ email, password }, '198.51.100.77, 192.0.2.66')).status).toBe(429)
    expect((await login({ email, password }, '198.51.100.77, 192.0.2.67')).status).toBe(200)
    await forget()
  })

  it('X04: counts a concurrent attempt only if its password was checked, not if it got 503', async () => {
    const home = '192.0.2.8'
    expect((await login({ email, password }, home)).status).toBe(200)
    const guesses = Array.from({ length: 40 }, (_, index) => login({ email, password: `tebakan ${index}` }))
    expect((await login({ email, password }, home)).status).toBe(200)
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length
    expect(count(422)).toBeGreaterThan(3)
    expect(count(422)).toBeLessThanOrEqual(25)
    expect(count(422) + count(429) + count(503)).toBe(40)
    const rows = await test.database.query(`select from login_attempt where subject like 'account:%'`)
    expect(rows).toHaveLength(count(422))
    await forget()
  })

  it('allows attempts for twenty accounts a minute from one network', async () => {
    const from = '192.0.2.7'
    for (let index = 0; index < 20; index++) {
      expect((await login({ email: `orang${index}@armada.example`, password }, from)).status).toBe(422)
    }
    const throttled = await login({ email: 'orang21@armada.example', password }, from)
    expect(throttled.status).toBe(429)
    expect(Number(throttled.headers['retry-after'])).toBeGreaterThan(30)
    expect((await login({ email, password })).status).toBe(200)
    await forget()
  })

  it('keeps ten sessions of a user and ends the oldest', async () => {
    const tokens: string[] = []
    for (let index = 0; index < 11; index++) tokens.push((await login({ email, password })).body.token)
    const first = new Caller(test.app, tokens.at(0) ?? '', 0)
    const second = new Caller(test.app, tokens.at(1) ?? '', 0)
    expect((await first.get('/me')).status).toBe(401)
    expect((await second.get('/me')).status).toBe(200)
  })

  it.each([
    ['no e-mail', { password }, 422],
    ['a number as password', { email, password: 12_345_678 }, 400],
    ['an unknown field', { email, password, admin: true }, 400],
    ['a password of more than 1 KB', { email, password: 'x'.repeat(1025) }, 422],
    ['a NUL in the e-mail', { email: 'a\u0000@b.id', password }, 422],
  ])('rejects %s', async (_case, input, status) => {
    expect((await login(input)).status).toBe(status)
  })
})
