import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleOperations } from '../../testing/operations.ts'
import { type DepotRecord, depotRecordIn, depotRecords } from '../../testing/permissionMatrix.ts'
import { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { addDepot, type Depot } from '../../testing/TwoDepots.ts'

const byId = sampleOperations.flatMap((operation) => {
  const kind = depotRecordIn(operation.url)
  return kind ? [{ ...operation, kind }] : []
})

describe('the scope of a user with one depot', () => {
  let test: TestApp
  let own: Depot
  let other: Depot

  beforeAll(async () => {
    test = await createTestApp()
    own = await addDepot(test, 'C')
    other = await addDepot(test, 'P')
  })
  afterAll(() => test.close())

  const idOf = (depot: Depot, kind: DepotRecord) =>
    kind === 'user' ? depot.user.userId : kind === 'group' ? depot.id : depot[kind]

  it.each(byId)('A34 $operationId: treats a record outside the depot as absent', async (operation) => {
    const { method, payload, kind } = operation
    const direction = operation.operationId === 'getNeighbourSession' ? '?direction=next' : ''
    const call = (id: number) => {
      const url = operation.url.replace('987654', String(id)) + direction
      return own.user.call({ method, url, ...(payload ? { payload } : {}) })
    }
    const absent = await call(987_654)
    const outside = await call(idOf(other, kind))
    expect(outside.status).toBe(404)
    expect({ status: outside.status, body: outside.body }).toEqual({
      status: absent.status,
      body: absent.body,
    })
    expect(outside.headers['etag']).toBeUndefined()
  })

  it.each([...Object.keys(depotRecords).map((part) => `/${part}`), '/me/group', '/gps/live'])(
    'A34 %s: lists only records of the depot',
    async (path) => {
      const { status, body } = await own.user.get(path)
      expect(status).toBe(200)
      expect(body.data).toHaveLength(1)
      expect(JSON.stringify(body)).not.toMatch(/Supir P|B P|Pelacak P|Depo P/)
      const all = await (await test.signIn()).get(path)
      expect(all.body.data.length).toBeGreaterThan(1)
    },
  )

  it('A34 a user also sees the records of the depots below the own depot', async () => {
    const below = await addDepot(test, 'K', undefined, own.id)
    const plates = (await own.user.get('/vehicle')).body.data.map(({ number }: { number: string }) => number)
    expect(plates).toEqual([own.plate, below.plate])
    expect((await below.user.get('/vehicle')).body.data).toHaveLength(1)
    const narrow = await own.user.get(`/gps/live?group_id=${below.id}`)
    expect(narrow.body.data).toHaveLength(1)
    expect((await own.user.get(`/gps/live?group_id=${other.id}`)).body.data).toEqual([])
    expect((await own.user.get(`/gps/session?limit=9&group_id=${other.id}`)).body.data).toEqual([])
    expect((await own.user.get(`/gps/session?limit=9&group_id=${below.id}`)).body.data).toHaveLength(1)
    for (const absent of [other.id, 987_654, 'lama']) {
      expect((await own.user.get(`/gps/last?group_id=${absent}`)).body).toEqual({ data: null })
      expect((await own.user.get(`/gps/session?summary=1&group_id=${absent}`)).body.data).toEqual([])
    }
    const last = (await own.user.get(`/gps/last?group_id=${below.id}`)).body.data
    expect(last.device.id).toBe(below.device)
    expect((await own.user.get(`/gps/session?summary=1&group_id=${below.id}`)).body.data).toHaveLength(1)
  })

  it('A34 a user needs no permission to read the names of the visible depots', async () => {
    const below = await addDepot(test, 'L', undefined, own.id)
    const caller = await test.signIn([], [own.id])
    expect((await caller.get('/group')).status).toBe(403)
    const { data } = (await caller.get('/me/group')).body
    expect(data).toContainEqual({ id: own.id, parent_id: null, name: 'Depo C' })
    expect(data).toContainEqual({ id: below.id, parent_id: own.id, name: 'Depo L' })
    const inside = await test.signIn([], [below.id])
    expect((await inside.get('/me/group')).body.data).toEqual([
      { id: below.id, parent_id: null, name: 'Depo L' },
    ])
    expect((await new Caller(test.app, null, 0).get('/me/group')).status).toBe(401)
  })

  it('A34 a filter for a record outside the depot finds nothing', async () => {
    for (const filter of [`device_id=${other.device}`, `vehicle_id=${other.vehicle}`]) {
      expect((await own.user.get(`/gps/session?limit=9&${filter}`)).body.data).toEqual([])
    }
    for (const filter of [`vehicle_id=${other.vehicle}`, `driver_id=${other.driver}`]) {
      expect((await own.user.get(`/gps/live?${filter}`)).body.data).toEqual([])
    }
    const period = `from=${encodeURIComponent(new Date(Date.now() - 86_400_000).toISOString())}&to=${encodeURIComponent(new Date().toISOString())}`
    const sum = await own.user.get(`/gps/summary?driver_id=${other.driver}&${period}`)
    expect(sum.body.data).toMatchObject({ trips: 0, distance: 0 })
    expect((await own.user.get(`/gps/summary?driver_id=${own.driver}&${period}`)).body.data.trips).toBe(1)
  })

  it('A34 a request body cannot refer to a record outside the depot', async () => {
    const device = { name: 'Baru', imei: '861230049870123' }
    const refused = async (path: string, body: object, field: string) => {
      const response = await own.user.post(path, body)
      expect(response.status).toBe(422)
      expect(Object.keys(response.body.errors)).toEqual([field])
    }
    await refused('/device/create', { ...device, vehicle_id: other.vehicle }, 'vehicle_id')
    await refused('/device/create', { ...device, driver_id: other.driver }, 'driver_id')
    await refused('/device/create', { ...device, group_id: other.id }, 'group_id')
    await refused('/driver/create', { name: 'Baru', group_id: other.id }, 'group_id')
    await refused('/group/create', { name: 'Baru', kind: 'depot', parent_id: other.id }, 'parent_id')
    await refused('/group/create', { name: 'Baru', kind: 'depot' }, 'parent_id')
  })

  it('A34 a new record belongs to the depot of the user who creates it', async () => {
    const { body } = await own.user.post('/driver/create', { name: 'Baru' })
    const driver = await own.user.get(`/driver/${body.data.id}`)
    expect(driver.body.data.group_id).toBe(own.id)
    expect((await own.user.delete(`/driver/${body.data.id}`)).status).toBe(200)
  })

  it('A34 a user reads only the name of a driver outside the depot; an update keeps that driver', async () => {
    const { database } = test
    await database.query('update device set driver_id = $2 where id = $1', [own.device, other.driver])
    const path = `/device/${own.device}`
    const { data } = (await own.user.get(`${path}?include=driver`)).body
    expect(data).toMatchObject({ driver_id: null, driver: { name: 'Supir P' } })
    expect(data.driver).not.toHaveProperty('id')
    const live = (await own.user.get(`/gps/live?vehicle_id=${own.vehicle}`)).body.data[0]
    expect(live.driver).toEqual({ name: 'Supir P' })
    const input = { name: data.name, imei: own.imei, vehicle_id: own.vehicle, driver_id: null }
    expect((await own.user.put(path, input)).status).toBe(200)
    const [row] = await database.query<{ driver_id: number }>('select driver_id from device where id = $1', [
      own.device,
    ])
    expect(row?.driver_id).toBe(other.driver)
    await database.query('update device set driver_id = $2 where id = $1', [own.device, own.driver])
  })

  it('A34 a user does not see earlier trips of a vehicle that was moved to the depot', async () => {
    const moving = await addDepot(test, 'M')
    const admin = await test.signIn()
    const fields = { brand_id: 9, type_id: 901, number: moving.plate, group_id: own.id }
    expect((await admin.put(`/vehicle/${moving.vehicle}`, fields)).status).toBe(200)
    const trip = await moving.user.get(`/gps/session/${moving.trip}`)
    expect(trip.body.data.vehicle).toEqual({ number: moving.plate, name: expect.any(String) })
    expect(trip.body.data.device).toEqual({ name: 'Pelacak M' })
    expect((await own.user.get(`/gps/session/${moving.trip}`)).status).toBe(404)
    expect((await own.user.get(`/vehicle/${moving.vehicle}`)).status).toBe(200)
  })

  it('A37 users of two depots with concurrent requests get the last position of their own depot', async () => {
    const callers = [own.user, other.user, own.user, other.user]
    const answers = await Promise.all(callers.map((caller) => caller.get('/gps/last')))
    const devices = answers.map(({ body }) => body.data.device.name)
    expect(devices).toEqual(['Pelacak C', 'Pelacak P', 'Pelacak C', 'Pelacak P'])
  })
})
