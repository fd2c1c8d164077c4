import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stepAt, totp } from '../../security/factors/totp.ts'
import { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { createUser } from '../../testing/createUser.ts'
import { decodeBase32 } from '../../testing/decodeBase32.ts'

const password = 'empat kata acak sekali'

/** A user who can sign in, and the authenticator app of this user. */
interface Owner {
  caller: Caller
  email: string
  codes: string[]
  /** Returns the code of the current time step, or of a later one. */
  code: (steps?: number) => string
}

describe('the second factor', () => {
  let test: TestApp
  let users = 0

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())
  // A code works only once, so tests move the clock forward to the next code.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  async function signIn(email: string, typed = password) {
    return test.anyone.post('/auth/login', { email, password: typed })
  }

  async function createOwner(permissions?: readonly string[]): Promise<Owner> {
    users += 1
    const email = `dua-langkah-${users}@armada.example`
    const userId = await createUser(test.database, { email, password, permissions })
    const { body } = await signIn(email)
    const caller = new Caller(test.app, body.token, userId)
    const started = await caller.post('/me/factor/totp')
    expect(started.status).toBe(200)
    const seed = decodeBase32(started.body.data.secret)
    const code = (steps = 0) => totp(seed, stepAt(Date.now()) + steps)
    const confirmed = await caller.post('/me/factor/totp/confirm', { code: code() })
    expect(confirmed.status).toBe(200)
    nextCode()
    return { caller, email, codes: confirmed.body.data.codes, code }
  }

  async function challengeOf({ email }: Owner): Promise<string> {
    const { status, body } = await signIn(email)
    expect({ status, factors: body.factors }).toEqual({ status: 202, factors: ['totp', 'recovery'] })
    expect(body).not.toHaveProperty('token')
    return body.challenge
  }

  const answer = (challenge: string, code: string) => test.anyone.post('/auth/factor', { challenge, code })

  it('is required after the password; a correct code signs the user in', async () => {
    const owner = await createOwner()
    const challenge = await challengeOf(owner)
    const { status, body } = await answer(challenge, owner.code())
    expect(status).toBe(200)
    expect((await new Caller(test.app, body.token, 0).get('/me')).body.data).toMatchObject({ factor: true })
    nextCode()
    expect(await answer(challenge, owner.code())).toMatchObject({
      status: 422,
      body: { errors: { challenge: [expect.any(String)] } },
    })
    const admin = await test.signIn()
    const actions = async (path: string) =>
      (await admin.get(path)).body.data.map(({ action }: { action: string }) => action)
    expect(await actions(`/audit/user/${owner.caller.userId}`)).not.toContain('signInWithFactor')
    expect(await actions(`/audit?actor_id=${owner.caller.userId}`)).toEqual(
      expect.arrayContaining(['login', 'signInWithFactor', 'confirmFactor']),
    )
  })

  it('is enabled by the first correct code, which ends the other sessions of the user', async () => {
    const email = 'mulai@armada.example'
    const userId = await createUser(test.database, { email, password })
    const [one, two] = await Promise.all([signIn(email), signIn(email)])
    const caller = new Caller(test.app, one.body.token, userId)
    const other = new Caller(test.app, two.body.token, userId)
    expect((await caller.post('/me/factor/totp/confirm', { code: '123456' })).status).toBe(409)
    const seed = decodeBase32((await caller.post('/me/factor/totp')).body.data.secret)
    expect((await caller.get('/me/factor')).body.data.enabled).toBe(false)
    expect((await signIn(email)).status).toBe(200)
    const right = totp(seed, stepAt(Date.now()))
    const wrong = right === '000000' ? '000001' : '000000'
    expect((await caller.post('/me/factor/totp/confirm', { code: wrong })).body.errors).toHaveProperty('code')
    expect((await caller.post('/me/factor/totp/confirm', { code: right })).body.data.codes).toHaveLength(10)
    expect((await caller.get('/me/factor')).body.data).toMatchObject({ enabled: true, codes_left: 10 })
    expect((await other.get('/me')).status).toBe(401)
    expect((await caller.post('/me/factor/totp')).status).toBe(409)
  })

  it('A22 accepts a code only once, even from several requests at the same time', async () => {
    const owner = await createOwner()
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeOf(owner)))
    const code = owner.code()
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    expect((await answer(await challengeOf(owner), code)).status).toBe(422)
    // The server also refuses the code of an earlier time step.
    expect((await answer(await challengeOf(owner), owner.code(-1))).status).toBe(422)
  })

  it('A23 counts the wrong codes of all sign-in challenges of a user together', async () => {
    const owner = await createOwner()
    const statuses: number[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      const { body } = await signIn(owner.email)
      statuses.push((await answer(body.challenge, 'aaaa-bbbb-cccc-dddd-eeee')).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422])
    // The delay of one second can end before a slow machine has hashed the password, so the test extends the delay.
    await test.database.query(`update login_attempt set attempted_at = now() + interval '1 minute'`)
    expect((await answer(await challengeOf(owner), 'aaaa-bbbb-cccc-dddd-eeee')).status).toBe(429)
    // The correct code is delayed too, because the correct password did not reset the count of wrong codes.
    expect((await answer(await challengeOf(owner), owner.code())).status).toBe(429)
  })

  it('a sign-in challenge ends after five wrong codes', async () => {
    const owner = await createOwner()
    const challenge = await challengeOf(owner)
    await test.database.query('update sign_in_challenge set tries = 5 where user_id = $1', [
      owner.caller.userId,
    ])
    expect((await answer(challenge, owner.code())).body.errors).toHaveProperty('challenge')
    expect((await answer(await challengeOf(owner), owner.code())).status).toBe(200)
  })

  it('A24 refuses a sign-in challenge that is expired or is used as a bearer token', async () => {
    const owner = await createOwner()
    const challenge = await challengeOf(owner)
    expect((await new Caller(test.app, challenge, 0).get('/me')).status).toBe(401)
    await test.database.query(`update sign_in_challenge set expires_at = now() - interval '1 second'`)
    expect((await answer(challenge, owner.code())).body.errors).toHaveProperty('challenge')
  })

  it('A25 accepts a recovery code only once, and no code of an earlier set', async () => {
    const owner = await createOwner()
    const [first = '', second = ''] = owner.codes
    const challenges = await Promise.all([1, 2].map(() => challengeOf(owner)))
    const both = await Promise.all(challenges.map((challenge) => answer(challenge, first.toUpperCase())))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await owner.caller.get('/me/factor')).body.data.codes_left).toBe(9)
    const renewed = await owner.caller.post('/me/factor/codes')
    expect((await answer(await challengeOf(owner), second)).status).toBe(422)
    expect((await answer(await challengeOf(owner), renewed.body.data.codes[0])).status).toBe(200)
    const stored = await test.database.query('select code_hash from recovery_code where user_id = $1', [
      owner.caller.userId,
    ])
    expect(JSON.stringify(stored)).not.toContain(renewed.body.data.codes[1].slice(5))
  })

  it('A26 the second factor is still required after a recovery of the account', async () => {
    const owner = await createOwner()
    const admin = await test.signIn()
    const link = (await admin.post(`/user/${owner.caller.userId}/recovery`)).body.data
    const next = 'lima kata acak yang lain'
    const recovered = await test.anyone.post('/auth/recover', {
      token: link.path.split('#')[1],
      password_new: next,
      password_re: next,
    })
    expect(recovered).toMatchObject({ status: 200 })
    expect(recovered.body).not.toHaveProperty('token')
    expect((await signIn(owner.email, next)).status).toBe(202)
  })

  it('a session of a user with a second factor is confirmed by a code, not by the password', async () => {
    const owner = await createOwner()
    const { caller } = owner
    await test.database.query('update session_token set confirmed_at = null where user_id = $1', [
      caller.userId,
    ])
    expect((await caller.delete('/me/factor/totp')).body.code).toBe('confirm')
    expect((await caller.post('/me/confirm', { password })).body.errors).toHaveProperty('code')
    expect((await caller.post('/me/confirm', { code: 'salah' })).body.errors).toHaveProperty('code')
    expect((await caller.post('/me/confirm', { code: owner.code() })).status).toBe(200)
    expect((await caller.delete('/me/factor/totp')).status).toBe(200)
    expect((await caller.delete('/me/factor/totp')).status).toBe(409)
    expect((await signIn(owner.email)).status).toBe(200)
    const mails = await test.database.query<{ purpose: string }>(
      `select purpose from mail_outbox where user_id = $1`,
      [caller.userId],
    )
    expect(mails.map(({ purpose }) => purpose)).toContain('factorOff')
  })

  it('callers who may manage a user can turn off the second factor of the user, which ends the sessions', async () => {
    const owner = await createOwner(['driver.delete'])
    const { userId } = owner.caller
    const helper = await test.signIn(['user.factor'])
    expect((await helper.delete(`/user/${userId}/factor`)).status).toBe(403)
    const stranger = await test.signIn(['driver.delete'])
    expect((await stranger.delete(`/user/${userId}/factor`)).status).toBe(403)
    expect((await test.anyone.delete(`/user/${userId}/factor`)).status).toBe(401)
    expect((await owner.caller.get('/me')).status).toBe(200)
    const admin = await test.signIn()
    expect((await admin.get(`/user/${userId}`)).body.data.factor).toBe(true)
    expect((await admin.delete(`/user/${userId}/factor`)).status).toBe(200)
    expect((await owner.caller.get('/me')).status).toBe(401)
    expect((await signIn(owner.email)).status).toBe(200)
    const entries = await test.database.query(
      `select from audit_log where action = 'resetFactor' and subject_id = $1 and actor_id = $2`,
      [userId, admin.userId],
    )
    expect(entries).toHaveLength(1)
  })

  it('an administrator needs a code to turn off a factor; a verified e-mail address gets a recovery link', async () => {
    const [owner, other] = [await createOwner([]), await createOwner([])]
    await test.database.query('update app_user set email_verified_at = now() where id = $1', [
      owner.caller.userId,
    ])
    const admin = await createOwner()
    await test.database.query('update session_token set confirmed_at = null where user_id = $1', [
      admin.caller.userId,
    ])
    const reset = ({ caller }: Owner) => admin.caller.delete(`/user/${caller.userId}/factor`)
    expect((await reset(owner)).body.code).toBe('confirm')
    expect((await admin.caller.post('/me/confirm', { password })).status).toBe(422)
    expect((await reset(owner)).body.code).toBe('confirm')
    expect((await admin.caller.post('/me/confirm', { code: admin.code() })).status).toBe(200)
    expect([(await reset(owner)).status, (await reset(other)).status]).toEqual([200, 200])
    const mailsOf = ({ caller }: Owner) =>
      test.database.query<{ purpose: string }>(
        `select purpose from mail_outbox where user_id = $1 and purpose <> 'newDevice' order by purpose`,
        [caller.userId],
      )
    expect(await mailsOf(owner)).toEqual([{ purpose: 'factorOff' }, { purpose: 'recovery' }])
    expect(await mailsOf(other)).toEqual([{ purpose: 'factorOff' }])
  })

  it('the second factor is erased with its user; disabling a user ends sign-ins that wait for a code', async () => {
    const owner = await createOwner()
    const { userId } = owner.caller
    const challenge = await challengeOf(owner)
    const admin = await test.signIn()
    expect((await admin.post(`/user/${userId}/disable`)).status).toBe(200)
    expect((await answer(challenge, owner.code())).body.errors).toHaveProperty('challenge')
    expect((await admin.delete(`/user/${userId}`)).status).toBe(200)
    for (const table of ['user_factor', 'recovery_code', 'sign_in_challenge']) {
      expect(await test.database.query(`select from ${table} where user_id = $1`, [userId])).toEqual([])
    }
  })
})

function nextCode() {
  vi.setSystemTime(Date.now() + 30_000)
}
