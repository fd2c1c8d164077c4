import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'

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
