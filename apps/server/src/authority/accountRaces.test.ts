import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { roleOf } from '../testing/testAuthority.ts'

const password = 'pagi cerah di Bogor'

describe('parallel requests of visitors', () => {
  let test: TestApp
  let count = 0

  beforeAll(async () => {
    test = await createTestApp({ REGISTRATION: 'approval', TRUST_PROXY: '127.0.0.1' })
  })
  afterAll(() => test.close())

  /**
   * Sends a request without a token. Each request comes from another network, because the server limits such requests
   * by network.
   */
  function send(url: string, payload: object) {
    count += 1
    const headers = { 'x-forwarded-for': `10.4.0.${count}` }
    return test.anyone.call({ method: 'POST', url, payload, headers })
  }

  it('A03 of parallel requests with the same invitation link, only one succeeds', async () => {
    const admin = await test.signIn()
    const role_id = await roleOf(test.database, admin.userId)
    const user = { name: 'Rina Kusumawardani', email: 'rina@armada.example', role_id }
    const { id } = (await admin.post('/user/create', user)).body.data
    const { path } = (await admin.post(`/user/${id}/invite`)).body.data
    const accept = { token: path.split('#')[1], password_new: password, password_re: password }
    const requests = Array.from({ length: 50 }, () => send('/auth/invitation', accept))
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    // All other requests fail, because the link is already used (404), a request limit is reached (429) or the hash
    // queue is full (503).
    expect(statuses.filter((status) => ![200, 404, 429, 503].includes(status))).toEqual([])
  })

  it('A16 parallel registrations from many networks leave at most 200 pending registrations', async () => {
    await test.database.query(
      `insert into app_user (name, email, email_key, status)
       select 'Antre', n || '@antre.example', n || '@antre.example', 'pending' from generate_series(1, 197) as n`,
    )
    const requests = Array.from({ length: 12 }, (_, index) =>
      send('/auth/register', { username: 'Rina', email: `serentak${index}@armada.example`, password }),
    )
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 200, ...Array.from({ length: 9 }, () => 409)])
    const waiting = await test.database.query(`select from app_user where status = 'pending'`)
    expect(waiting).toHaveLength(200)
  })
})
