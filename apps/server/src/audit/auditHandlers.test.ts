import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { addDepot } from '../testing/TwoDepots.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { createUser } from '../testing/createUser.ts'
import { dropEntries } from './auditRepository.ts'
import { verifyChain } from './verifyChain.ts'

describe('the audit log of the API', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  const create = async (path: string, body: object) => (await admin.post(`${path}/create`, body)).body.data.id
  const entries = async (query = '') => (await admin.get(`/audit${query}`)).body.data

  it('names related records and lists only the permissions that changed', async () => {
    const driver_id = await create('/driver', { name: 'Agus Setiawan' })
    const device = { name: 'Pelacak 01', imei: '861230049808497' }
    const id = await create('/device', device)
    await admin.put(`/device/${id}`, { ...device, driver_id })
    const [entry] = await entries()
    expect(entry).toMatchObject({
      origin: 'session',
      actor: { id: admin.userId, name: 'Pengguna Uji' },
      action: 'updateDevice',
      subject: { type: 'device', id, name: 'Pelacak 01', exists: true },
      address: '127.0.0.1',
      changes: [{ field: 'driver_id', before: null, after: 'Agus Setiawan' }],
    })
    const role = { type: 'manual', name: 'Operator', permissions: [1, 3] }
    const roleId = await create('/system/role', role)
    await admin.put(`/system/role/${roleId}`, { ...role, permissions: [1, 2] })
    expect((await entries())[0].changes).toEqual([
      { field: 'permissions', before: 'Lihat daftar perangkat', after: 'Lihat riwayat perjalanan' },
    ])
  })

  it('can be filtered by actor, action, subject and time', async () => {
    const id = await create('/driver', { name: 'Saring' })
    await admin.put(`/driver/${id}`, { name: 'Saring dua' })
    const ofRecord = await entries(`?subject=driver&subject_id=${id}`)
    expect(ofRecord.map(({ action }: { action: string }) => action)).toEqual(['updateDriver', 'createDriver'])
    expect(await entries(`?subject=driver&subject_id=${id}&action=createDriver`)).toHaveLength(1)
    expect(await entries('?actor_id=987654')).toEqual([])
    expect(await entries('?from=2100-01-01T00:00:00Z')).toEqual([])
    expect(await entries('?to=2020-01-01T00:00:00Z')).toEqual([])
    expect((await admin.get('/audit?from=2026-11-20')).status).toBe(400)
    expect((await admin.get('/audit?cursor=x')).status).toBe(400)
  })

  it('can be searched by the name of the record, of a deleted record and of the actor, and filtered by kind', async () => {
    const id = await create('/device', { name: 'Pelacak 50% Utara', imei: '861230049841852' })
    await create('/device', { name: 'Pelacak 500 Utara', imei: '861230049858740' })
    const found = async (query: string) =>
      (await entries(query)).map(
        ({ action, subject }: { action: string; subject: { id: number } | null }) => [action, subject?.id],
      )
    const search = `?search=${encodeURIComponent('50% utara')}`
    expect(await found(search)).toEqual([['createDevice', id]])
    expect(await found('?search=61230049841')).toEqual([['createDevice', id]])
    await admin.delete(`/device/${id}`)
    expect(await found(search)).toEqual([
      ['deleteDevice', id],
      ['createDevice', id],
    ])
    expect(await found(`${search}&kind=deleted`)).toEqual([['deleteDevice', id]])
    expect(await found(`${search}&kind=changed`)).toEqual([])
    expect((await found('?kind=deleted&subject=device'))[0]).toEqual(['deleteDevice', id])
    expect((await admin.get(`/audit/export${search}`)).body.data).toHaveLength(2)
    expect((await found('?kind=other'))[0]).toEqual(['exportAudit', undefined])
    const remover = await test.signIn(['device.create'])
    await test.database.query("update app_user set name = 'Sri Penghapus' where id = $1", [remover.userId])
    await remover.post('/device/create', { name: 'Lain', imei: '861230049886840' })
    expect(await found('?search=sri%20peng')).toMatchObject([['createDevice', expect.any(Number)]])
    expect(await found('?search=tidak-ada')).toEqual([])
    expect((await admin.get('/audit?kind=apa')).status).toBe(400)
    expect((await admin.get('/audit?search=')).status).toBe(400)
  })

  it('finds by search only what lies in the depots of the user', async () => {
    const [own, other] = [await addDepot(test, 'A'), await addDepot(test, 'B')]
    await admin.put(`/driver/${own.driver}`, { name: 'Cari Satu' })
    await admin.put(`/driver/${other.driver}`, { name: 'Cari Dua' })
    const reader = await test.signIn(['audit.view'], [own.id])
    const { data } = (await reader.get('/audit?search=cari')).body
    expect(data).toMatchObject([{ subject: { id: own.driver, name: 'Cari Satu' } }])
  })

  it('is returned in pages, and its export adds an entry', async () => {
    const id = await create('/driver', { name: 'Halaman 0' })
    for (let index = 1; index <= 55; index++) await admin.put(`/driver/${id}`, { name: `Halaman ${index}` })
    const first = (await admin.get(`/audit?subject_id=${id}`)).body
    const second = (await admin.get(`/audit?subject_id=${id}&cursor=${first.next}`)).body
    expect([first.data.length, second.data.length, second.next]).toEqual([50, 6, undefined])
    const exported = await admin.get(`/audit/export?subject_id=${id}`)
    expect(exported.body.data).toHaveLength(56)
    expect((await entries())[0]).toMatchObject({ action: 'exportAudit', actor: { id: admin.userId } })
  })

  it('shows the entries of a record to users who may view the record, without network addresses', async () => {
    const id = await create('/driver', { name: 'Riwayat' })
    const reader = await test.signIn(['driver.view'])
    const { data } = (await reader.get(`/audit/driver/${id}`)).body
    expect(data).toMatchObject([{ action: 'createDriver', subject: { id } }])
    expect(data[0]).not.toHaveProperty('address')
    expect((await reader.get('/audit')).status).toBe(403)
    expect((await reader.get(`/audit/user/${admin.userId}`)).status).toBe(403)
    expect((await test.anyone.get(`/audit/driver/${id}`)).status).toBe(401)
    expect((await reader.get('/audit/driver/987654')).status).toBe(404)
    await admin.delete(`/driver/${id}`)
    const [removed, created] = (await reader.get(`/audit/driver/${id}`)).body.data
    expect(removed).toMatchObject({ action: 'deleteDriver', subject: { name: null, exists: false } })
    expect(created).toMatchObject({ action: 'createDriver', changes: null })
  })

  it('contains sign-ins, and at most one refused sign-in a minute for each account and network', async () => {
    const [email, password] = ['masuk@armada.example', 'empat kata acak']
    const userId = await createUser(test.database, { email, password })
    for (let index = 0; index < 3; index++) {
      expect((await test.anyone.post('/auth/login', { email, password: 'salah sekali' })).status).toBe(422)
    }
    await test.anyone.post('/auth/login', { email: 'rahasia-saya', password: 'salah sekali' })
    await test.anyone.post('/auth/login', { email, password })
    const [signedIn, unknown, refused] = await entries('?action=login')
    expect(signedIn).toMatchObject({ outcome: 'done', subject: { id: userId } })
    expect(unknown).toMatchObject({ outcome: 'refused', subject: null, actor: null })
    expect(refused).toMatchObject({ outcome: 'refused', subject: { id: userId } })
    expect(await entries(`?action=login&subject_id=${userId}`)).toHaveLength(2)
    expect(JSON.stringify(await entries())).not.toContain('rahasia-saya')
  })

  it('deletes old entries and keeps a valid chain', async () => {
    const { head } = await verifyChain(test.database)
    await test.database.transaction((transaction) => dropEntries(transaction, Date.now()))
    await create('/driver', { name: 'Sesudahnya' })
    expect(await verifyChain(test.database)).toMatchObject({
      problem: null,
      count: 1,
      head: { baseId: head.id, baseHash: head.hash },
    })
  })
})

describe('the access log', () => {
  let test: TestApp
  let admin: Caller
  let trip = 0
  let driver = 0

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
    driver = (await admin.post('/driver/create', { name: 'Agus' })).body.data.id
    const device = (
      await admin.post('/device/create', { name: 'P', imei: '861230049808497', driver_id: driver })
    ).body.data.id
    const [row] = await test.database.query<{ id: number }>(
      `insert into gps_session (device_id, driver_id, source, start_time, end_time, distance_km, point_count)
       values ($1, $2, 'test', now(), now(), 1, 0) returning id`,
      [device, driver],
    )
    trip = row?.id ?? 0
  })
  afterAll(() => test.close())

  it('the access log has one entry an hour for each user and kind: one trip, trips with points, live map', async () => {
    const watcher = await test.signIn(['position.view', 'session.list'])
    for (let index = 0; index < 3; index++) {
      await watcher.get(`/gps/session/${trip}`)
      await watcher.get('/gps/session')
      await watcher.get('/gps/live')
    }
    await watcher.get('/gps/session?summary=1')
    const { data } = (await admin.get(`/driver/${driver}/access`)).body
    const user = { id: watcher.userId, name: 'Pengguna Uji' }
    expect(
      data.toSorted((one: { kind: string }, other: { kind: string }) => one.kind.localeCompare(other.kind)),
    ).toMatchObject([
      { kind: 'live', count: 1, trip_id: null, user },
      { kind: 'trip', count: 3, trip_id: trip, user },
      { kind: 'trips', count: 3, trip_id: null, user },
    ])
  })

  it('the access log lists users of the live map who see the depot of the driver or of the vehicle', async () => {
    const [own, other] = [await addDepot(test, 'C'), await addDepot(test, 'P')]
    const below = await addDepot(test, 'K', undefined, own.id)
    const watchersOf = async (id: number) => {
      const { data } = (await admin.get(`/driver/${id}/access`)).body
      return new Set(data.map(({ user }: { user: { id: number } }) => user.id))
    }
    const [inside, outside, everywhere] = [
      await test.signIn(['position.view'], [own.id]),
      await test.signIn(['position.view'], [other.id]),
      await test.signIn(['position.view']),
    ]
    for (const watcher of [inside, outside, everywhere]) await watcher.get('/gps/live')
    const watchers = [inside, outside, everywhere].map(({ userId }) => userId)
    const seen = async (id: number) => {
      const ids = await watchersOf(id)
      return watchers.map((userId) => ids.has(userId))
    }
    expect(await seen(own.driver)).toEqual([true, false, true])
    expect(await seen(below.driver)).toEqual([true, false, true])
    expect(await seen(other.driver)).toEqual([false, true, true])

    // The driver uses a vehicle of another depot, so the users of that depot see the driver.
    await test.database.query('update device set driver_id = $2 where id = $1', [other.device, own.driver])
    expect(await seen(own.driver)).toEqual([true, true, true])
    await test.database.query('update device set driver_id = $2 where id = $1', [other.device, other.driver])

    // An access is listed for the depots that the user saw at that time. The user now moves to the depot `other`. Only
    // the next access is listed for `other`.
    await test.database.query('update user_group set group_id = $2 where user_id = $1', [
      inside.userId,
      other.id,
    ])
    expect(await seen(other.driver)).toEqual([false, true, true])
    await inside.get('/gps/live')
    expect(await seen(other.driver)).toEqual([true, true, true])
    // In this hour, the driver had a vehicle of the depot `other`.
    expect(await seen(own.driver)).toEqual([true, true, true])
  })

  it('the access log is shown only to users with the permission to view it', async () => {
    const reader = await test.signIn(['driver.view', 'audit.view'])
    expect((await reader.get(`/driver/${driver}/access`)).status).toBe(403)
    expect((await test.anyone.get(`/driver/${driver}/access`)).status).toBe(401)
    expect((await admin.get('/driver/987654/access')).status).toBe(404)
  })
})
