import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdministrator } from '../user/createAdministrator.ts'
import type { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { addDepot, type Depot } from '../../testing/TwoDepots.ts'
import { roleOf } from '../../testing/testAuthority.ts'

describe('the depots of users', () => {
  let test: TestApp
  let admin: Caller
  let own: Depot
  let other: Depot
  let role = 0
  let count = 0

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
    own = await addDepot(test, 'C')
    other = await addDepot(test, 'P')
    role = await roleOf(test.database, own.user.userId)
  })
  afterAll(() => test.close())

  function fields(more: object = {}) {
    count += 1
    return { name: 'Rina', email: `rina${count}@armada.example`, role_id: role, ...more }
  }

  async function groupsOf(id: number) {
    const { data } = (await admin.get(`/user/${id}`)).body
    return { all_groups: data.all_groups, group_ids: data.group_ids }
  }

  it('a new user has the depots of the caller, unless the request names depots', async () => {
    const first = await own.user.post('/user/create', fields())
    expect(await groupsOf(first.body.data.id)).toEqual({ all_groups: false, group_ids: [own.id] })
    const second = await admin.post('/user/create', fields())
    expect(await groupsOf(second.body.data.id)).toEqual({ all_groups: true, group_ids: [] })
  })

  it('an update changes the depots of a user only if the request contains depots', async () => {
    const { id } = (await admin.post('/user/create', fields({ group_ids: [other.id] }))).body.data
    const etag = (await admin.get(`/user/${id}`)).headers['etag']
    expect((await admin.put(`/user/${id}`, fields())).status).toBe(200)
    expect(await groupsOf(id)).toEqual({ all_groups: false, group_ids: [other.id] })
    expect((await admin.put(`/user/${id}`, fields({ group_ids: [own.id, other.id] }))).status).toBe(200)
    expect(await groupsOf(id)).toEqual({ all_groups: false, group_ids: [own.id, other.id] })
    expect((await admin.get(`/user/${id}`)).headers['etag']).not.toBe(etag)
    const { data } = (await admin.get(`/audit/user/${id}`)).body
    expect(data[0].changes).toContainEqual({ field: 'group_ids', before: null, after: 'Depo C' })
    expect((await own.user.get(`/user/${id}`)).status).toBe(404)
  })

  it('a caller can give a user only depots of the caller', async () => {
    const foreign = await own.user.post('/user/create', fields({ group_ids: [own.id, other.id] }))
    expect(foreign).toMatchObject({ status: 422, body: { errors: { group_ids: ['Depo ini tidak ada.'] } } })
    const everything = await own.user.post('/user/create', fields({ all_groups: true }))
    expect(everything.status).toBe(403)
    expect(Object.keys(everything.body.errors)).toEqual(['all_groups'])
    expect((await own.user.post('/user/create', fields({ group_ids: [] }))).status).toBe(422)
  })

  it('a user is hidden from callers who do not see all depots of that user', async () => {
    const both = await test.signIn([], [own.id, other.id])
    const names = await own.user.get('/user')
    const ids = names.body.data.map(({ id }: { id: number }) => id)
    expect(ids).toContain(own.user.userId)
    expect(ids).not.toContain(both.userId)
    expect(ids).not.toContain(admin.userId)
    expect((await own.user.post(`/user/${both.userId}/disable`)).status).toBe(404)
    expect((await own.user.post(`/user/${admin.userId}/recovery`)).status).toBe(404)
  })

  it('the last administrator cannot be limited to some depots', async () => {
    const account = { name: 'Kepala', email: 'kepala@armada.example', password: 'sore teduh di Malang' }
    const id = await createAdministrator(test.database, account)
    const system = await roleOf(test.database, id)
    const input = { name: 'Kepala', email: account.email, role_id: system }
    const limited = await admin.put(`/user/${id}`, { ...input, group_ids: [own.id] })
    expect(limited).toMatchObject({
      status: 409,
      body: { message: 'Harus ada setidaknya satu administrator yang aktif.' },
    })
    expect((await admin.put(`/user/${id}`, { ...input, all_groups: true })).status).toBe(200)
  })

  it('GET /me returns the depots of the user', async () => {
    expect((await own.user.get('/me')).body.data).toMatchObject({
      all_groups: false,
      groups: [{ id: own.id, name: 'Depo C' }],
    })
    expect((await admin.get('/me')).body.data).toMatchObject({ all_groups: true, groups: [] })
  })

  it('the depots of a user decide which entries of the audit log the user reads', async () => {
    await admin.put(`/driver/${other.driver}`, { name: 'Supir P baru' })
    await admin.put(`/driver/${own.driver}`, { name: 'Supir C baru' })
    const page = (await own.user.get('/audit')).body
    expect(JSON.stringify(page)).toContain('Supir C baru')
    expect(JSON.stringify(page)).not.toContain('Supir P')
  })

  it('the message of a refused delete or a taken IMEI names no record outside the depots of the caller', async () => {
    const { database } = test
    await database.query('update device set driver_id = $2 where id = $1', [other.device, own.driver])
    await database.query('update device set driver_id = null where id = $1', [own.device])
    await database.query('delete from gps_session')
    const refused = await own.user.delete(`/driver/${own.driver}`)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('masih dipakai data di luar akses Anda')
    const taken = await own.user.post('/device/create', { name: 'Baru', imei: other.imei })
    expect(taken.status).toBe(409)
    expect(taken.body.message).toBe('IMEI ini sudah dipakai data di luar akses Anda.')
  })

  it('unknown devices are hidden from a user who does not see all depots', async () => {
    await test.database.query(
      `insert into unknown_device (imei, protocol) values ('861230049870444', 'gt06')`,
    )
    expect((await own.user.get('/ingest/unknown')).body.data).toEqual([])
    expect((await admin.get('/ingest/unknown')).body.data).toHaveLength(1)
  })
})
