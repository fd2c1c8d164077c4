import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessGroups, permissionCodes } from '../../reference/__generated__/permissions.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'

describe('roles', () => {
  let test: TestApp
  let count = 0

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  function role(changes: object = {}) {
    count += 1
    return {
      type: 'manual',
      name: `Operator ${count}`,
      description: 'Memantau armada',
      permissions: [1, 2],
      ...changes,
    }
  }

  it('are created, read with their permissions, changed and deleted', async () => {
    const admin = await test.signIn()
    const created = await admin.post('/system/role/create', role({ permissions: [2, '3', 1] }))
    expect(created).toMatchObject({ status: 201, body: { message: 'Hak akses berhasil dibuat.' } })
    const path = `/system/role/${created.body.data.id}`
    expect((await admin.get(path)).body.data).not.toHaveProperty('permissions')
    expect((await admin.get(`${path}?include=permissions`)).body.data).toMatchObject({
      type: { text: 'Manual', code: 'manual' },
      permissions: [1, 2, 3],
    })
    expect((await admin.put(path, role({ permissions: [5] }))).status).toBe(200)
    expect((await admin.get(`${path}?include=permissions`)).body.data.permissions).toEqual([5])
    expect((await admin.delete(path)).status).toBe(200)
    expect((await admin.get(path)).status).toBe(404)
  })

  it.each([
    ['an empty name', { name: ' ' }, 422, 'name'],
    ['a permission that does not exist', { permissions: [1, 999] }, 422, 'permissions'],
    ['a repeated permission', { permissions: [1, 1] }, 422, 'permissions'],
    ['another type', { type: 'system' }, 422, 'type'],
    ['a field of the database', { created_at: '2020-01-01' }, 400, 'created_at'],
  ])('are rejected with %s', async (_case, changes, status, field) => {
    const admin = await test.signIn()
    const response = await admin.post('/system/role/create', role(changes))
    expect(response.status).toBe(status)
    expect(Object.keys(response.body.errors)).toEqual([field])
  })

  it('have a unique name, regardless of case', async () => {
    const admin = await test.signIn()
    await admin.post('/system/role/create', role({ name: 'Kepala Armada' }))
    const second = await admin.post('/system/role/create', role({ name: 'kepala armada' }))
    expect(second).toMatchObject({ status: 409, body: { errors: { name: ['Nama sudah dipakai.'] } } })
  })

  it('contain the number of their accounts', async () => {
    const admin = await test.signIn()
    const { id } = (await admin.post('/system/role/create', role())).body.data
    const path = `/system/role/${id}`
    expect((await admin.get(path)).body.data.user_count).toBe(0)
    const [one, other] = [await test.signIn(), await test.signIn()]
    await test.database.query('update app_user set role_id = $1, all_groups = false where id = any($2)', [
      id,
      [one.userId, other.userId],
    ])
    expect((await admin.get(path)).body.data.user_count).toBe(2)
    const listed = (await admin.get('/system/role')).body.data
    expect(listed.find((each: { id: number }) => each.id === id)).not.toHaveProperty('user_count')
  })

  it('cannot be deleted while they have users, and the message names the users', async () => {
    const admin = await test.signIn()
    const [{ role_id } = { role_id: 0 }] = await test.database.query<{ role_id: number }>(
      'select role_id from app_user where id = $1',
      [admin.userId],
    )
    expect(await admin.delete(`/system/role/${role_id}`)).toMatchObject({
      status: 409,
      body: { message: 'Hak akses ini tidak dapat dihapus: masih dipakai pengguna Pengguna Uji.' },
    })
  })

  it('a change that leaves no user who can change roles is refused', async () => {
    await test.database.query('update app_user set disabled = true')
    const admin = await test.signIn()
    const [{ role_id } = { role_id: 0 }] = await test.database.query<{ role_id: number }>(
      'select role_id from app_user where id = $1',
      [admin.userId],
    )
    const refused = await admin.put(`/system/role/${role_id}`, role({ permissions: [21, 22] }))
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'Harus ada setidaknya satu pengguna yang dapat mengubah hak akses.' },
    })
    const { permissions } = (await admin.get(`/system/role/${role_id}?include=permissions`)).body.data
    expect(permissions).toHaveLength(permissionCodes.length)
    const second = await test.signIn(['role.list', 'role.view', 'role.update'])
    expect((await admin.put(`/system/role/${role_id}`, role({ permissions: [21, 22] }))).status).toBe(200)
    expect((await second.put(`/system/role/${role_id}`, role({ permissions: [24] }))).status).toBe(200)
  })
})

describe('access groups', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('and permissions have names in the language of the request', async () => {
    const admin = await test.signIn(['role.list'])
    const english = { 'accept-language': 'en' }
    const get = async (url: string) => (await admin.call({ method: 'GET', url, headers: english })).body.data
    const [first] = await get('/system/access?include=permissions')
    expect(first).toEqual({
      id: 1,
      name: 'Tracking',
      description: 'Positions of vehicles on the map',
      permissions: { data: [{ id: 1, name: 'See the last positions' }] },
    })
    await test.database.query(
      `insert into role (name, name_key, type) values ('Administrator', 'administrator', 'system')`,
    )
    const roles: { type: { text: string } }[] = await get('/system/role')
    expect(roles.map(({ type }) => type.text)).toContain('System')
  })

  it('access groups are in menu order, and contain permissions only if the query `include` names them', async () => {
    const admin = await test.signIn(['role.list'])
    const bare = (await admin.get('/system/access')).body.data
    const names = bare.map(({ name }: { name: string }) => name)
    expect(names).toEqual(accessGroups.map(({ name }) => name))
    expect(names.slice(0, 3)).toEqual(['Pelacakan', 'Laporan', 'Perangkat'])
    expect(bare[0]).not.toHaveProperty('permissions')
    const whole = (await admin.get('/system/access?include=permissions')).body.data
    expect(whole[2].permissions.data[0]).toEqual({ id: 3, name: 'Lihat daftar perangkat' })
  })
})
