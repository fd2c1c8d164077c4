import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPermissions } from './security.ts'
import { readContract } from '../http/contract.ts'
import { permissionCodes } from '../reference/__generated__/permissions.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { sampleOperations, type SampleOperation } from '../testing/operations.ts'

const guarded = sampleOperations.filter(
  ({ permission }) => permission !== 'public' && permission !== 'device',
)
const needed = guarded.filter(({ permission }) => permission !== 'signed-in')

function send(caller: Caller, { method, url, payload }: SampleOperation) {
  return caller.call({ method: method, url, ...(payload ? { payload } : {}) })
}

/** Sends a request to each operation, and returns the names of the operations that respond with this status. */
async function namesWithStatus(caller: Caller, operations: SampleOperation[], status: number) {
  const responses = await Promise.all(operations.map((operation) => send(caller, operation)))
  return namesOf(operations.filter((_, index) => responses[index]?.status === status))
}

function namesOf(operations: SampleOperation[]): string[] {
  return operations.map(({ operationId }) => operationId)
}

describe('permissions', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it.each(guarded)('$operationId returns 401 without a token', async (operation) => {
    const response = await send(test.anyone, operation)
    expect(response).toMatchObject({
      status: 401,
      body: { message: 'Sesi Anda sudah berakhir. Silakan masuk kembali.' },
    })
  })

  it.each([
    ['is expired', `update session_token set expires_at = now() - interval '1 second' where user_id = $1`],
    [
      'was not used for twelve hours',
      `update session_token set last_seen_at = now() - interval '12 hours' where user_id = $1`,
    ],
    ['was revoked', 'delete from session_token where user_id = $1'],
    ['belongs to a disabled account', 'update app_user set disabled = true where id = $1'],
  ])('every operation returns 401 when the token %s', async (_case, statement) => {
    const caller = await test.signIn()
    await test.database.query(statement, [caller.userId])
    expect(await namesWithStatus(caller, guarded, 401)).toEqual(namesOf(guarded))
  })

  it.each(permissionCodes)('%s allows the operations that need it and no others', async (permission) => {
    const caller = await test.signIn([permission])
    const refused = needed.filter((operation) => operation.permission !== permission)
    expect(await namesWithStatus(caller, needed, 403)).toEqual(namesOf(refused))
  })

  it('all permissions allow every operation; a user without permissions gets 403 where one is needed', async () => {
    expect(await namesWithStatus(await test.signIn(), needed, 403)).toEqual([])
    const nothing = await test.signIn([])
    expect(await namesWithStatus(nothing, needed, 403)).toEqual(namesOf(needed))
    expect((await nothing.get('/me')).status).toBe(200)
    expect((await nothing.get('/location/province')).status).toBe(200)
  })

  it('users lose a permission with the next request after their role loses it', async () => {
    const caller = await test.signIn(['device.list'])
    expect((await caller.get('/device')).status).toBe(200)
    await test.database.query(
      'delete from role_permission where role_id = (select role_id from app_user where id = $1)',
      [caller.userId],
    )
    expect((await caller.get('/device')).status).toBe(403)
  })

  it('a request without the permission changes nothing', async () => {
    const caller = await test.signIn(['driver.list'])
    const [driver] = await test.database.query<{ id: number }>(
      `insert into driver (name) values ('Tetap') returning id`,
    )
    expect((await caller.delete(`/driver/${driver?.id}`)).status).toBe(403)
    expect((await caller.put(`/driver/${driver?.id}`, { name: 'Lain' })).status).toBe(403)
    const names = (await caller.get('/driver')).body.data.map(({ name }: { name: string }) => name)
    expect(names).toContain('Tetap')
  })

  it('a HEAD request without a token gets 401, as a GET request does', async () => {
    const response = await test.app.inject({ method: 'HEAD', url: '/api/v1/device' })
    expect(response.statusCode).toBe(401)
  })

  it('the server does not start if an operation of the contract has no permission', () => {
    const contract = structuredClone(readContract())
    expect(() => checkPermissions(contract)).not.toThrow()
    const [item] = Object.values(contract.paths)
    const [operation] = Object.values(item ?? {})
    if (operation) delete operation['x-permission']
    expect(() => checkPermissions(contract)).toThrow(/x-permission is missing or unknown at login/)
  })

  it('in the contract are the same as those that roles can grant', () => {
    const inContract = new Set(needed.map(({ permission }) => permission))
    expect([...inContract].toSorted()).toEqual(permissionCodes.toSorted())
  })
})

describe('session tokens', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  async function status(authorization: string, url = '/api/v1/me') {
    return (await test.app.inject({ url, headers: { authorization } })).statusCode
  }

  it('a session token is accepted only as the single bearer token of the Authorization header', async () => {
    const { token } = await test.signIn()
    expect(await status(`Bearer ${token}`)).toBe(200)
    expect(await status(`bearer ${token}`)).toBe(200)
    for (const header of [
      '',
      'Bearer',
      `Bearer  ${token}`,
      `Basic ${token}`,
      `Bearer ${token}, Bearer ${token}`,
      `${token}`,
    ]) {
      expect(await status(header), header).toBe(401)
    }
    expect(await status(`Bearer ${'x'.repeat(10_000)}`)).toBe(401)
    expect(await status('', `/api/v1/me?token=${token}&access_token=${token}`)).toBe(401)
  })

  it('a session is extended by requests that a person starts, not by polling', async () => {
    const caller = await test.signIn()
    const age = `update session_token set last_seen_at = now() - interval '1 hour' where user_id = $1`
    const seen = `select last_seen_at > now() - interval '1 minute' as fresh from session_token where user_id = $1`
    await test.database.query(age, [caller.userId])
    await caller.get('/gps/last')
    expect(await test.database.query(seen, [caller.userId])).toEqual([{ fresh: false }])
    await caller.get('/me')
    expect(await test.database.query(seen, [caller.userId])).toEqual([{ fresh: true }])
  })

  it('the session token is stored as a hash only', async () => {
    const { token } = await test.signIn()
    const rows = await test.database.query('select encode(token_hash, $1) as hash, * from session_token', [
      'escape',
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
