import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { createSetupLink } from '../user/createAdministrator.ts'

const password = { password_new: 'pagi cerah di Bogor', password_re: 'pagi cerah di Bogor' }
const account = { name: 'Kepala Armada', email: 'kepala@armada.example' }

describe('the setup link', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  beforeEach(async () => {
    await test.database.query('delete from app_user')
    await test.database.query('delete from setup_token')
    await test.database.query('delete from login_attempt')
  })
  afterAll(() => test.close())

  async function createToken(): Promise<string> {
    return (await createSetupLink(test.database))?.split('#')[1] ?? ''
  }

  function setUp(token: string, input: object = {}) {
    return test.anyone.post('/auth/setup', { token, ...account, ...password, ...input })
  }

  it('creates the first administrator, who can do everything', async () => {
    const token = await createToken()
    expect(await setUp(token)).toMatchObject({
      status: 200,
      body: { message: 'Akun administrator berhasil dibuat. Silakan masuk.' },
    })
    const login = { email: account.email, password: password.password_new }
    expect((await test.anyone.post('/auth/login', login)).status).toBe(200)
    expect((await setUp(token, { email: 'lain@armada.example' })).status).toBe(404)
  })

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'kepala' }],
    ['password_new', { password_new: '12345678', password_re: '12345678' }],
    ['password_re', { password_re: 'lain' }],
  ])('stays valid after a wrong %s', async (field, wrong) => {
    const token = await createToken()
    expect(await setUp(token, wrong)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(Array) } },
    })
    expect((await setUp(token)).status).toBe(200)
  })

  it('creates one account for parallel requests', async () => {
    const token = await createToken()
    const requests = Array.from({ length: 3 }, (_, index) =>
      setUp(token, { email: `kepala${index}@armada.example` }),
    )
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 404, 404])
    expect(await test.database.query('select from app_user')).toHaveLength(1)
  })

  it.each(['unverified', 'pending'])(
    'A03 stays valid when a visitor registers, even with the same address (%s)',
    async (status) => {
      const token = await createToken()
      await test.database.query(
        `insert into app_user (name, email, email_key, status, password_hash)
         values ('Tamu', $1, $1, $2, 'none'), ('Lain', 'lain@armada.example', 'lain@armada.example', $2, 'none')`,
        [account.email, status],
      )
      expect(await createSetupLink(test.database)).not.toBeNull()
      expect((await setUp(token)).status).toBe(404)
      expect((await setUp(await createToken())).status).toBe(200)
      const left = await test.database.query('select name, status from app_user order by name')
      expect(left).toEqual([
        { name: account.name, status: 'active' },
        { name: 'Lain', status },
      ])
      expect(await createSetupLink(test.database)).toBeNull()
    },
  )

  it('becomes invalid when it expires, when a newer link is made, and when the first account exists', async () => {
    const first = await createToken()
    const second = await createToken()
    expect((await setUp(first)).status).toBe(404)
    await test.database.query(
      `update setup_token set expires_at = now() + interval '30 minutes' - interval '30 minutes'`,
    )
    expect((await setUp(second)).status).toBe(404)
    const third = await createToken()
    await test.signIn()
    expect((await setUp(third)).status).toBe(404)
    expect(await createSetupLink(test.database)).toBeNull()
  })
})
