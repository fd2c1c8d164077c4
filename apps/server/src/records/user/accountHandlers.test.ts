import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { readAccount, roleOf } from '../../testing/testAuthority.ts'
import { createAdministrator } from './createAdministrator.ts'

const password = { password_new: 'pagi cerah di Bogor', password_re: 'pagi cerah di Bogor' }
const manage = [
  'user.list',
  'user.view',
  'user.create',
  'user.update',
  'user.disable',
  'user.delete',
  'user.password',
]

describe('accounts of users', () => {
  let test: TestApp
  let admin: Caller
  let roleId: number
  let count = 0

  beforeAll(async () => {
    test = await createTestApp({ TRUST_PROXY: '127.0.0.1' })
    admin = await test.signIn([...manage, 'device.list'])
    roleId = await roleOf(test.database, (await test.signIn(['device.list'])).userId)
  })
  afterAll(() => test.close())

  /**
   * Sends a request without a token. Each request comes from another network, because the server limits such requests
   * by network.
   */
  function send(url: string, payload: object) {
    count += 1
    const headers = { 'x-forwarded-for': `10.1.${Math.floor(count / 250)}.${count % 250}` }
    return test.anyone.call({ method: 'POST', url, payload, headers })
  }

  function newUser(email = `orang${(count += 1)}@armada.example`) {
    return { name: 'Rina Kusumawardani', email, role_id: roleId }
  }

  async function invite(email?: string) {
    const user = newUser(email)
    const { id } = (await admin.post('/user/create', user)).body.data
    return { ...user, id: Number(id), token: await makeLink(id, 'invite') }
  }

  async function makeLink(id: number, kind: 'invite' | 'recovery'): Promise<string> {
    const { body } = await admin.post(`/user/${id}/${kind}`)
    return body.data.path.split('#')[1]
  }

  /** Creates a user who accepted the invitation and is signed in. */
  async function join() {
    const user = await invite()
    await send('/auth/invitation', { token: user.token, ...password })
    const { body } = await send('/auth/login', { email: user.email, password: password.password_new })
    return { ...user, caller: new Caller(test.app, body.token, user.id) }
  }

  it('are created by an invitation, whose link sets the first password', async () => {
    const { id, email, token } = await invite()
    expect((await admin.get(`/user/${id}`)).body.data).toMatchObject({ email, status: 'invited' })
    expect((await send('/auth/login', { email, password: 'apa saja boleh' })).status).toBe(422)
    expect((await send('/auth/invitation/check', { token })).body.data).toEqual({
      name: 'Rina Kusumawardani',
      email,
    })
    expect(await send('/auth/invitation', { token, ...password })).toMatchObject({
      status: 200,
      body: { message: 'Password berhasil dibuat. Silakan masuk.' },
    })
    expect((await admin.get(`/user/${id}`)).body.data.status).toBe('active')
    const { body } = await send('/auth/login', { email, password: password.password_new })
    const user = new Caller(test.app, body.token, id)
    expect((await user.get('/device')).status).toBe(200)
    expect((await user.get('/driver')).status).toBe(403)
    expect((await admin.post(`/user/${id}/invite`)).status).toBe(409)
  })

  it('have a unique e-mail address, regardless of case', async () => {
    const { email } = await invite()
    expect(await admin.post('/user/create', newUser(email.toUpperCase()))).toMatchObject({
      status: 409,
      body: { errors: { email: ['Alamat email ini sudah dipakai.'] } },
    })
    const other = await invite()
    expect((await admin.put(`/user/${other.id}`, { ...newUser(email) })).status).toBe(409)
  })

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'rina' }],
    ['email', { email: 'rina@armada.example, lain@armada.example' }],
    ['email', { email: 'rina@armada.example\r\nBcc: lain@armada.example' }],
    ['role_id', { role_id: 987_654 }],
  ])('A12 cannot have an invalid %s: %j', async (field, wrong) => {
    const response = await admin.post('/user/create', { ...newUser(), ...wrong })
    expect(response).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
  })

  it('A04 an invitation link stays valid after a weak password', async () => {
    const { token } = await invite()
    const weak = { token, password_new: '123', password_re: '123' }
    expect((await send('/auth/invitation', weak)).status).toBe(422)
    expect((await send('/auth/invitation', { token, ...password, password_re: 'lain' })).status).toBe(422)
    expect((await send('/auth/invitation', { token, ...password })).status).toBe(200)
  })

  it('A05 an invitation link cannot recover an account, nor a recovery link accept an invitation', async () => {
    const { token } = await invite()
    expect((await send('/auth/recover', { token, ...password })).status).toBe(404)
    const user = await join()
    const recovery = await makeLink(user.id, 'recovery')
    expect((await send('/auth/invitation', { token: recovery, ...password })).status).toBe(404)
    expect((await send('/auth/invitation/check', { token: recovery })).status).toBe(404)
  })

  it('A06 a newer invitation link replaces the previous invitation link', async () => {
    const { id, token } = await invite()
    const newer = await makeLink(id, 'invite')
    expect((await send('/auth/invitation', { token, ...password })).status).toBe(404)
    expect((await send('/auth/invitation', { token: newer, ...password })).status).toBe(200)
  })

  it('A07 disabling an account or changing its e-mail address ends its recovery links', async () => {
    const user = await join()
    const first = await makeLink(user.id, 'recovery')
    await admin.post(`/user/${user.id}/disable`)
    await admin.post(`/user/${user.id}/enable`)
    expect((await send('/auth/recover', { token: first, ...password })).status).toBe(404)
    const second = await makeLink(user.id, 'recovery')
    expect((await admin.put(`/user/${user.id}`, newUser())).status).toBe(200)
    expect((await send('/auth/recover', { token: second, ...password })).status).toBe(404)
  })

  it('have invitation links valid for 72 hours and recovery links valid for 30 minutes', async () => {
    const age = async (id: number) => {
      const [row] = await test.database.query<{ hours: number }>(
        `select extract(epoch from expires_at - now())::float8 / 3600 as hours from account_token where user_id = $1`,
        [id],
      )
      return row?.hours ?? 0
    }
    const { id, token } = await invite()
    expect(await age(id)).toBeCloseTo(72, 1)
    await test.database.query(`update account_token set expires_at = now() where user_id = $1`, [id])
    expect((await send('/auth/invitation', { token, ...password })).status).toBe(404)
    const user = await join()
    await makeLink(user.id, 'recovery')
    expect(await age(user.id)).toBeCloseTo(0.5, 1)
  })

  it('are recovered by a link, which ends every session and does not sign in', async () => {
    const user = await join()
    const token = await makeLink(user.id, 'recovery')
    expect((await user.caller.get('/me')).status).toBe(200)
    const renewed = { password_new: 'sore teduh di Malang', password_re: 'sore teduh di Malang' }
    const { body } = await send('/auth/recover', { token, ...renewed })
    expect(body).toEqual({ message: 'Password berhasil diubah. Silakan masuk kembali.' })
    expect((await user.caller.get('/me')).status).toBe(401)
    const login = { email: user.email, password: password.password_new }
    expect((await send('/auth/login', login)).status).toBe(422)
    expect((await send('/auth/login', { ...login, password: renewed.password_new })).status).toBe(200)
  })

  it('are signed out immediately when they are disabled, and cannot sign in', async () => {
    const user = await join()
    expect((await admin.post(`/user/${user.id}/disable`)).body.message).toBe(
      'Pengguna dinonaktifkan dan dikeluarkan dari semua perangkat.',
    )
    expect((await user.caller.get('/me')).status).toBe(401)
    const login = { email: user.email, password: password.password_new }
    expect((await send('/auth/login', login)).status).toBe(422)
    expect((await admin.post(`/user/${user.id}/enable`)).status).toBe(200)
    expect((await user.caller.get('/me')).status).toBe(401)
    expect((await send('/auth/login', login)).status).toBe(200)
  })

  it('are deleted only if disabled; a new account can have their e-mail address, but not their id', async () => {
    const user = await join()
    expect((await admin.delete(`/user/${user.id}`)).status).toBe(409)
    await admin.post(`/user/${user.id}/disable`)
    expect((await admin.delete(`/user/${user.id}`)).status).toBe(200)
    expect((await admin.get(`/user/${user.id}`)).status).toBe(404)
    expect((await admin.post(`/user/${user.id}/enable`)).status).toBe(404)
    const [row] = await test.database.query(
      'select name, email, phone, password_hash from app_user where id = $1',
      [user.id],
    )
    const name = `Pengguna dihapus #${user.id}`
    expect(row).toEqual({ name, email: `#${user.id}`, phone: null, password_hash: null })
    expect((await invite(user.email)).id).toBeGreaterThan(user.id)
  })

  it('A19 get no role with permissions that the caller lacks', async () => {
    const stronger = await roleOf(test.database, (await test.signIn(['device.list', 'driver.list'])).userId)
    expect((await admin.post('/user/create', { ...newUser(), role_id: stronger })).status).toBe(403)
    const user = await invite()
    const before = await readAccount(test.database, user.id)
    expect((await admin.put(`/user/${user.id}`, { ...newUser(), role_id: stronger })).status).toBe(403)
    expect(await readAccount(test.database, user.id)).toEqual(before)
  })

  it('reject a second update of the same version', async () => {
    const { id } = await invite()
    const { etag } = (await admin.get(`/user/${id}`)).headers
    const change = () =>
      admin.call({
        method: 'PUT',
        url: `/user/${id}`,
        headers: { 'if-match': String(etag) },
        payload: newUser(),
      })
    expect((await change()).status).toBe(200)
    expect((await change()).status).toBe(412)
  })

  it('are created once for a repeated request', async () => {
    const payload = newUser()
    const headers = { 'idempotency-key': 'undangan-1' }
    const create = () => admin.call({ method: 'POST', url: '/user/create', payload, headers })
    const [first, second] = [await create(), await create()]
    expect(first.status).toBe(201)
    expect(second.body).toEqual(first.body)
  })

  it('requests with an invitation link are limited to ten a minute from one network', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' }
    const check = () =>
      test.anyone.call({
        method: 'POST',
        url: '/auth/invitation/check',
        payload: { token: 'x' },
        headers,
      })
    const statuses = []
    for (let index = 0; index < 11; index++) statuses.push((await check()).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  })
})

describe('administrators', () => {
  it('the last enabled user with the system role cannot be disabled or get another role', async () => {
    const test = await createTestApp()
    const account = { name: 'Kepala', email: 'kepala@armada.example', password: password.password_new }
    const id = await createAdministrator(test.database, account)
    const admin = await test.signIn()
    const other = await roleOf(test.database, (await test.signIn([])).userId)
    const message = 'Harus ada setidaknya satu administrator yang aktif.'
    const change = { name: account.name, email: account.email, role_id: other }
    expect(await admin.put(`/user/${id}`, change)).toMatchObject({ status: 409, body: { message } })
    expect(await admin.post(`/user/${id}/disable`)).toMatchObject({ status: 409, body: { message } })
    await test.close()
  })
})
