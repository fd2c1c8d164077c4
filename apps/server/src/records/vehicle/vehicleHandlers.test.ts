import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { addDepot, type Depot } from '../../testing/TwoDepots.ts'

const avanza = { brand_id: 9, type_id: 901, year: 2021, color: 'Putih', number: 'B 1234 XYZ' }

describe('vehicles', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  async function create(changes: object = {}): Promise<number> {
    return (await admin.post('/vehicle/create', { ...avanza, ...changes })).body.data.id
  }

  it('are created with a plate in capitals, and read with type and brand', async () => {
    const id = await create({ number: ' b  77 aa ', year: '2019' })
    expect((await admin.get(`/vehicle/${id}`)).body.data).toMatchObject({
      number: 'B 77 AA',
      year: 2019,
      brand_id: 9,
      type_id: 901,
      type: { id: 901, name: 'Avanza', brand: { id: 9, name: 'Toyota' } },
    })
    const changed = await admin.put(`/vehicle/${id}`, {
      ...avanza,
      number: 'B 77 AA',
      year: null,
      color: null,
    })
    expect(changed).toMatchObject({ status: 200, body: { message: 'Kendaraan berhasil diubah.' } })
    expect((await admin.get(`/vehicle/${id}`)).body.data).toMatchObject({ year: null, color: null })
    expect((await admin.delete(`/vehicle/${id}`)).status).toBe(200)
  })

  it.each([
    ['an empty plate', { number: '  ' }, 'number'],
    ['a plate without letters at its start', { number: '9123 KXA' }, 'number'],
    ['a type of another brand', { type_id: 101 }, 'type_id'],
    ['a year before 1950', { year: 1949 }, 'year'],
    ['a year after the next one', { year: 2999 }, 'year'],
    ['a word as year', { year: 'baru' }, 'year'],
  ])('are rejected with %s', async (_case, changes, field) => {
    const response = await admin.post('/vehicle/create', { ...avanza, ...changes })
    expect(response.status).toBe(422)
    expect(Object.keys(response.body.errors)).toEqual([field])
  })

  it('have a unique plate in any spelling', async () => {
    await create({ number: 'D 1 KEM' })
    const second = await admin.post('/vehicle/create', { ...avanza, number: 'd1kem' })
    expect(second).toMatchObject({ status: 409, body: { errors: { number: ['Nopol sudah dipakai.'] } } })
    const other = await create({ number: 'D 2 KEM' })
    expect((await admin.put(`/vehicle/${other}`, { ...avanza, number: 'D 1KEM' })).status).toBe(409)
    expect((await admin.put(`/vehicle/${other}`, { ...avanza, number: 'd 2 kem' })).status).toBe(200)
  })

  it('with a device are not deleted, and the message names the device', async () => {
    const id = await create({ number: 'B 5 PKI' })
    await test.database.query(`insert into device (name, imei, vehicle_id) values ('Pelacak 12', '1', $1)`, [
      id,
    ])
    expect(await admin.delete(`/vehicle/${id}`)).toMatchObject({
      status: 409,
      body: {
        message:
          'Kendaraan ini tidak dapat dihapus: masih dipakai perangkat Pelacak 12. Arsipkan saja: riwayatnya tetap tersimpan.',
      },
    })
  })
})

describe('brands', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  it('brands are those common in Indonesia, with their types', async () => {
    const brands = (await admin.get('/vehicle/brand')).body.data
    expect(brands.length).toBeGreaterThanOrEqual(25)
    const types = await test.database.query('select id from vehicle_type')
    expect(types.length).toBeGreaterThanOrEqual(90)
  })

  it('brands contain their types only if the request includes them', async () => {
    expect((await admin.get('/vehicle/brand/17')).body.data).toEqual({ id: 17, name: 'Hino' })
    const { data } = (await admin.get('/vehicle/brand/17?include=type')).body
    expect(data.type.data).toContainEqual({ id: 1702, name: 'Dutro 130' })
    expect((await admin.get('/vehicle/brand/999')).status).toBe(404)
  })
})

describe('a vehicle with its device and driver', () => {
  let test: TestApp
  let admin: Caller
  let depot: Depot

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
    depot = await addDepot(test, 'S')
  })
  afterAll(() => test.close())

  const imei = '861230049877001'
  const whole = {
    ...avanza,
    number: 'b 7001 set',
    device: { imei, number: '0812-1111' },
    driver: { name: ' Agus ', phone: '0812-3456-7890', license: 'BI 1' },
  }
  async function counts() {
    const [row] = await test.database.query<Record<'vehicle' | 'device' | 'driver', number>>(
      `select (select count(*)::int from vehicle) as vehicle, (select count(*)::int from device) as device,
         (select count(*)::int from driver) as driver`,
    )
    return row
  }
  const setUp = (body: object, caller = admin) => caller.post('/vehicle/setup', body)

  it('is created at once, in the depot of the vehicle, with an audit entry for each record', async () => {
    const response = await setUp({ ...whole, group_id: depot.id })
    expect(response).toMatchObject({
      status: 201,
      body: { message: 'Berhasil dibuat: kendaraan, perangkat, pengendara.' },
    })
    const { id } = response.body.data
    const [device] = (await admin.get('/device?include=vehicle,driver')).body.data.filter(
      (one: { imei: string }) => one.imei === imei,
    )
    expect(device).toMatchObject({
      name: 'B 7001 SET',
      vehicle_id: id,
      group_id: depot.id,
      vehicle: { number: 'B 7001 SET' },
      driver: { name: 'Agus' },
    })
    const driver = (await admin.get(`/driver/${device.driver_id}`)).body.data
    expect(driver).toMatchObject({ phone: '0812-3456-7890', license: 'BI 1', group_id: depot.id })
    const history = (await admin.get(`/assignment/vehicle/${id}`)).body.data
    expect(history).toMatchObject([{ to: null, driver: { name: 'Agus' } }])
    const entries = await test.database.query('select action from audit_log order by id desc limit 3')
    expect(entries.map((entry) => entry['action']).toSorted()).toEqual([
      'createDevice',
      'createDriver',
      'createVehicle',
    ])
  })

  it('may have no device, or a device with an existing driver', async () => {
    expect((await setUp({ ...avanza, number: 'B 7002 SET' })).status).toBe(201)
    const { status, body } = await setUp(
      {
        ...avanza,
        number: 'B 7003 SET',
        device: { imei: '861230049877003', name: 'Pelacak baru' },
        driver_id: depot.driver,
      },
      depot.user,
    )
    expect(status).toBe(201)
    const [device] = await test.database.query(
      'select name, driver_id, group_id from device where vehicle_id = $1',
      [body.data.id],
    )
    expect(device).toEqual({ name: 'Pelacak baru', driver_id: depot.driver, group_id: depot.id })
  })

  it.each([
    [
      'every wrong part',
      { number: 'x', device: { imei: '1' }, driver: { name: ' ' } },
      422,
      ['number', 'driver.name', 'device.imei'],
    ],
    ['a driver without a device', { device: null }, 422, ['device.imei']],
    ['an unknown driver', { driver: null, driver_id: 987_654 }, 422, ['driver_id']],
    ['an unknown depot', { group_id: 987_654 }, 422, ['group_id']],
    ['a taken plate', { number: 'B 7001SET', device: { imei: '861230049877009' } }, 409, ['number']],
    ['a taken IMEI', { number: 'B 7009 SET' }, 409, ['device.imei']],
  ])('is not created at all with %s', async (_case, changes, status, fields) => {
    const before = await counts()
    const response = await setUp({ ...whole, ...changes })
    expect(response.status).toBe(status)
    expect(Object.keys(response.body.errors)).toEqual(fields)
    expect(await counts()).toEqual(before)
  })

  it('is created once for a repeated request', async () => {
    const payload = { ...whole, number: 'B 7010 SET', device: { imei: '861230049877010' } }
    const send = () =>
      admin.call({ method: 'POST', url: '/vehicle/setup', payload, headers: { 'idempotency-key': 'sekali' } })
    const first = await send()
    const before = await counts()
    expect(await send()).toMatchObject({ status: 201, body: first.body })
    expect(await counts()).toEqual(before)
  })

  it('needs the permission for each part, and sees only the own depots', async () => {
    const clerk = await test.signIn(['vehicle.create', 'device.create'], [depot.id])
    const number = 'B 7020 SET'
    const device = { imei: '861230049877020' }
    expect((await setUp({ ...avanza, number, device, driver: { name: 'Baru' } }, clerk)).status).toBe(403)
    const other = await addDepot(test, 'T')
    expect(
      (await setUp({ ...avanza, number, device, driver_id: other.driver }, clerk)).body.errors,
    ).toHaveProperty('driver_id')
    expect((await setUp({ ...avanza, number, group_id: other.id }, clerk)).body.errors).toHaveProperty(
      'group_id',
    )
    expect((await setUp({ ...avanza, number, device }, clerk)).status).toBe(201)
    const viewer = await test.signIn(['vehicle.create'], [depot.id])
    expect((await setUp({ ...avanza, number: 'B 7021 SET', device }, viewer)).status).toBe(403)
    expect((await setUp(avanza, test.anyone)).status).toBe(401)
  })
})
