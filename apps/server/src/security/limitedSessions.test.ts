import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stepAt, totp } from './factors/totp.ts'
import { findLiveTokens } from './apiTokens.ts'
import { createToken } from './tokens.ts'
import { createUser } from '../testing/createUser.ts'
import { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { decodeBase32 } from '../testing/decodeBase32.ts'
import { sampleOperations, type SampleOperation } from '../testing/operations.ts'

/**
 * The operations that a session may call while its user lacks a required second factor, besides the public operations.
 */
const enrolment = [
  'getMe',
  'logout',
  'confirmMe',
  'getFactor',
  'startFactor',
  'confirmFactor',
  'listOwnPasskeys',
  'startPasskey',
  'createPasskey',
]
/** The operations that need a token. The sign-out comes last, because it ends the session. */
const guarded = sampleOperations
  .filter(({ permission }) => permission !== 'public' && permission !== 'device')
  .toSorted((a, b) => Number(a.operationId === 'logout') - Number(b.operationId === 'logout'))

describe('a role that requires a second factor', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  async function roleOf({ userId }: Caller): Promise<number> {
    const rows = await test.database.query<{ role_id: number }>(
      'select role_id from app_user where id = $1',
      [userId],
    )
    return rows[0]?.role_id ?? 0
  }

  async function requireFactor(caller: Caller, isRequired = true) {
    await test.database.query('update role set require_factor = $2 where id = $1', [
      await roleOf(caller),
      isRequired,
    ])
  }

  async function enrol(caller: Caller) {
    const started = await caller.post('/me/factor/totp')
    const seed = decodeBase32(started.body.data.secret)
    return caller.post('/me/factor/totp/confirm', { code: totp(seed, stepAt(Date.now())) })
  }

  async function send(caller: Caller, { method, url, payload }: SampleOperation) {
    return caller.call({ method, url, ...(payload ? { payload } : {}) })
  }

  /** Returns the ids of the operations that the server does not refuse for the missing second factor. */
  async function reached(caller: Caller): Promise<string[]> {
    const names: string[] = []
    for (const operation of guarded) {
      const { status, body } = await send(caller, operation)
      expect(status, operation.operationId).not.toBe(401)
      if (status === 403 && body.code === 'enrol-factor') {
        expect(body.message).toBe(
          'Hak akses Anda mewajibkan verifikasi dua langkah. Aktifkan dulu untuk melanjutkan.',
        )
      } else names.push(operation.operationId)
    }
    return names.toSorted()
  }

  it('a user without a second factor can only enrol one, even if the role grants more', async () => {
    const caller = await test.signIn()
    expect((await caller.get('/me')).body.data).toMatchObject({ factor: false, limited: false })
    await requireFactor(caller)
    expect((await caller.get('/me')).body.data).toMatchObject({ factor: false, limited: true })
    expect((await caller.get('/me/factor')).body.data).toMatchObject({ enabled: false, required: true })
    expect(await reached(caller)).toEqual(enrolment.toSorted())
  })

  it('an API token of a user without a required second factor allows no operation', async () => {
    const owner = await test.signIn()
    const expires_at = new Date(Date.now() + 86_400_000).toISOString()
    const permissions = (await owner.get('/me/token/permission')).body.data.map(
      ({ id }: { id: number }) => id,
    )
    const { token, id } = (await owner.post('/me/token/create', { name: 'Laporan', permissions, expires_at }))
      .body.data
    const program = new Caller(test.app, token, owner.userId)
    expect((await program.get('/device')).status).toBe(200)
    expect((await findLiveTokens(test.database, [id], 'device.list')).size).toBe(1)
    await requireFactor(owner)
    expect(await reached(program)).toEqual([])
    expect((await findLiveTokens(test.database, [id], 'device.list')).size).toBe(0)
    await enrol(owner)
    expect((await program.get('/device')).status).toBe(200)
  })

  it('the enrolment of the first factor gives the session full access and ends the other sessions', async () => {
    const email = 'wajib@armada.example'
    const password = 'empat kata acak sekali'
    const userId = await createUser(test.database, { email, password })
    const early = new Caller(test.app, await createToken(test.database, userId), userId)
    await requireFactor(early)
    const { status, body } = await test.anyone.post('/auth/login', { email, password })
    expect(status).toBe(200)
    const caller = new Caller(test.app, body.token, userId)
    expect((await caller.get('/device')).body.code).toBe('enrol-factor')
    expect((await enrol(caller)).status).toBe(200)
    expect((await caller.get('/device')).status).toBe(200)
    expect((await caller.get('/me')).body.data).toMatchObject({ factor: true, limited: false })
    expect((await early.get('/me')).status).toBe(401)
  })

  it('live streams of a user end when the role begins to require a second factor that the user lacks', async () => {
    const caller = await test.signIn(['position.view'])
    const [session] = await test.database.query<{ id: number }>(
      'select id from session_token where user_id = $1',
      [caller.userId],
    )
    const ids = [session?.id ?? 0]
    expect((await findLiveTokens(test.database, ids, 'position.view')).size).toBe(1)
    await requireFactor(caller)
    expect((await findLiveTokens(test.database, ids, 'position.view')).size).toBe(0)
  })

  it('A21 the last factor cannot be turned off while the role requires one', async () => {
    const caller = await test.signIn()
    await requireFactor(caller)
    await enrol(caller)
    expect(await caller.delete('/me/factor/totp')).toMatchObject({
      status: 409,
      body: { message: 'Hak akses Anda mewajibkan verifikasi dua langkah, jadi tidak dapat dimatikan.' },
    })
    expect((await caller.get('/me/factor')).body.data).toMatchObject({ enabled: true, codes_left: 10 })
    await requireFactor(caller, false)
    expect((await caller.delete('/me/factor/totp')).status).toBe(200)
  })

  it('an administrator can turn a required factor of a user off, and the user must enrol again', async () => {
    const email = 'hilang-ponsel@armada.example'
    const password = 'empat kata acak sekali'
    const userId = await createUser(test.database, { email, password })
    const owner = new Caller(test.app, await createToken(test.database, userId), userId)
    await requireFactor(owner)
    await enrol(owner)
    const admin = await test.signIn()
    expect((await admin.delete(`/user/${userId}/factor`)).status).toBe(200)
    const { body } = await test.anyone.post('/auth/login', { email, password })
    expect((await new Caller(test.app, body.token, userId).get('/me')).body.data.limited).toBe(true)
  })

  it('a role stores `require_factor`, keeps it if a request omits it, and records its changes', async () => {
    const admin = await test.signIn()
    const input = { type: 'manual', name: 'Kepala Depo', permissions: [1, 2], require_factor: true }
    const { id } = (await admin.post('/system/role/create', input)).body.data
    const path = `/system/role/${id}`
    expect((await admin.get(path)).body.data).toMatchObject({
      require_factor: true,
      user_count: 0,
      without_factor_count: 0,
    })
    const { require_factor: _, ...older } = input
    expect((await admin.put(path, older)).status).toBe(200)
    expect((await admin.get(path)).body.data.require_factor).toBe(true)
    expect((await admin.put(path, { ...input, require_factor: false })).status).toBe(200)
    expect((await admin.get(path)).body.data.require_factor).toBe(false)
    const entries = await test.database.query<{ detail: object }>(
      `select detail from audit_log where action = 'updateRole' and subject_id = $1`,
      [id],
    )
    expect(entries).toEqual([
      { detail: { before: { require_factor: true }, after: { require_factor: false } } },
    ])
  })

  it('a role counts its users who have no second factor', async () => {
    const admin = await test.signIn()
    const [one, other] = [await test.signIn([]), await test.signIn([])]
    const id = await roleOf(one)
    await test.database.query('update app_user set role_id = $1 where id = $2', [id, other.userId])
    await enrol(one)
    expect((await admin.get(`/system/role/${id}`)).body.data).toMatchObject({
      user_count: 2,
      without_factor_count: 1,
    })
  })

  it('the system role can require a second factor, but its other fields never change', async () => {
    const admin = await test.signIn()
    const id = await roleOf(admin)
    await test.database.query(`update role set type = 'system' where id = $1`, [id])
    const path = `/system/role/${id}`
    const { name, permissions } = (await admin.get(`${path}?include=permissions`)).body.data
    const input = { type: 'manual', name, permissions, require_factor: true }
    expect((await admin.put(path, { ...input, name: 'Lain' })).status).toBe(409)
    expect((await admin.put(path, { ...input, permissions: permissions.slice(1) })).status).toBe(409)
    expect((await admin.put(path, input)).status).toBe(200)
    expect((await admin.get('/device')).body.code).toBe('enrol-factor')
    await enrol(admin)
    expect((await admin.get(path)).body.data).toMatchObject({
      require_factor: true,
      type: { code: 'system' },
    })
    const weaker = await test.signIn(['role.update'])
    expect((await weaker.put(path, { ...input, require_factor: false })).status).toBe(403)
  })
})
