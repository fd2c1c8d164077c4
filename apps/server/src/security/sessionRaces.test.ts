import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLink } from '../links/accountLinks.ts'
import { Caller, type TestResponse } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { createUser } from '../testing/createUser.ts'
import { decodeBase32 } from '../testing/decodeBase32.ts'
import { SoftAuthenticator } from '../testing/SoftAuthenticator.ts'
import { stepAt, totp } from './factors/totp.ts'
import { hashPassword } from './passwords.ts'
import { createToken } from './tokens.ts'

const password = 'empat kata acak sekali'
const next = 'pagi cerah di Bogor'

/** Holds the check of one password or code, so that a change runs between the check and what follows it. */
const gate = {
  /** The text whose hash is held; `*` for any text, null for none. */
  text: null as string | null,
  change: (): Promise<unknown> => Promise.resolve(),
  changed: Promise.resolve() as Promise<unknown>,
}

const { argon2 } = crypto

/** Computes a hash. If the gate is closed for its text, the result waits for the change. */
const holdHash: typeof argon2 = (algorithm, parameters, done) =>
  argon2(algorithm, parameters, (error, tag) => {
    if (gate.text !== '*' && gate.text !== parameters.message) return done(error, tag)
    gate.text = null
    gate.changed = gate.change()
    void gate.changed.catch(() => undefined).then(() => done(error, tag))
  })

// Other test files of the process have loaded the server already, so that a mocked module would come too late.
function replaceArgon2(replacement: typeof argon2) {
  Object.assign(crypto, { argon2: replacement })
  syncBuiltinESMExports()
}
beforeAll(() => replaceArgon2(holdHash))
afterAll(() => replaceArgon2(argon2))

/** Sends a request, and makes the change after the server has computed the hash of this text for the request. */
async function callDuringHash(
  text: string,
  call: () => Promise<TestResponse>,
  change: () => Promise<unknown>,
): Promise<TestResponse> {
  gate.change = change
  gate.text = text
  const response = await call()
  expect(gate.text, 'the server computed no such hash').toBeNull()
  await gate.changed
  return response
}

describe('Y02 a change of the account during a sign-in', () => {
  let test: TestApp
  let admin: Caller
  let count = 0

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  beforeEach(() => test.database.query('truncate login_attempt'))
  afterAll(() => test.close())

  async function createOwner() {
    count += 1
    const email = `pemilik-${count}@armada.example`
    const id = await createUser(test.database, { email, password, permissions: [] })
    return { id, email, own: new Caller(test.app, await createToken(test.database, id), id) }
  }

  /** Gives a user an authenticator app and two recovery codes. */
  async function turnOnFactor(id: number): Promise<string[]> {
    await test.database.query(
      `insert into user_factor (user_id, seed, confirmed_at) values ($1, 'unused', now())`,
      [id],
    )
    const codes = ['aaaa-bbbb-cccc-dddd-eeee', 'ffff-gggg-hhhh-iiii-jjjj']
    for (const code of codes) {
      const text = code.replaceAll('-', '')
      await test.database.query(
        'insert into recovery_code (user_id, selector, code_hash) values ($1, $2, $3)',
        [id, text.slice(0, 4), await hashPassword(text.slice(4))],
      )
    }
    return codes
  }

  /** Gives a user an authenticator app that is not confirmed; returns its first code. */
  async function beginFactor(own: Caller): Promise<string> {
    const seed = decodeBase32((await own.post('/me/factor/totp')).body.data.secret)
    return totp(seed, stepAt(Date.now()))
  }

  async function recover(id: number) {
    const { path } = await createLink(test.database, id, 'recovery', { mailed: true })
    const body = { token: path.split('#')[1], password_new: next, password_re: next }
    expect((await test.anyone.post('/auth/recover', body)).status).toBe(200)
  }

  const login = (email: string, typed = password) =>
    test.anyone.post('/auth/login', { email, password: typed })
  const sessionsOf = (id: number) =>
    test.database.query<{ id: number }>('select id from session_token where user_id = $1 order by id', [id])
  const challengesOf = (id: number) =>
    test.database.query('select from sign_in_challenge where user_id = $1', [id])

  it('Y02: a sign-in with the old password leaves no session when the password is reset', async () => {
    const { id, email } = await createOwner()
    const response = await callDuringHash(
      password,
      () => login(email),
      () => recover(id),
    )
    expect(response).toMatchObject({ status: 422, body: { message: 'Email atau password salah.' } })
    expect(await sessionsOf(id)).toEqual([])
    expect((await login(email, next)).status).toBe(200)
  })

  it('Y02: a sign-in with only the password leaves no session when a second factor is enrolled', async () => {
    const owner = await createOwner()
    const code = await beginFactor(owner.own)
    const response = await callDuringHash(
      password,
      () => login(owner.email),
      () => owner.own.post('/me/factor/totp/confirm', { code }),
    )
    expect(response.status).toBe(422)
    expect(await sessionsOf(owner.id)).toHaveLength(1)
    expect((await owner.own.get('/me')).body.data.factor).toBe(true)
  })

  it.each([
    ['is disabled', 'disabled = true'],
    ['is no longer active', `status = 'pending'`],
    ['gets another role', `role_id = (select min(id) from role where id <> role_id)`],
  ])('Y02: a sign-in leaves no session when the account %s', async (_case, changed) => {
    const { id, email } = await createOwner()
    const response = await callDuringHash(
      password,
      () => login(email),
      () => test.database.query(`update app_user set ${changed} where id = $1`, [id]),
    )
    expect(response.status).toBe(422)
    expect(await sessionsOf(id)).toHaveLength(1)
  })

  it('Y02: a password that is reset during the first step of a sign-in gives no second step', async () => {
    const owner = await createOwner()
    await turnOnFactor(owner.id)
    const response = await callDuringHash(
      password,
      () => login(owner.email),
      () => recover(owner.id),
    )
    expect(response.status).toBe(422)
    expect(await challengesOf(owner.id)).toEqual([])
  })

  it('Y02: a reset of the password ends the second step that the old password began', async () => {
    const owner = await createOwner()
    const [code = ''] = await turnOnFactor(owner.id)
    const { challenge } = (await login(owner.email)).body
    await recover(owner.id)
    expect((await test.anyone.post('/auth/factor', { challenge, code })).status).toBe(422)
    expect(await sessionsOf(owner.id)).toEqual([])
  })

  it.each([
    ['the password is reset', (id: number) => recover(id)],
    ['an administrator turns the factor off', (id: number) => admin.delete(`/user/${id}/factor`)],
    ['the account is disabled', (id: number) => admin.post(`/user/${id}/disable`)],
  ])('Y02: a sign-in with a recovery code leaves no session when %s', async (_case, change) => {
    const owner = await createOwner()
    const [code = ''] = await turnOnFactor(owner.id)
    const { challenge } = (await login(owner.email)).body
    const response = await callDuringHash(
      code.replaceAll('-', '').slice(4),
      () => test.anyone.post('/auth/factor', { challenge, code }),
      () => change(owner.id),
    )
    expect(response.status).toBe(422)
    expect(await sessionsOf(owner.id)).toEqual([])
  })

  it('Y02: a thief who changes the password during its reset changes nothing', async () => {
    const owner = await createOwner()
    const change = { password, password_new: 'kata si pencuri', password_re: 'kata si pencuri' }
    const response = await callDuringHash(
      password,
      () => owner.own.post('/me/password', change),
      () => recover(owner.id),
    )
    expect(response.status).toBe(401)
    expect((await login(owner.email, next)).status).toBe(200)
  })

  it('Y02: a session that ends while it enrols an authenticator app adds no factor', async () => {
    const owner = await createOwner()
    const code = await beginFactor(owner.own)
    const response = await callDuringHash(
      '*',
      () => owner.own.post('/me/factor/totp/confirm', { code }),
      () => admin.delete(`/user/${owner.id}/session`),
    )
    expect(response.status).toBe(401)
    expect((await login(owner.email)).status).toBe(200)
  })

  it('Y02: the code of one authenticator app does not confirm another that replaces it meanwhile', async () => {
    const owner = await createOwner()
    const code = await beginFactor(owner.own)
    const response = await callDuringHash(
      '*',
      () => owner.own.post('/me/factor/totp/confirm', { code }),
      () => beginFactor(owner.own),
    )
    expect(response).toMatchObject({ status: 409, body: { message: 'Verifikasi dua langkah tidak aktif.' } })
    expect((await owner.own.get('/me')).body.data.factor).toBe(false)
    expect(await test.database.query('select from recovery_code where user_id = $1', [owner.id])).toEqual([])
  })

  it('Y23: one recovery code used twice at once gives one session', async () => {
    const owner = await createOwner()
    const [code = ''] = await turnOnFactor(owner.id)
    const challenges = [(await login(owner.email)).body, (await login(owner.email)).body]
    const before = (await sessionsOf(owner.id)).length
    const responses = await Promise.all(
      challenges.map(({ challenge }) => test.anyone.post('/auth/factor', { challenge, code })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await sessionsOf(owner.id)).toHaveLength(before + 1)
  })

  it('Y23: two recovery codes for one password at once give one session', async () => {
    const owner = await createOwner()
    const codes = await turnOnFactor(owner.id)
    const { challenge } = (await login(owner.email)).body
    const responses = await Promise.all(
      codes.map((code) => test.anyone.post('/auth/factor', { challenge, code })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})

describe('Y02 passkeys', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp({ PUBLIC_URL: 'https://sikud.example' })
  })
  afterAll(() => test.close())

  it('Y02: a session that ended adds no passkey', async () => {
    const owner = await test.signIn([])
    const device = new SoftAuthenticator('https://sikud.example')
    const { data } = (await owner.post('/me/passkey/options')).body
    const made = { name: 'Laptop', passkey: device.make(data) }
    const response = await callDuringHash(
      '*',
      () => owner.post('/me/passkey/create', made),
      () => test.database.query('delete from session_token where user_id = $1', [owner.userId]),
    )
    expect(response.status).toBe(401)
    expect(await test.database.query('select from passkey where user_id = $1', [owner.userId])).toEqual([])
  })

  it('Y02: a passkey that is deleted after its signature was checked gives no session', async () => {
    const owner = await test.signIn([])
    const device = new SoftAuthenticator('https://sikud.example')
    const { data } = (await owner.post('/me/passkey/options')).body
    await owner.post('/me/passkey/create', { name: 'Laptop', passkey: device.make(data) })
    const options = (await test.anyone.post('/auth/passkey/options', {})).body.data
    const before = await test.database.query('select from session_token where user_id = $1', [owner.userId])
    const responses = await Promise.all([
      test.anyone.post('/auth/passkey', { passkey: device.sign(options) }),
      test.database.transaction(async (transaction) => {
        await transaction.query('select from app_user where id = $1 for update', [owner.userId])
        await setTimeout(200)
        await transaction.query('delete from passkey where user_id = $1', [owner.userId])
      }),
    ])
    expect(responses[0].status).toBe(422)
    const after = await test.database.query('select from session_token where user_id = $1', [owner.userId])
    expect(after).toHaveLength(before.length)
  })
})
