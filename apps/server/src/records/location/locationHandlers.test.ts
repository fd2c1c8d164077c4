import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'

describe('places', () => {
  let test: TestApp
  let person: Caller

  beforeAll(async () => {
    test = await createTestApp()
    person = await test.signIn([])
  })
  afterAll(() => test.close())

  it('include all provinces, regencies, districts and villages of Indonesia', async () => {
    const counts = await test.database.query(
      `select (select count(*) from province) as provinces, (select count(*) from regency) as regencies,
         (select count(*) from district) as districts, (select count(*) from village) as villages`,
    )
    expect(counts).toEqual([{ provinces: 38, regencies: 514, districts: 7285, villages: 83_762 }])
    expect((await person.get('/location/province')).body.data).toHaveLength(38)
  })

  it('are found from a province down to a village', async () => {
    const province = (await person.get('/location/province/31?include=regencies')).body.data
    expect(province.regencies.data).toContainEqual({ id: 3174, name: 'Kota Administrasi Jakarta Selatan' })
    const regency = (await person.get('/location/regency/3174?include=districts')).body.data
    expect(regency.districts.data).toContainEqual({ id: 317_407, name: 'Kebayoran Baru' })
    const district = (await person.get('/location/district/317407?include=villages')).body.data
    expect(district.villages.data).toContainEqual({ id: 3_174_071_002, name: 'Gunung' })
  })

  it('contain their child places only if the request includes them', async () => {
    expect((await person.get('/location/province/31')).body.data).not.toHaveProperty('regencies')
    expect((await person.get('/location/province/31?include=villages,,x')).body.data).not.toHaveProperty(
      'regencies',
    )
  })

  it.each([
    'province/99',
    'regency/1',
    'district/9999999999',
    'province/abc',
    'province/0',
    'province/99999999999999999999',
  ])('%s is not found', async (path) => {
    expect((await person.get(`/location/${path}`)).status).toBe(404)
  })
})
