import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createToken } from '../../security/tokens.ts'
import { findLiveTokens } from '../../security/apiTokens.ts'
import { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'

describe('a view as a role', () => {
  let test: TestApp
  let count = 0

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  /** Creates a role with these permissions; returns its id. */
  async function createRole(...codes: string[]): Promise<number> {
    count += 1
    const [row] = await test.database.query<{ id: number }>(
      'insert into role (name, name_key) values ($1, $1) returning id',
      [`peran ${count}`],
    )
    const id = row?.id ?? 0
    await test.database.query(
      'insert into role_permission (role_id, permission_id) select $1, id from permission where code = any($2)',
      [id, codes],
    )
    return id
  }

  async function permissionsOf(caller: Caller): Promise<string[]> {
    const { permissions } = (await caller.get('/me?include=role')).body.data.role.data
    const rows = await test.database.query<{ code: string }>(
      'select code from permission where id = any($1) order by code',
      [permissions],
    )
    return rows.map(({ code }) => code)
  }

  it('has only the permissions that both the role of the user and the viewed role grant', async () => {
    const caller = await test.signIn(['role.view', 'device.list', 'driver.list'])
    const roleId = await createRole('device.list', 'vehicle.list')
    expect(await caller.post('/me/view-as', { role_id: roleId })).toMatchObject({
      status: 200,
      body: { message: `Anda melihat sebagai peran ${count} selama 15 menit.` },
    })
    expect(await permissionsOf(caller)).toEqual(['device.list'])
    const me = (await caller.get('/me')).body.data
    expect(me.view_as.role).toEqual({ id: roleId, name: `peran ${count}` })
    const left = Date.parse(me.view_as.until) - Date.now()
    expect(left).toBeGreaterThan(14 * 60_000)
    expect(left).toBeLessThan(16 * 60_000)
    const statuses = await Promise.all(
      ['/device', '/driver', '/vehicle'].map(async (path) => (await caller.get(path)).status),
    )
    expect(statuses).toEqual([200, 403, 403])
  })

  it('allows no change except signing out', async () => {
    const caller = await test.signIn()
    const all = await permissionsOf(caller)
    const roleId = await createRole(...all)
    await caller.post('/me/view-as', { role_id: roleId })
    const writes = [
      caller.post('/device/create', { name: 'Pelacak', imei: '861230049870001' }),
      caller.put(`/system/role/${roleId}`, { type: 'manual', name: 'Lain', permissions: [] }),
      caller.delete(`/system/role/${roleId}`),
      caller.post('/me/profile', { name: 'Lain' }),
      caller.post('/me/view-as', { role_id: roleId }),
    ]
    for (const refused of await Promise.all(writes)) {
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'view-as', message: expect.stringContaining('tidak ada yang dapat diubah') },
      })
    }
    expect(await test.database.query('select name from role where id = $1', [roleId])).toHaveLength(1)
    expect((await caller.post('/auth/logout')).status).toBe(200)
    expect((await caller.get('/me')).status).toBe(401)
  })

  it('ends on request, when it expires, and when its role is deleted', async () => {
    const caller = await test.signIn(['role.view', 'device.list'])
    for (const end of [
      () => caller.delete('/me/view-as'),
      () =>
        test.database.query(
          "update session_token set view_until = now() - interval '1 s' where user_id = $1",
          [caller.userId],
        ),
      () => test.database.query('delete from role where id = (select max(id) from role)'),
    ]) {
      await caller.post('/me/view-as', { role_id: await createRole() })
      expect(await permissionsOf(caller)).toEqual([])
      await end()
      expect(await permissionsOf(caller)).toEqual(['device.list', 'role.view'])
      expect((await caller.get('/me')).body.data).not.toHaveProperty('view_as')
    }
    expect((await caller.delete('/me/view-as')).status).toBe(200)
  })

  it('leaves other sessions of the same user as they are', async () => {
    const caller = await test.signIn(['role.view', 'device.list'])
    const other = new Caller(test.app, await createToken(test.database, caller.userId), caller.userId)
    await caller.post('/me/view-as', { role_id: await createRole() })
    expect((await caller.get('/device')).status).toBe(403)
    expect((await other.get('/device')).status).toBe(200)
    expect((await other.get('/me')).body.data).not.toHaveProperty('view_as')
  })

  it('ends the live stream of the session if the viewed role does not permit the stream', async () => {
    const caller = await test.signIn(['role.view', 'position.view'])
    const [session] = await test.database.query<{ id: number }>(
      'select id from session_token where user_id = $1',
      [caller.userId],
    )
    const ids = [session?.id ?? 0]
    expect((await findLiveTokens(test.database, ids, 'position.view')).size).toBe(1)
    await caller.post('/me/view-as', { role_id: await createRole('device.list') })
    expect((await findLiveTokens(test.database, ids, 'position.view')).size).toBe(0)
    await caller.delete('/me/view-as')
    await caller.post('/me/view-as', { role_id: await createRole('position.view') })
    expect((await findLiveTokens(test.database, ids, 'position.view')).size).toBe(1)
  })

  it('is recorded in the audit log when it begins and when it ends', async () => {
    const caller = await test.signIn(['role.view'])
    const roleId = await createRole()
    await caller.post('/me/view-as', { role_id: roleId })
    await caller.delete('/me/view-as')
    await caller.delete('/me/view-as')
    const entries = await test.database.query(
      'select action, subject_type, subject_id::int from audit_log where actor_id = $1 order by id',
      [caller.userId],
    )
    expect(entries).toEqual([
      { action: 'viewAs', subject_type: 'role', subject_id: roleId },
      { action: 'endViewAs', subject_type: 'role', subject_id: roleId },
    ])
  })

  it('needs the permission to view roles, an existing role, and a session', async () => {
    const roleId = await createRole()
    const stranger = await test.signIn(['device.list'])
    expect((await stranger.post('/me/view-as', { role_id: roleId })).status).toBe(403)
    const caller = await test.signIn(['role.view', 'device.list'])
    const unknown = await caller.post('/me/view-as', { role_id: 987_654 })
    expect(unknown).toMatchObject({ status: 422, body: { errors: { role_id: [expect.any(String)] } } })
    const [device] = await test.database.query<{ id: number }>(
      "select id from permission where code = 'device.list'",
    )
    const created = await caller.post('/me/token/create', {
      name: 'Laporan',
      permissions: [device?.id],
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    const token = new Caller(test.app, created.body.data.token, caller.userId)
    expect((await token.get('/device')).status).toBe(200)
    expect((await token.post('/me/view-as', { role_id: roleId })).status).toBe(403)
    expect((await token.delete('/me/view-as')).status).toBe(403)
    await caller.post('/me/view-as', { role_id: roleId })
    expect((await token.get('/device')).status).toBe(200)
  })
})
