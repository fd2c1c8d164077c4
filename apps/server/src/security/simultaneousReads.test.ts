import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_PREFIX } from '../http/contract.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { addDepot, type Depot } from '../testing/TwoDepots.ts'

const paths = ['/device?include=vehicle,driver', '/device', '/vehicle', '/driver']

let test: TestApp
let depots: Depot[]
let admin: Caller

beforeAll(async () => {
  test = await createTestApp()
  depots = [await addDepot(test, 'A'), await addDepot(test, 'B')]
  admin = await test.signIn()
})
afterAll(() => test.close())

const idsOf = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id)

describe('lists that many users read at the same time', () => {
  it('contain the records that match the depots and the query of each user', async () => {
    const callers = [...depots.map(({ user }) => user), admin]
    const asked = paths.flatMap((path) => callers.map((caller) => ({ caller, path })))
    const alone = []
    for (const { caller, path } of asked) alone.push((await caller.get(path)).body)
    const rounds = Array.from({ length: 5 }, () => asked.map(({ caller, path }) => caller.get(path)))
    for (const round of rounds) {
      expect((await Promise.all(round)).map(({ body }) => body)).toEqual(alone)
    }
    const [first, second] = depots
    expect(idsOf(alone[0])).toEqual([first?.device])
    expect(idsOf(alone[1])).toEqual([second?.device])
    expect(idsOf(alone[2])).toEqual(expect.arrayContaining([first?.device, second?.device]))
  })

  it('are refused to a user without the permission, and to an ended session', async () => {
    const { id, user } = await addDepot(test, 'C')
    const colleague = await test.signIn(undefined, [id])
    const stranger = await test.signIn(['position.view'], [id])
    const statuses = async () => {
      const callers = [user, colleague, stranger, colleague, stranger]
      const responses = await Promise.all(callers.map((caller) => caller.get('/device')))
      return responses.map(({ status }) => status)
    }
    expect(await statuses()).toEqual([200, 200, 403, 200, 403])
    await test.database.query('delete from session_token where user_id = $1', [colleague.userId])
    expect(await statuses()).toEqual([200, 401, 403, 401, 403])
  })

  it('contain records that were stored before the request, even if a read is in progress', async () => {
    const { id, user } = await addDepot(test, 'D')
    const readers = Array.from({ length: 5 }, () => test.signIn(undefined, [id]))
    const colleagues = await Promise.all(readers)
    for (let nth = 0; nth < 10; nth += 1) {
      const reading = colleagues.map((caller) => caller.get('/driver'))
      const created = await admin.post('/driver/create', { name: `Supir ${nth}`, group_id: id })
      const { body } = await user.get('/driver')
      expect(idsOf(body)).toContain(created.body.data.id)
      await Promise.all(reading)
    }
  })

  it('have the same content with and without compression', async () => {
    const [depot] = depots
    await test.database.query(
      `insert into driver (name, group_id) select 'Pengganti ' || n, $1 from generate_series(1, 50) n`,
      [depot?.id],
    )
    const read = (accepted: string) =>
      test.app.inject({
        url: `${API_PREFIX}/driver`,
        headers: { authorization: `Bearer ${depot?.user.token}`, 'accept-encoding': accepted },
      })
    const [gzip, plain, refused] = await Promise.all(['gzip, br', 'identity', 'gzip;q=0'].map(read))
    expect(gzip?.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    })
    expect(plain?.headers).not.toHaveProperty('content-encoding')
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.body)
    expect(refused?.body).toBe(plain?.body)
  })
})
