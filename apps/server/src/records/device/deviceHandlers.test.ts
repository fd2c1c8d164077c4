import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultRules } from '../../notifications/Recipient.ts'
import type { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'

const toyota = { brand_id: 9, type_id: 901 }
let imei = 861_230_049_871_000

function device(changes: object = {}) {
  imei += 1
  return {
    name: 'Pelacak 01',
    imei: String(imei),
    number: '0812-9047-1187',
    vehicle_id: null,
    driver_id: null,
    ...changes,
  }
}

describe('devices', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  async function create(changes: object = {}): Promise<number> {
    const response = await admin.post('/device/create', device(changes))
    expect(response).toMatchObject({ status: 201, body: { message: 'Perangkat berhasil dibuat.' } })
    return response.body.data.id
  }

  it('are created, read, changed and deleted', async () => {
    const id = await create({ name: '  Pelacak Timur ' })
    const read = await admin.get(`/device/${id}`)
    expect(read.body.data).toMatchObject({ id, name: 'Pelacak Timur', vehicle_id: null, simulated: false })
    const changed = await admin.put(`/device/${id}`, { ...device(), name: 'Pelacak Barat', number: '' })
    expect(changed).toMatchObject({ status: 200, body: { message: 'Perangkat berhasil diubah.' } })
    expect((await admin.get(`/device/${id}`)).body.data).toMatchObject({
      name: 'Pelacak Barat',
      number: null,
    })
    expect((await admin.delete(`/device/${id}`)).status).toBe(200)
    expect((await admin.get(`/device/${id}`)).status).toBe(404)
    expect((await admin.delete(`/device/${id}`)).status).toBe(404)
  })

  it('a device contains its vehicle and driver only if the query parameter `include` names them', async () => {
    const vehicle = await admin.post('/vehicle/create', { ...toyota, number: 'b 1 dev' })
    const driver = await admin.post('/driver/create', { name: 'Agus Setiawan' })
    const id = await create({ vehicle_id: vehicle.body.data.id, driver_id: String(driver.body.data.id) })
    const bare = (await admin.get(`/device/${id}`)).body.data
    expect(bare).not.toHaveProperty('vehicle')
    const whole = (await admin.get(`/device/${id}?include=vehicle,driver`)).body.data
    expect(whole.vehicle).toMatchObject({ number: 'B 1 DEV', name: 'Toyota Avanza' })
    expect(whole.driver).toEqual({ id: driver.body.data.id, name: 'Agus Setiawan' })
    const listed = await admin.get('/device?include=vehicle')
    expect(listed.body.data.find((row: { id: number }) => row.id === id)).toMatchObject({
      vehicle: { number: 'B 1 DEV' },
    })
  })

  it('say whether they still report: silent by the rule of the user, or after 24 hours if that rule is off', async () => {
    const never = await create()
    const reporting = await create()
    const contact = async (interval: string) =>
      test.database.query(
        `insert into device_contact (device_id, protocol, last_contact) values ($1, 'gt06', now() - $2::interval)
         on conflict (device_id) do update set last_contact = excluded.last_contact`,
        [reporting, interval],
      )
    const stateOf = async (id: number) => {
      const { data } = (await admin.get('/device')).body
      const found = data.find((row: { id: number }) => row.id === id)
      expect((await admin.get(`/device/${id}`)).body.data.reporting).toBe(found.reporting)
      return found.reporting
    }
    expect(await stateOf(never)).toBe('never')
    const unheard = { last_contact: null, protocol: null, battery: null }
    expect((await admin.get(`/device/${never}`)).body.data).toMatchObject(unheard)
    await contact('50 minutes')
    expect((await admin.get(`/device/${reporting}`)).body.data).toMatchObject({ protocol: 'gt06' })
    expect(await stateOf(reporting)).toBe('current')
    await contact('70 minutes')
    expect(await stateOf(reporting)).toBe('silent')
    const stored = (await admin.get('/notification/rule')).body.data
    const fields = Object.keys(defaultRules)
    const rules = Object.fromEntries(Object.entries(stored).filter(([field]) => fields.includes(field)))
    const answer = await admin.put('/notification/rule', { ...rules, silent: { on: false, minutes: 60 } })
    expect(answer.status).toBe(200)
    expect(await stateOf(reporting)).toBe('current')
    await contact('25 hours')
    expect(await stateOf(reporting)).toBe('silent')
  })

  it.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['an IMEI with letters', { imei: '86123004987AB01' }, 'imei'],
    ['an IMEI of 13 digits', { imei: '8612300498712' }, 'imei'],
    ['a vehicle that does not exist', { vehicle_id: 99_999 }, 'vehicle_id'],
    ['a driver that does not exist', { driver_id: 'abc' }, 'driver_id'],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
    ['a NUL in the number', { number: '08\u000012' }, 'number'],
    ['half a surrogate pair in the name', { name: 'Truk \ud83d' }, 'name'],
  ])('are rejected with %s', async (_case, changes, field) => {
    const response = await admin.post('/device/create', device(changes))
    expect(response.status).toBe(422)
    expect(Object.keys(response.body.errors)).toEqual([field])
  })

  it('a device keeps an imported IMEI, even an invalid one, until a user changes the IMEI', async () => {
    const [row] = await test.database.query<{ id: number }>(
      `insert into device (name, imei, imei_exempt) values ('Impor', 'track-7', true) returning id`,
    )
    const same = { ...device(), imei: 'track-7', name: 'Impor 2' }
    expect((await admin.put(`/device/${row?.id}`, same)).status).toBe(200)
    expect((await admin.put(`/device/${row?.id}`, { ...same, imei: 'track-8' })).status).toBe(422)
    expect((await admin.put(`/device/${row?.id}`, device())).status).toBe(200)
    expect((await admin.put(`/device/${row?.id}`, same)).status).toBe(422)
  })

  it('a device may have an id that is not an IMEI only if a phone already sends positions with this id', async () => {
    const phone = device({ imei: 'ponsel-7' })
    expect((await admin.post('/device/create', phone)).status).toBe(422)
    await test.database.query(`insert into unknown_device (imei, protocol) values ('ponsel-7', 'osmand')`)
    expect((await admin.post('/device/create', phone)).status).toBe(201)
  })

  it('have a unique IMEI, even when fifty are created at the same time', async () => {
    const same = device({ name: 'Kembar' })
    const responses = await Promise.all(Array.from({ length: 50 }, () => admin.post('/device/create', same)))
    const statuses = responses.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)])
    const refused = responses.find(({ status }) => status === 409)
    expect(refused?.body).toEqual({
      message: 'IMEI ini sudah dipakai perangkat Kembar.',
      errors: { imei: ['IMEI sudah dipakai.'] },
    })
  })

  it('a device with trips is not deleted, and the message gives the number of trips', async () => {
    const id = await create()
    await test.database.query(
      `insert into gps_session (device_id, source, distance_km, point_count) values ($1, 'test', 1, 0), ($1, 'test', 2, 0)`,
      [id],
    )
    const response = await admin.delete(`/device/${id}`)
    expect(response).toMatchObject({
      status: 409,
      body: {
        message:
          'Perangkat ini tidak dapat dihapus: masih dipakai 2 perjalanan. Arsipkan saja: riwayatnya tetap tersimpan.',
      },
    })
    expect((await admin.get(`/device/${id}`)).status).toBe(200)
  })
})
