import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdministrator } from '../records/user/createAdministrator.ts'
import { permissionCodes } from '../reference/__generated__/permissions.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { permissionIds, readAccount, roleOf } from '../testing/testAuthority.ts'

const roleWork = ['role.list', 'role.view', 'role.create', 'role.update', 'role.delete']

describe('X02 users manage only permissions that they have themselves', () => {
  let test: TestApp
  let administratorId: number
  let count = 0

  beforeAll(async () => {
    test = await createTestApp()
    administratorId = await createAdministrator(test.database, {
      name: 'Kepala',
      email: 'kepala@armada.example',
      password: 'sore teduh di Malang',
    })
  })
  afterAll(() => test.close())

  function role(permissions: string[]) {
    count += 1
    return {
      type: 'manual',
      name: `Regu ${count}`,
      description: null,
      permissions: permissionIds(permissions),
    }
  }

  async function createRole(permissions: string[]): Promise<string> {
    const admin = await test.signIn()
    const { body } = await admin.post('/system/role/create', role(permissions))
    return `/system/role/${body.data.id}`
  }

  async function refused(caller: Caller, call: () => ReturnType<Caller['get']>, names: string) {
    const before = await readAccount(test.database, caller.userId)
    const response = await call()
    expect(response.status).toBe(403)
    expect(response.body.message).toContain(`izin yang tidak Anda miliki: ${names}.`)
    expect(await readAccount(test.database, caller.userId)).toEqual(before)
    return response
  }

  it('A17 X02: helpdesk cannot make a recovery link for an administrator', async () => {
    const helpdesk = await test.signIn(permissionCodes.filter((code) => !code.startsWith('role.')))
    const before = await readAccount(test.database, administratorId)
    await refused(
      helpdesk,
      () => helpdesk.post(`/user/${administratorId}/recovery`),
      'Lihat daftar hak akses, Lihat detail hak akses, Buat hak akses, Ubah hak akses, Hapus hak akses',
    )
    expect(await readAccount(test.database, administratorId)).toEqual(before)
  })

  it('X02: helpdesk makes recovery links for users with the same or fewer permissions', async () => {
    const helpdesk = await test.signIn(['user.password', 'device.list'])
    for (const permissions of [['user.password', 'device.list'], ['device.list'], []]) {
      const user = await test.signIn(permissions)
      expect((await helpdesk.post(`/user/${user.userId}/recovery`)).status).toBe(200)
    }
    const other = await test.signIn(['device.list'])
    await test.database.query('update app_user set role_id = null where id = $1', [other.userId])
    expect((await helpdesk.post(`/user/${other.userId}/recovery`)).status).toBe(200)
  })

  it('X02: users cannot change their own account with the operations for other users', async () => {
    const admin = await test.signIn()
    const before = await readAccount(test.database, admin.userId)
    expect(await admin.post(`/user/${admin.userId}/recovery`)).toMatchObject({
      status: 403,
      body: { message: 'Akun sendiri diatur lewat menu Akun Saya: Ubah Profile dan Ubah Password.' },
    })
    expect(await readAccount(test.database, admin.userId)).toEqual(before)
  })

  it('A18 X02: a role editor cannot create a role with more permissions', async () => {
    const editor = await test.signIn(roleWork)
    const response = await refused(
      editor,
      () => editor.post('/system/role/create', role([...roleWork, 'device.delete', 'user.password'])),
      'Hapus perangkat, Pulihkan akun pengguna',
    )
    expect(response.body.errors).toEqual({ permissions: [response.body.message] })
    expect((await editor.post('/system/role/create', role(roleWork))).status).toBe(201)
  })

  it('A19 X02: a role editor cannot copy a stronger role', async () => {
    const editor = await test.signIn(roleWork)
    const copy = role([...permissionCodes])
    expect((await editor.post('/system/role/create', copy)).status).toBe(403)
    const names = (await editor.get('/system/role')).body.data.map(({ name }: { name: string }) => name)
    expect(names).not.toContain(copy.name)
  })

  it('A18 X02: a role editor cannot extend their own role', async () => {
    const editor = await test.signIn(roleWork)
    const ownRole = await roleOf(test.database, editor.userId)
    const response = await refused(
      editor,
      () => editor.put(`/system/role/${ownRole}`, role([...roleWork, 'vehicle.delete'])),
      'Hapus kendaraan',
    )
    expect(response.body.errors).toEqual({ permissions: [response.body.message] })
  })

  /** Tries to change a role as a user who may only edit roles. Returns whether the role stayed unchanged. */
  async function isKept(before: string[], after: string[]): Promise<boolean> {
    const editor = await test.signIn(roleWork)
    const path = await createRole(before)
    const saved = (await editor.get(`${path}?include=permissions`)).body.data
    await refused(editor, () => editor.put(path, role(after)), 'Hapus perangkat')
    return isDeepStrictEqual((await editor.get(`${path}?include=permissions`)).body.data, saved)
  }

  it('A18 X02: a role editor cannot add a permission that they lack', async () => {
    expect(await isKept(['role.view'], ['role.view', 'device.delete'])).toBe(true)
  })

  it.each([
    ['remove a permission of', ['role.view']],
    ['rename', ['role.view', 'device.delete']],
  ])('A19 X02: a role editor cannot %s a stronger role', async (_case, after) => {
    expect(await isKept(['role.view', 'device.delete'], after)).toBe(true)
  })

  it('X02: a role editor changes and deletes a role if they have all its permissions', async () => {
    const editor = await test.signIn(roleWork)
    const path = await createRole(['role.view'])
    expect((await editor.put(path, role(['role.list', 'role.view']))).status).toBe(200)
    expect((await editor.delete(path)).status).toBe(200)
  })

  it('A19 X02: a role editor cannot delete a stronger role', async () => {
    const editor = await test.signIn(roleWork)
    const path = await createRole(['device.delete'])
    await refused(editor, () => editor.delete(path), 'Hapus perangkat')
    expect((await editor.get(path)).status).toBe(200)
  })

  it('X02: users can read the permissions of their own role', async () => {
    const caller = await test.signIn(['device.list', 'role.view'])
    const { role: own } = (await caller.get('/me?include=role')).body.data
    expect(own.data.permissions).toEqual(permissionIds(['device.list', 'role.view']))
  })
})
