import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'

describe('users', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('are listed with their role only if the request includes it', async () => {
    const admin = await test.signIn()
    const bare = (await admin.get('/user')).body.data[0]
    expect(bare).not.toHaveProperty('role')
    expect(bare.created.full).toMatch(/^\d{1,2} \p{L}+ \d{4}, \d\d\.\d\d WIB$/u)
    const withRole = (await admin.get('/user?include=role')).body.data[0]
    expect(withRole.role.name).toMatch(/^Peran /)
    expect(withRole.role).not.toHaveProperty('permissions')
  })

  it('are read with the permissions of their role', async () => {
    const admin = await test.signIn(['user.view', 'device.list'])
    const { data } = (await admin.get(`/user/${admin.userId}?include=role,role.permissions`)).body
    expect(data.role.permissions).toEqual([3, 19])
    await test.database.query('update app_user set role_id = null where id = $1', [admin.userId])
    const other = await test.signIn()
    expect((await other.get(`/user/${admin.userId}?include=role`)).body.data.role).toBeNull()
  })

  it('never contain the hash of their password', async () => {
    const admin = await test.signIn()
    const response = await admin.get('/user?include=role,role.permissions')
    expect(JSON.stringify(response.body)).not.toMatch(/hash|argon2/)
  })

  it('cannot set the password of another user', async () => {
    const admin = await test.signIn()
    const user = await test.signIn([])
    const password = { password_new: 'pagi cerah di Bogor', password_re: 'pagi cerah di Bogor' }
    expect(await admin.post(`/user/${user.userId}/password`, password)).toMatchObject({
      status: 409,
      body: { message: 'Password hanya dibuat oleh pemilik akun. Buatkan tautan untuknya.' },
    })
    expect((await user.get('/me')).status).toBe(200)
    expect((await admin.post('/user/987654/password', password)).status).toBe(404)
  })
})
