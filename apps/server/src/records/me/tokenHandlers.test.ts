import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissionCodes, accessGroups } from '../../reference/__generated__/permissions.ts'
import { Caller } from '../../testing/Caller.ts'
import { findLiveTokens } from '../../security/apiTokens.ts'
import { addDepot } from '../../testing/TwoDepots.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { sampleOperations } from '../../testing/operations.ts'

const permissions = accessGroups.flatMap((group) => group.permissions)
const idsOf = (...codes: string[]) =>
  permissions.filter(({ code }) => codes.includes(code)).map(({ id }) => id)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('API tokens', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  async function tokenOf(owner: Caller, ...codes: string[]) {
    const input = { name: 'Laporan', permissions: idsOf(...codes), expires_at: inDays(90) }
    const { status, body } = await owner.post('/me/token/create', input)
    expect(status).toBe(201)
    return { id: body.data.id, program: new Caller(test.app, body.data.token, owner.userId) }
  }

  it('allow only the permissions that they name, are shown once and stored as a hash', async () => {
    const owner = await test.signIn()
    const { program } = await tokenOf(owner, 'device.list')
    expect(program.token).toMatch(/^sikud_[\w-]{43}$/)
    expect((await program.get('/device')).status).toBe(200)
    expect((await program.get('/driver')).status).toBe(403)
    const { data } = (await owner.get('/me/token')).body
    expect(data).toMatchObject([{ name: 'Laporan', permissions: idsOf('device.list') }])
    expect(data[0].last_used_at).not.toBeNull()
    const stored = await test.database.query(`select *, encode(token_hash, 'escape') as hash from api_token`)
    expect(JSON.stringify([data, stored])).not.toContain(program.token)
  })

  it('are rejected if the name contains half a surrogate pair, which an e-mail cannot contain', async () => {
    const owner = await test.signIn()
    const input = { name: '\ud800', permissions: idsOf('device.list'), expires_at: inDays(90) }
    const { status, body } = await owner.post('/me/token/create', input)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['name']])
  })

  it('A28 cannot confirm a session or change the account of their owner', async () => {
    const { program } = await tokenOf(await test.signIn(), 'device.list')
    expect((await program.post('/me/confirm', { password: 'empat kata acak' })).body).not.toHaveProperty(
      'code',
    )
    const own = sampleOperations.filter(({ permission }) => permission === 'signed-in')
    for (const { method, url, payload, operationId } of own) {
      const { status } = await program.call({ method, url, ...(payload && { payload }) })
      const isRead = /^(getMe|list(Province)|get(Province|Regency|District)|reverseGeocode)/.test(operationId)
      if (!isRead) expect([operationId, status]).toEqual([operationId, 403])
    }
    expect((await program.get('/me')).status).toBe(200)
  })

  it('never manage users or roles, even if the database gives them the permissions for it', async () => {
    const owner = await test.signIn()
    const { id, program } = await tokenOf(owner, 'device.list')
    await test.database.query(
      'insert into api_token_permission select $1, id from permission on conflict do nothing',
      [id],
    )
    const managing = sampleOperations.filter(({ permission }) => /^(user|role)\./.test(permission))
    expect(managing.length).toBeGreaterThan(10)
    for (const { method, url, payload, operationId } of managing) {
      const { status } = await program.call({ method, url, ...(payload && { payload }) })
      expect([operationId, status]).toEqual([operationId, 403])
    }
  })

  it('Y18: never read the audit log, its export, a history or an access log', async () => {
    const owner = await test.signIn()
    const { id, program } = await tokenOf(owner, 'device.list', 'device.view', 'driver.view')
    await test.database.query(
      'insert into api_token_permission select $1, id from permission on conflict do nothing',
      [id],
    )
    const { device } = await addDepot(test, 'Y')
    const audit = sampleOperations.filter(({ url }) => /^\/audit|\/access$/.test(url))
    expect(audit.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining([
        'listAudit',
        'exportAudit',
        'recordExport',
        'listDeviceHistory',
        'listDriverAccess',
      ]),
    )
    for (const { method, url, payload, operationId } of audit) {
      const path = url.replace('/device/987654', `/device/${device}`)
      const { status } = await program.call({ method, url: path, ...(payload && { payload }) })
      expect([operationId, status]).toEqual([operationId, 403])
    }
    expect((await owner.get(`/audit/device/${device}`)).status).toBe(200)
    expect((await program.get(`/device/${device}`)).status).toBe(200)
    const offered = (await owner.get('/me/token/permission')).body.data.map((one: { id: number }) => one.id)
    for (const code of ['audit.view', 'access.view']) expect(offered).not.toContain(idsOf(code)[0])
  })

  it('A29 lose a permission with the next request after the role loses it', async () => {
    const owner = await test.signIn(['device.list'])
    const { program } = await tokenOf(owner, 'device.list')
    expect((await program.get('/device')).status).toBe(200)
    await test.database.query(
      'delete from role_permission where role_id = (select role_id from app_user where id = $1)',
      [owner.userId],
    )
    expect((await program.get('/device')).status).toBe(403)
  })

  async function narrowToken(owner: Caller, group_ids: number[]) {
    const input = { name: 'Depo', permissions: idsOf('device.list', 'device.view'), expires_at: inDays(90) }
    const { status, body } = await owner.post('/me/token/create', { ...input, group_ids })
    expect(status).toBe(201)
    return { id: body.data.id, program: new Caller(test.app, body.data.token, owner.userId) }
  }

  /** Returns the ids of the devices that a caller sees. */
  async function devicesOf(caller: Caller): Promise<number[]> {
    return (await caller.get('/device')).body.data.map(({ id }: { id: number }) => id)
  }

  it('see only the depots that they name, and the depots below them', async () => {
    const [one, other] = [await addDepot(test, 'A'), await addDepot(test, 'B')]
    const below = await addDepot(test, 'D', undefined, one.id)
    const owner = await test.signIn()
    const { id, program } = await narrowToken(owner, [one.id])
    expect((await devicesOf(program)).toSorted()).toEqual([one.device, below.device].toSorted())
    expect((await program.get(`/device/${one.device}`)).status).toBe(200)
    expect((await program.get(`/device/${other.device}`)).status).toBe(404)
    const live = await findLiveTokens(test.database, [id], 'device.list')
    expect(live.get(id)).toEqual([one.id, below.id].toSorted((a, b) => a - b))
    expect((await program.get('/me')).body.data).toMatchObject({ all_groups: false, groups: [] })
    expect((await owner.get('/me/token')).body.data).toMatchObject([
      { all_groups: false, groups: [{ id: one.id, name: 'Depo A' }] },
    ])
    const { program: wide } = await tokenOf(owner, 'device.list')
    expect(await devicesOf(wide)).toEqual(expect.arrayContaining([one.device, other.device]))
    expect((await wide.get('/me')).body.data).toMatchObject({ all_groups: true })
  })

  it('A29 lose a depot with the next request after the owner loses it', async () => {
    const [one, other] = [await addDepot(test, 'E'), await addDepot(test, 'F')]
    const owner = await test.signIn(undefined, [one.id, other.id])
    const { program } = await narrowToken(owner, [one.id])
    const { program: wide } = await tokenOf(owner, 'device.list')
    expect(await devicesOf(program)).toEqual([one.device])
    expect(await devicesOf(wide)).toHaveLength(2)
    await test.database.query('delete from user_group where user_id = $1 and group_id = $2', [
      owner.userId,
      one.id,
    ])
    expect(await devicesOf(program)).toEqual([])
    expect(await devicesOf(wide)).toEqual([other.device])
    expect((await owner.get('/me/token')).body.data[1]).toMatchObject({ all_groups: false, groups: [] })
  })

  it('see no record after their only depot is deleted', async () => {
    const owner = await test.signIn()
    const name = 'Depo sementara'
    const { id: group } = (await owner.post('/group/create', { name, kind: 'depot' })).body.data
    const { program } = await narrowToken(owner, [group])
    expect((await owner.delete(`/group/${group}`)).status).toBe(200)
    expect(await devicesOf(program)).toEqual([])
  })

  it('cannot be created for a depot that the owner does not see', async () => {
    const [one, other] = [await addDepot(test, 'G'), await addDepot(test, 'H')]
    const input = { name: 'Depo', permissions: idsOf('device.list'), expires_at: inDays(90) }
    for (const id of [other.id, 987_654]) {
      const { status, body } = await one.user.post('/me/token/create', { ...input, group_ids: [id] })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['group_ids']])
    }
  })

  it.each([
    ['a permission that the owner lacks', { permissions: idsOf('driver.list') }, 'permissions'],
    ['a permission about users', { permissions: idsOf('user.list') }, 'permissions'],
    ['the permission to see the audit log', { permissions: idsOf('audit.view') }, 'permissions'],
    ['a longer life than a year', { expires_at: inDays(367) }, 'expires_at'],
    ['an end in the past', { expires_at: inDays(-1) }, 'expires_at'],
    ['an empty name', { name: ' ' }, 'name'],
  ])('are not created with %s', async (_case, changes, field) => {
    const owner = await test.signIn(['device.list', 'user.list', 'audit.view'])
    const input = { name: 'Laporan', permissions: idsOf('device.list'), expires_at: inDays(30), ...changes }
    const { status, body } = await owner.post('/me/token/create', input)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  it('can be created only in a confirmed session', async () => {
    const owner = await test.signIn()
    await test.database.query('update session_token set confirmed_at = null where user_id = $1', [
      owner.userId,
    ])
    const input = { name: 'Laporan', permissions: idsOf('device.list'), expires_at: inDays(30) }
    expect((await owner.post('/me/token/create', input)).body.code).toBe('confirm')
  })

  it('are limited to 20 for each user', async () => {
    const owner = await test.signIn()
    const input = { name: 'Laporan', permissions: idsOf('device.list'), expires_at: inDays(30) }
    const made = await Promise.all(Array.from({ length: 22 }, () => owner.post('/me/token/create', input)))
    expect(made.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it.each([
    ['expired', `update api_token set expires_at = now() where user_id = $1`],
    ['belong to a disabled account', 'update app_user set disabled = true where id = $1'],
  ])('get 401 after they %s', async (_case, statement) => {
    const owner = await test.signIn()
    const { program } = await tokenOf(owner, 'device.list')
    await test.database.query(statement, [owner.userId])
    expect((await program.get('/device')).status).toBe(401)
  })

  it('cannot be deleted by another user; after the owner deletes one, requests with it get 401', async () => {
    const owner = await test.signIn()
    const { id, program } = await tokenOf(owner, 'device.list')
    expect((await (await test.signIn()).delete(`/me/token/${id}`)).status).toBe(404)
    expect((await owner.delete(`/me/token/${id}`)).status).toBe(200)
    expect((await program.get('/device')).status).toBe(401)
  })

  it('a caller with the permission can list and delete tokens of a user; disabling the user deletes them', async () => {
    const owner = await test.signIn(['device.list'])
    const { program } = await tokenOf(owner, 'device.list')
    const administrator = await test.signIn(permissionCodes)
    expect((await administrator.get(`/user/${owner.userId}/token`)).body.data).toHaveLength(1)
    expect((await administrator.delete(`/user/${owner.userId}/token`)).status).toBe(200)
    expect((await program.get('/device')).status).toBe(401)
    const again = await tokenOf(owner, 'device.list')
    await administrator.post(`/user/${owner.userId}/disable`)
    await administrator.post(`/user/${owner.userId}/enable`)
    expect((await again.program.get('/device')).status).toBe(401)
  })

  it('a new token causes an e-mail to its owner; the audit log marks changes that a token made', async () => {
    const owner = await test.signIn()
    const { id, program } = await tokenOf(owner, 'driver.create')
    const mails = await test.database.query(
      `select purpose, detail->'tokens' as tokens from mail_outbox where user_id = $1`,
      [owner.userId],
    )
    expect(mails).toEqual([{ purpose: 'tokenCreated', tokens: ['Laporan'] }])
    expect((await program.post('/driver/create', { name: 'Agus' })).status).toBe(201)
    const [entry] = await test.database.query(
      'select origin, session_id, actor_id from audit_log order by id desc limit 1',
    )
    expect(entry).toEqual({ origin: 'token', session_id: id, actor_id: owner.userId })
  })
})
