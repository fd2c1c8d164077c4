import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'

describe('an update with If-Match', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  async function tagOf(path: string) {
    return String((await admin.get(path)).headers['etag'])
  }

  function update(url: string, payload: object, version: string) {
    return admin.call({ method: 'PUT', url, payload, headers: { 'if-match': version } })
  }

  async function newDriver(name: string) {
    return `/driver/${(await admin.post('/driver/create', { name })).body.data.id}`
  }

  it('an update succeeds until another user changes the record, and then gets 412', async () => {
    const path = await newDriver('Agus')
    const first = await tagOf(path)
    expect(first).toMatch(/^"\d+"$/)
    expect((await update(path, { name: 'Agus S.' }, first)).status).toBe(200)
    const late = await update(path, { name: 'Agus T.' }, first)
    expect(late).toMatchObject({ status: 412, body: { message: /diubah orang lain/ } })
    expect((await admin.get(path)).body.data.name).toBe('Agus S.')
    expect((await update(path, { name: 'Agus T.' }, await tagOf(path))).status).toBe(200)
  })

  it('only one of five concurrent updates of the same version succeeds', async () => {
    const path = await newDriver('Serentak')
    const version = await tagOf(path)
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => update(path, { name: `Serentak ${number}` }, version)),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412])
  })

  it('If-Match is not required: without it, the last update wins', async () => {
    const path = await newDriver('Bebas')
    expect((await admin.put(path, { name: 'Bebas 1' })).status).toBe(200)
    expect((await admin.put(path, { name: 'Bebas 2' })).status).toBe(200)
    expect((await update(path, { name: 'Bebas 3' }, '*')).status).toBe(200)
  })

  it('a record keeps its version when an update changes nothing or a related record changes', async () => {
    const driver = await newDriver('Tetap')
    const before = await tagOf(driver)
    await admin.put(driver, { name: 'Tetap' })
    expect(await tagOf(driver)).toBe(before)

    const imei = '861230049808539'
    const brand_id = (await admin.get('/vehicle/brand')).body.data[0].id
    const types = (await admin.get(`/vehicle/brand/${brand_id}?include=type`)).body.data.type.data
    const vehicle = { brand_id, type_id: types[0].id, number: 'B 4443 TAG' }
    const vehicle_id = (await admin.post('/vehicle/create', vehicle)).body.data.id
    const device = { name: 'Pelacak', imei, vehicle_id }
    const path = `/device/${(await admin.post('/device/create', device)).body.data.id}`
    const tag = await tagOf(path)
    const renamed = { ...vehicle, number: 'B 4444 TAG' }
    expect((await admin.put(`/vehicle/${vehicle_id}`, renamed)).status).toBe(200)
    expect(await tagOf(path)).toBe(tag)
  })

  it('an update accepts an ETag that a proxy has made weak', async () => {
    const path = await newDriver('Lewat perantara')
    expect((await update(path, { name: 'Lewat' }, `W/${await tagOf(path)}`)).status).toBe(200)
  })

  it('an update gets 404 for a deleted record and 422 for invalid fields', async () => {
    expect((await update('/driver/999999', { name: 'x' }, '"x"')).status).toBe(404)
    const path = await newDriver('Salah')
    expect((await update(path, { name: '' }, await tagOf(path))).status).toBe(422)
  })

  it('an update gets 412 after the permissions of the role or the driver of the device changed', async () => {
    const permissions = (await admin.get('/system/access?include=permissions')).body.data[0].permissions.data
    const role = { type: 'manual', name: 'Versi', description: '', permissions: [] as number[] }
    const rolePath = `/system/role/${(await admin.post('/system/role/create', role)).body.data.id}`
    const old = await tagOf(`${rolePath}?include=permissions`)
    await admin.put(rolePath, { ...role, permissions: [permissions[0].id] })
    expect((await update(rolePath, role, old)).status).toBe(412)

    const device = { name: 'Pelacak', imei: '861230049808521', number: null }
    const devicePath = `/device/${(await admin.post('/device/create', device)).body.data.id}`
    const before = await tagOf(`${devicePath}?include=vehicle,driver`)
    const driver_id = (await admin.get('/driver')).body.data[0].id
    await admin.put(devicePath, { ...device, driver_id })
    expect((await update(devicePath, device, before)).status).toBe(412)
    expect((await update(devicePath, device, await tagOf(devicePath))).status).toBe(200)
  })
})
