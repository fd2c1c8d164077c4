import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { createUser } from '../../testing/createUser.ts'
import { createToken } from '../../security/tokens.ts'

const jakarta = { province_id: 31, regency_id: 3174, district_id: 317_407, village_id: 3_174_071_002 }

describe('the account of the caller', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('GET /me returns the role of the caller only if the request includes it', async () => {
    const caller = await test.signIn()
    const bare = await caller.get('/me')
    expect(bare.body.data).toMatchObject({ name: 'Pengguna Uji', phone: null, province: null })
    expect(bare.body.data).not.toHaveProperty('role')
    const whole = await caller.get('/me?include=role')
    expect(whole.body.data.role.data.name).toMatch(/^Peran /)
  })

  it('GET /me returns null as role for a user without a role', async () => {
    const caller = await test.signIn()
    await test.database.query('update app_user set role_id = null where id = $1', [caller.userId])
    expect((await caller.get('/me?include=role')).body.data.role).toBeNull()
  })

  it('says whether all devices are simulated', async () => {
    const caller = await test.signIn()
    const allSimulated = async () => (await caller.get('/me')).body.data.all_simulated
    expect(await allSimulated()).toBe(false)
    await test.database.query(
      `insert into device (name, imei, simulated) values ('Demo', '350000000000101', true)`,
    )
    expect(await allSimulated()).toBe(true)
    await test.database.query(`insert into device (name, imei) values ('Nyata', '350000000000119')`)
    expect(await allSimulated()).toBe(false)
  })

  it('GET /me remembers the language of a session, without a new version of the account', async () => {
    const caller = await test.signIn()
    const stored = () =>
      test.database.query('select language, version from app_user where id = $1', [caller.userId])
    const [before] = await stored()
    await caller.call({ method: 'GET', url: '/me', headers: { 'accept-language': 'en' } })
    await caller.get('/me')
    expect(before).toMatchObject({ language: 'id' })
    expect(await stored()).toEqual([{ ...before, language: 'en' }])
  })

  it('stores the profile', async () => {
    const caller = await test.signIn()
    const profile = { name: 'Rina Kusumawardani', phone: '+62 812-1904-7736', address: '', ...jakarta }
    expect(await caller.post('/me/profile', profile)).toMatchObject({
      status: 200,
      body: { message: 'Profil berhasil disimpan.' },
    })
    expect((await caller.get('/me')).body.data).toMatchObject({
      name: 'Rina Kusumawardani',
      address: null,
      province: { id: 31, name: 'Daerah Khusus Ibukota Jakarta' },
      village: { id: 3_174_071_002 },
    })
  })

  it.each([
    ['a regency of another province', { ...jakarta, province_id: 32 }, 'regency_id'],
    ['a village that does not exist', { ...jakarta, village_id: 1 }, 'village_id'],
    ['a district without its regency', { province_id: 31, district_id: 317_407 }, 'district_id'],
    ['an empty name', { name: '  ' }, 'name'],
    ['a foreign phone number', { phone: '+60 12 345 6789' }, 'phone'],
  ])('rejects a profile with %s', async (_case, changes, field) => {
    const caller = await test.signIn()
    const response = await caller.post('/me/profile', { name: 'Rina', ...changes })
    expect(response.status).toBe(422)
    expect(Object.keys(response.body.errors)).toContain(field)
  })
})

describe('the password of the caller', () => {
  let test: TestApp
  const old = 'kata sandi yang lama'

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  async function signInWithPassword() {
    const userId = await createUser(test.database, { password: old })
    return new Caller(test.app, await createToken(test.database, userId), userId)
  }

  function change(caller: Caller, password_new: string, rest: object = {}) {
    return caller.post('/me/password', { password: old, password_new, password_re: password_new, ...rest })
  }

  it('a change of the password ends every session of the user', async () => {
    const caller = await signInWithPassword()
    const elsewhere = new Caller(test.app, await createToken(test.database, caller.userId), caller.userId)
    expect(await change(caller, 'kata sandi yang baru')).toMatchObject({
      status: 200,
      body: { message: 'Password berhasil diubah. Silakan masuk kembali.' },
    })
    expect((await caller.get('/me')).status).toBe(401)
    expect((await elsewhere.get('/me')).status).toBe(401)
  })

  it('the password is not changed if the old password is wrong, and the session continues', async () => {
    const caller = await signInWithPassword()
    const response = await change(caller, 'kata sandi yang baru', { password: 'bukan yang lama' })
    expect(response).toMatchObject({ status: 422, body: { errors: { password: ['Password lama salah.'] } } })
    expect((await caller.get('/me')).status).toBe(200)
  })

  it.each([
    ['seven characters', 'a1b2c3d'],
    ['129 characters', 'ab'.repeat(64) + 'c'],
    ['a common word', 'password123'],
    ['a sequence of keys', 'qwertyui'],
    ['one repeated character', 'zzzzzzzzzz'],
    ['the name of the product', 'Sikud2025!'],
    ['a date', '20251117'],
  ])('a new password cannot be %s', async (_case, password) => {
    const caller = await signInWithPassword()
    const response = await change(caller, password)
    expect(response.status).toBe(422)
    expect(Object.keys(response.body.errors)).toEqual(['password_new'])
    expect((await caller.get('/me')).status).toBe(200)
  })

  it.each([
    ['64 characters', 'kW'.repeat(20) + 'x7'.repeat(12)],
    ['128 characters', `${'pagi siang sore '.repeat(7)}malam hari ini k`],
    ['spaces and emoji', ' naik 🚚 ke Bogor '],
  ])('a new password can have %s', async (_case, password) => {
    expect((await change(await signInWithPassword(), password)).status).toBe(200)
  })

  it('a new password must be entered twice', async () => {
    const caller = await signInWithPassword()
    const response = await change(caller, 'kata sandi yang baru', { password_re: 'kata sandi yang lain' })
    expect(response.body.errors).toEqual({ password_re: ['Ulangi password yang sama.'] })
  })

  it('X04: wrong old passwords delay the next change of the password, but not the sign-in', async () => {
    const caller = await signInWithPassword()
    const wrong = { password: 'bukan yang lama' }
    for (let index = 0; index < 5; index++) {
      expect((await change(caller, 'kata sandi yang baru', wrong)).status).toBe(422)
    }
    // After five failures the server refuses attempts for one second. On a slow machine this second can already be
    // over, so the test moves the stored attempts into the future.
    await test.database.query(`update login_attempt set attempted_at = now() + interval '1 minute'`)
    const throttled = await change(caller, 'kata sandi yang baru')
    expect(throttled.status).toBe(429)
    expect(Number(throttled.headers['retry-after'])).toBeGreaterThan(0)
    const [user] = await test.database.query<{ email: string }>('select email from app_user where id = $1', [
      caller.userId,
    ])
    expect((await test.anyone.post('/auth/login', { email: user?.email, password: old })).status).toBe(200)
    await test.database.query(`update login_attempt set attempted_at = now() - interval '15 minutes'`)
    expect((await change(caller, 'kata sandi yang baru')).status).toBe(200)
  })

  it('X04: a change with an invalid new password does not count as a failed attempt', async () => {
    const caller = await signInWithPassword()
    for (let index = 0; index < 8; index++) expect((await change(caller, 'qwertyui')).status).toBe(422)
    expect((await change(caller, 'kata sandi yang baru')).status).toBe(200)
  })
})
