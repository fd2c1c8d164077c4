import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { createUser } from '../../testing/createUser.ts'
import { SoftAuthenticator } from '../../testing/SoftAuthenticator.ts'

const password = 'empat kata acak sekali'
const origin = 'https://sikud.example'

interface Owner {
  caller: Caller
  email: string
  device: SoftAuthenticator
  passkeyId: number
  codes: string[]
}

describe('passkeys', () => {
  let test: TestApp
  let users = 0

  beforeAll(async () => {
    test = await createTestApp({ PUBLIC_URL: `${origin}/`, TRUST_PROXY: '127.0.0.1' })
  })
  afterAll(() => test.close())

  const post = (url: string, payload: object = {}) => {
    users += 1
    const from = `10.1.${Math.floor(users / 250)}.${users % 250}`
    return test.anyone.call({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from } })
  }
  const login = (email: string) => post('/auth/login', { email, password })
  const startSignIn = async (payload: object = {}) => (await post('/auth/passkey/options', payload)).body.data
  const signIn = (passkey: object, challenge?: string) =>
    post('/auth/passkey', { passkey, ...(challenge !== undefined && { challenge }) })

  async function createAccount(permissions?: readonly string[]) {
    users += 1
    const email = `kunci-${users}@armada.example`
    const userId = await createUser(test.database, { email, password, permissions })
    return { email, caller: new Caller(test.app, (await login(email)).body.token, userId) }
  }

  async function enrol(caller: Caller, device: SoftAuthenticator, name = 'Laptop kantor') {
    const { data } = (await caller.post('/me/passkey/options')).body
    return caller.post('/me/passkey/create', { name, passkey: device.make(data) })
  }

  async function createOwner(permissions?: readonly string[]): Promise<Owner> {
    const account = await createAccount(permissions)
    const device = new SoftAuthenticator(origin)
    const { status, body } = await enrol(account.caller, device)
    expect(status).toBe(201)
    return { ...account, device, passkeyId: body.data.id, codes: body.data.codes }
  }

  it('are enrolled, listed, used instead of password and code, and deleted', async () => {
    const { caller, email, device, passkeyId, codes } = await createOwner()
    expect(codes).toHaveLength(10)
    const [listed] = (await caller.get('/me/passkey')).body.data
    expect(listed).toMatchObject({ id: passkeyId, name: 'Laptop kantor', last_used_at: null })
    expect((await caller.get('/me')).body.data).toMatchObject({ factor: true, passkey: true })

    const options = await startSignIn()
    expect(options).toMatchObject({ rpId: 'sikud.example', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    const { status, body } = await signIn(device.sign(options))
    expect(status).toBe(200)
    const signedIn = new Caller(test.app, body.token, caller.userId)
    expect((await signedIn.get('/me/passkey')).body.data[0].last_used_at).not.toBeNull()

    expect((await login(email)).body.factors).toEqual(['recovery', 'passkey'])
    expect((await signedIn.delete(`/me/passkey/${passkeyId}`)).status).toBe(200)
    expect((await login(email)).status).toBe(200)
    expect((await signIn(device.sign(await startSignIn()))).status).toBe(422)
    const left = await test.database.query('select from recovery_code where user_id = $1', [caller.userId])
    expect(left).toEqual([])
  })

  it.each([
    ['of another origin', { origin: 'https://sikud.example.evil.example' }],
    ['of another port', { origin: `${origin}:8443` }],
    ['for another domain', { domain: 'evil.example' }],
    ['without user verification', { verified: false }],
  ])('A27 a passkey %s is refused', async (_, signing) => {
    const { device, caller } = await createOwner()
    const refused = await signIn(device.sign(await startSignIn(), signing))
    expect(refused).toMatchObject({ status: 422, body: { errors: { passkey: [expect.any(String)] } } })
    const entries = await test.database.query(
      `select from audit_log where action = 'signInWithPasskey' and outcome = 'refused' and subject_id = $1`,
      [caller.userId],
    )
    expect(entries).toHaveLength(1)
    // The server also refuses to enrol a new passkey that is signed in the same wrong way.
    const { data } = (await caller.post('/me/passkey/options')).body
    const other = new SoftAuthenticator(origin)
    const made = await caller.post('/me/passkey/create', { name: 'X', passkey: other.make(data, signing) })
    expect(made.body.errors).toHaveProperty('passkey')
    expect((await signIn(device.sign(await startSignIn()))).status).toBe(200)
  })

  it('A27 a repeated signature is refused, even if several arrive at the same time', async () => {
    const { device } = await createOwner()
    const signed = device.sign(await startSignIn(), { counter: 0 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(signed)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)])
    expect((await signIn(signed)).status).toBe(422)
  })

  it('A27 a signature of a challenge that is expired, unknown or for another purpose is refused', async () => {
    const { device, caller } = await createOwner()
    const options = await startSignIn()
    await test.database.query(`update passkey_challenge set expires_at = now() - interval '1 second'`)
    expect((await signIn(device.sign(options))).status).toBe(422)
    expect((await signIn(device.sign({ ...options, challenge: 'bWFkZS11cA' }))).status).toBe(422)
    expect((await signIn({ ...device.sign(options), id: 'eA', rawId: 'eA' })).status).toBe(422)
    const confirm = (await caller.post('/me/confirm/passkey')).body.data
    expect((await signIn(device.sign(confirm))).status).toBe(422)
    // Each attempt uses up the challenge, so the server refuses even the right signature after a wrong one.
    const once = await startSignIn()
    expect((await signIn(new SoftAuthenticator(origin).sign(once))).status).toBe(422)
    expect((await signIn(device.sign(once))).status).toBe(422)
  })

  it('are refused if their signature counter does not increase, unless it is 0', async () => {
    const { device, caller } = await createOwner()
    const use = async (counter: number) =>
      (await signIn(device.sign(await startSignIn(), { counter }))).status
    expect([await use(10), await use(10), await use(9)]).toEqual([200, 422, 422])
    // A device without a counter sends 0. The server keeps the stored counter 10, so it still refuses 9.
    expect([await use(0), await use(9), await use(11)]).toEqual([200, 422, 200])
    const entries = await test.database.query(
      `select from audit_log where action = 'signInWithPasskey' and outcome = 'refused' and subject_id = $1`,
      [caller.userId],
    )
    expect(entries.length).toBeGreaterThan(0)
  })

  it('complete the second step of a sign-in, only for the user whose password was right', async () => {
    const owner = await createOwner()
    const other = await createOwner()
    const { challenge } = (await login(owner.email)).body
    const options = await startSignIn({ challenge })
    expect(options.allowCredentials).toEqual([
      { id: owner.device.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ])
    const wrong = await signIn(other.device.sign(await startSignIn({ challenge })), challenge)
    expect(wrong.body.errors).toHaveProperty('passkey')
    expect((await signIn(owner.device.sign(options), challenge)).status).toBe(200)
    // The challenge is already used up.
    const late = await post('/auth/passkey/options', { challenge })
    expect(late.body.errors).toHaveProperty('challenge')
    // A recovery code also completes the second step, for a user who lost the device.
    const again = (await login(owner.email)).body.challenge
    expect((await post('/auth/factor', { challenge: again, code: owner.codes[0] })).status).toBe(200)
  })

  it('confirm the session of their owner, in place of password and code', async () => {
    const { caller, device, passkeyId } = await createOwner()
    const other = await createOwner()
    await test.database.query('update session_token set confirmed_at = null')
    expect((await caller.delete(`/me/passkey/${passkeyId}`)).body.code).toBe('confirm')
    expect((await caller.post('/me/passkey/options')).body.code).toBe('confirm')
    expect((await caller.post('/me/confirm', { password })).body.errors).toHaveProperty('code')
    const start = async (who: Caller) => (await who.post('/me/confirm/passkey')).body.data
    const confirm = (passkey: object) => caller.post('/me/confirm', { passkey })
    expect((await confirm(other.device.sign(await start(caller)))).body.errors).toHaveProperty('passkey')
    expect((await confirm(device.sign(await start(other.caller)))).body.errors).toHaveProperty('passkey')
    expect((await confirm(device.sign(await start(caller)))).status).toBe(200)
    expect((await caller.delete(`/me/passkey/${passkeyId}`)).status).toBe(200)
  })

  it('a new passkey ends the other sessions of its owner, who gets an e-mail', async () => {
    const { caller, email } = await createAccount()
    const other = new Caller(test.app, (await login(email)).body.token, caller.userId)
    const first = await enrol(caller, new SoftAuthenticator(origin))
    expect((await other.get('/me')).status).toBe(401)
    const second = await enrol(caller, new SoftAuthenticator(origin), 'Ponsel')
    expect(second.body.data.codes).toEqual([])
    expect((await caller.delete(`/me/passkey/${first.body.data.id}`)).status).toBe(200)
    expect((await login(email)).status).toBe(202)
    const mails = await test.database.query<{ purpose: string; detail: { passkey?: string } }>(
      `select purpose, detail from mail_outbox where user_id = $1 and purpose like 'passkey%' order by id`,
      [caller.userId],
    )
    expect(mails.map(({ purpose, detail }) => [purpose, detail.passkey])).toEqual([
      ['passkeyAdded', 'Laptop kantor'],
      ['passkeyAdded', 'Ponsel'],
      ['passkeyRemoved', 'Laptop kantor'],
    ])
  })

  it('cannot be seen, deleted or enrolled by another user, and cannot be enrolled twice', async () => {
    const owner = await createOwner()
    const { caller } = await createAccount()
    expect((await caller.delete(`/me/passkey/${owner.passkeyId}`)).status).toBe(404)
    expect((await test.anyone.delete(`/me/passkey/${owner.passkeyId}`)).status).toBe(401)
    expect((await owner.caller.get('/me/passkey')).body.data).toHaveLength(1)
    expect((await caller.get('/me/passkey')).body.data).toEqual([])
    // Another user cannot complete the enrolment of the passkey.
    const { data } = (await owner.caller.post('/me/passkey/options')).body
    expect(data.excludeCredentials).toHaveLength(1)
    const stolen = await caller.post('/me/passkey/create', {
      name: 'X',
      passkey: new SoftAuthenticator(origin).make(data),
    })
    expect(stolen.body.errors).toHaveProperty('passkey')
    // Enrols the same passkey again, as a device does that ignores `excludeCredentials`.
    expect((await enrol(owner.caller, owner.device)).status).toBe(409)
    expect((await enrol(caller, new SoftAuthenticator(origin), '  ')).body.errors).toHaveProperty('name')
  })

  it('two passkeys that are enrolled at the same time create only one set of recovery codes', async () => {
    const { caller } = await createAccount()
    const both = await Promise.all([1, 2].map(() => enrol(caller, new SoftAuthenticator(origin))))
    expect(both.map(({ body }) => body.data.codes.length).toSorted()).toEqual([0, 10])
  })

  it('satisfy a role that requires a second factor; the last passkey then cannot be deleted', async () => {
    const { caller } = await createAccount()
    await test.database.query(
      'update role set require_factor = true where id = (select role_id from app_user where id = $1)',
      [caller.userId],
    )
    expect((await caller.get('/device')).body.code).toBe('enrol-factor')
    const first = await enrol(caller, new SoftAuthenticator(origin))
    expect((await caller.get('/device')).status).toBe(200)
    const second = await enrol(caller, new SoftAuthenticator(origin))
    const remove = ({ body }: typeof first) => caller.delete(`/me/passkey/${body.data.id}`)
    // If two requests delete the last two passkeys at the same time, one of them fails.
    const both = await Promise.all([first, second].map(remove))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await caller.get('/me/passkey')).body.data).toHaveLength(1)
  })

  it('are removed when an administrator removes them or deletes the user', async () => {
    const owner = await createOwner()
    const { userId } = owner.caller
    const admin = await test.signIn()
    await startSignIn()
    expect((await admin.delete(`/user/${userId}/factor`)).status).toBe(200)
    expect((await signIn(owner.device.sign(await startSignIn()))).status).toBe(422)
    expect((await login(owner.email)).status).toBe(200)
    const second = await createOwner()
    await second.caller.post('/me/confirm/passkey')
    const erased = second.caller.userId
    expect((await admin.post(`/user/${erased}/disable`)).status).toBe(200)
    expect((await signIn(second.device.sign(await startSignIn()))).status).toBe(422)
    expect((await admin.delete(`/user/${erased}`)).status).toBe(200)
    for (const table of ['passkey', 'passkey_challenge', 'recovery_code'])
      expect(await test.database.query(`select from ${table} where user_id = $1`, [erased])).toEqual([])
  })

  it('the number of sign-ins by passkey is limited for each network', async () => {
    const from = { 'x-forwarded-for': '192.0.2.80' }
    const start = () =>
      test.anyone.call({ method: 'POST', url: '/auth/passkey/options', payload: {}, headers: from })
    const statuses: number[] = []
    for (let index = 0; index < 62; index += 1) statuses.push((await start()).status)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})

describe('passkeys on a server without PUBLIC_URL', () => {
  it('without PUBLIC_URL, work only on localhost, with any port', async () => {
    const test = await createTestApp()
    const caller = await test.signIn()
    await test.database.query('update session_token set confirmed_at = now()')
    const send = (url: string, payload: object, host = 'localhost:5173') =>
      caller.call({ method: 'POST', url, payload, headers: { host } })
    const device = new SoftAuthenticator('http://localhost:5173')
    const { data } = (await send('/me/passkey/options', {})).body
    expect(data.rp.id).toBe('localhost')
    const made = await send('/me/passkey/create', { name: 'Laptop', passkey: device.make(data) })
    expect(made.status).toBe(201)
    const start = async () => (await send('/auth/passkey/options', {})).body.data
    const signIn = async (at: string, host?: string) =>
      (await send('/auth/passkey', { passkey: device.sign(await start(), { origin: at }) }, host)).status
    expect(await signIn('http://localhost:5173')).toBe(200)
    expect(await signIn('http://localhost:9')).toBe(422)
    expect(await signIn('http://evil.example', 'evil.example')).toBe(422)
    await test.close()
  })

  it('without PUBLIC_URL, are disabled on a server that other machines can reach', async () => {
    const test = await createTestApp({ HOST: '0.0.0.0' })
    const { status, body } = await test.anyone.post('/auth/passkey/options', {})
    expect({ status, body }).toEqual({
      status: 409,
      body: { message: 'Passkey belum diaktifkan di server ini.' },
    })
    await test.close()
  })
})
