import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdministrator } from '../records/user/createAdministrator.ts'
import { loadReferenceData } from '../reference/loadReferenceData.ts'
import { permissionCodes } from '../reference/__generated__/permissions.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { sampleOperations } from '../testing/operations.ts'
import { permissionIds, readAccount, roleOf } from '../testing/testAuthority.ts'

/**
 * Every operation of the API contract that changes an account or a role by its id. The list is made from the contract,
 * so it also includes operations that are added later.
 */
const managing = sampleOperations.filter(
  ({ method, url }) => method !== 'GET' && /^\/(user|system\/role)\/987654/.test(url),
)

function role(permissions: readonly string[]) {
  return { type: 'manual', name: 'Pengganti', description: null, permissions: permissionIds(permissions) }
}

describe('X02 administrators and the system role', () => {
  let test: TestApp
  let administratorId: number
  let systemRoleId: number

  beforeAll(async () => {
    test = await createTestApp()
    const email = 'kepala@armada.example'
    const account = { name: 'Kepala', email, password: 'sore teduh di Malang' }
    administratorId = await createAdministrator(test.database, account)
    systemRoleId = await roleOf(test.database, administratorId)
  })
  afterAll(() => test.close())

  it.each(managing)(
    'X02: $operationId gets 403 from a caller with fewer permissions than the target',
    async (operation) => {
      const caller = await test.signIn([operation.permission])
      const before = await readAccount(test.database, administratorId)
      const id = operation.url.startsWith('/user/') ? administratorId : systemRoleId
      const url = operation.url.replace('987654', String(id))
      const { method, payload } = operation
      const response = await caller.call({ method, url, ...(payload ? { payload } : {}) })
      expect(response).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('izin yang tidak Anda miliki') },
      })
      expect(await readAccount(test.database, administratorId)).toEqual(before)
    },
  )

  it('X02: a role editor who lacks permissions cannot change or delete the system role', async () => {
    const editor = await test.signIn(['role.update', 'role.delete'])
    const before = await readAccount(test.database, administratorId)
    const path = `/system/role/${systemRoleId}`
    expect((await editor.put(path, role(['role.update']))).status).toBe(403)
    expect((await editor.delete(path)).status).toBe(403)
    expect(await readAccount(test.database, administratorId)).toEqual(before)
  })

  // The status is 409, not 403, because no permission allows this change.
  it('X02: nobody can change the system role, not even with every permission', async () => {
    const admin = await test.signIn()
    const before = await readAccount(test.database, administratorId)
    const path = `/system/role/${systemRoleId}`
    const message = 'Hak akses sistem selalu memuat semua izin: tidak dapat diubah atau dihapus.'
    expect(await admin.put(path, role(['role.update']))).toMatchObject({ status: 409, body: { message } })
    expect(await admin.put(path, role(permissionCodes))).toMatchObject({
      status: 409,
      body: { message },
    })
    expect(await admin.delete(path)).toMatchObject({ status: 409, body: { message } })
    expect(await readAccount(test.database, administratorId)).toEqual(before)
    expect((await admin.get(path)).body.data.type).toEqual({ text: 'Sistem', code: 'system' })
  })

  it('X02: the system role has every permission again after a start', async () => {
    await test.database.query('delete from role_permission where role_id = $1 and permission_id > 3', [
      systemRoleId,
    ])
    await loadReferenceData(test.database)
    const account = await readAccount(test.database, administratorId)
    expect(account?.permissions).toHaveLength(permissionCodes.length)
  })
})
