import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'

describe('depots', () => {
  let test: TestApp
  let admin: Caller
  let count = 0

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  async function create(parentId: number | null = null): Promise<number> {
    count += 1
    const depot = { name: `Depo ${count}`, kind: 'depot', parent_id: parentId }
    const { status, body } = await admin.post('/group/create', depot)
    expect(status).toBe(201)
    return body.data.id
  }

  it('include one depot from the beginning, to which new records belong', async () => {
    await admin.post('/driver/create', { name: 'Agus' })
    expect((await admin.get('/group')).body.data[0]).toMatchObject({
      parent_id: null,
      name: 'Pusat',
      kind: 'depot',
      members: { drivers: 1, users: 0 },
    })
  })

  it('form a tree of at most five levels', async () => {
    let parent = await create()
    for (let level = 2; level <= 5; level += 1) parent = await create(parent)
    const sixth = await admin.post('/group/create', {
      name: 'Terlalu dalam',
      kind: 'depot',
      parent_id: parent,
    })
    expect(sixth).toMatchObject({
      status: 422,
      body: { errors: { parent_id: ['Susunan depo paling banyak 5 tingkat.'] } },
    })
  })

  it('are moved with all depots below them, and cannot be moved below themselves', async () => {
    const [top, other] = [await create(), await create()]
    const middle = await create(top)
    const low = await create(middle)
    const path = `/group/${top}`
    const fields = { name: 'Atas', kind: 'region' }
    expect((await admin.put(path, { ...fields, parent_id: low })).status).toBe(422)
    expect((await admin.put(path, { ...fields, parent_id: top })).status).toBe(422)
    expect((await admin.put(path, { ...fields, parent_id: other })).status).toBe(200)
    expect((await admin.get(path)).body.data).toMatchObject({ ...fields, parent_id: other })
    const below = await create(low)
    // The new depot would be on the sixth level.
    expect((await admin.post('/group/create', { name: 'X', kind: 'depot', parent_id: below })).status).toBe(
      422,
    )
  })

  it('Y13: twenty moves and new depots at the same time are each done or refused with a reason', async () => {
    const [first, second] = [await create(), await create()]
    const moved: number[] = []
    for (let n = 0; n < 10; n += 1) moved.push(await create(n % 2 === 0 ? first : second))
    for (let round = 0; round < 3; round += 1) {
      const requests = moved.flatMap((id, n) => {
        // Each depot moves below the next one, so that the moves lock each other's rows.
        const parent_id = round === 2 ? (n % 2 === 0 ? second : first) : moved[(n + 1) % 10]
        return [
          admin.put(`/group/${id}`, { name: `Pindah ${n}`, kind: 'depot', parent_id }),
          admin.post('/group/create', { name: `Baru ${round} ${n % 5}`, kind: 'depot', parent_id: id }),
        ]
      })
      const answers = await Promise.all(requests)
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([])
      expect(statuses).toContain(200)
      expect(statuses).toContain(201)
    }
  })

  it('have different names below one parent', async () => {
    const top = await create()
    const depot = { name: 'Kembar', kind: 'depot', parent_id: top }
    expect((await admin.post('/group/create', depot)).status).toBe(201)
    expect(await admin.post('/group/create', { ...depot, name: 'KEMBAR' })).toMatchObject({
      status: 409,
      body: { errors: { name: ['Nama sudah dipakai.'] } },
    })
    expect((await admin.post('/group/create', { ...depot, parent_id: null })).status).toBe(201)
  })

  it('cannot be deleted while anything belongs to them', async () => {
    const id = await create()
    const driver = await admin.post('/driver/create', { name: 'Budi', group_id: id })
    const child = await create(id)
    expect((await admin.delete(`/group/${id}`)).status).toBe(409)
    await admin.delete(`/driver/${driver.body.data.id}`)
    expect((await admin.delete(`/group/${id}`)).status).toBe(409)
    expect((await admin.delete(`/group/${child}`)).status).toBe(200)
    expect((await admin.delete(`/group/${id}`)).status).toBe(200)
    expect((await admin.get(`/group/${id}`)).status).toBe(404)
  })

  it('refuse a save of an old version, and have a history', async () => {
    const id = await create()
    const headers = { 'if-match': String((await admin.get(`/group/${id}`)).headers['etag']) }
    const save = (name: string) =>
      admin.call({ method: 'PUT', url: `/group/${id}`, headers, payload: { name, kind: 'depot' } })
    expect((await save('Baru')).status).toBe(200)
    expect((await save('Lagi')).status).toBe(412)
    const { data } = (await admin.get(`/audit/group/${id}`)).body
    expect(data[0]).toMatchObject({ action: 'updateGroup', changes: [{ field: 'name', after: 'Baru' }] })
  })

  it('a device belongs to the depot of its vehicle', async () => {
    const [first, second] = [await create(), await create()]
    const plate = { brand_id: 9, type_id: 901, number: 'B 1 DEP', group_id: first }
    const vehicle = (await admin.post('/vehicle/create', plate)).body.data.id
    const input = { name: 'Pelacak', imei: '861230049870777', vehicle_id: vehicle }
    const device = (await admin.post('/device/create', input)).body.data.id
    const groupOf = async () => (await admin.get(`/device/${device}`)).body.data.group_id
    expect(await groupOf()).toBe(first)
    await admin.put(`/vehicle/${vehicle}`, { ...plate, group_id: second })
    expect(await groupOf()).toBe(second)
    await admin.put(`/device/${device}`, { ...input, vehicle_id: null, group_id: first })
    expect(await groupOf()).toBe(first)
    await admin.put(`/device/${device}`, { ...input, group_id: first })
    expect(await groupOf()).toBe(second)
  })

  describe('times', () => {
    const usual = { from: '06:00', to: '20:00' }
    const days = { mon: usual, tue: usual, wed: usual, thu: usual, fri: usual, sat: usual }
    const night = {
      mon: { from: '20:00', to: '06:00' },
      tue: null,
      wed: null,
      thu: null,
      fri: null,
      sat: null,
    }
    const hours = { ...night, sun: { from: '00:00', to: '00:00' } }

    it('are those of the nearest depot above that has some, else the default', async () => {
      const top = await create()
      const middle = await create(top)
      const low = await create(middle)
      const timesOf = async (id: number) => (await admin.get(`/group/${id}`)).body.data.times
      expect(await timesOf(low)).toEqual({
        zone: 'Asia/Jakarta',
        zone_source: 'default',
        zone_group: null,
        working_hours: { ...days, sun: null },
        working_hours_source: 'default',
        working_hours_group: null,
      })
      const named = { name: 'Timur', kind: 'region' }
      await admin.put(`/group/${top}`, { ...named, zone: 'Asia/Jayapura', working_hours: hours })
      await admin.put(`/group/${middle}`, { ...named, parent_id: top, zone: 'Asia/Makassar' })
      expect(await timesOf(low)).toEqual({
        zone: 'Asia/Makassar',
        zone_source: 'above',
        zone_group: { id: middle, name: 'Timur' },
        working_hours: hours,
        working_hours_source: 'above',
        working_hours_group: { id: top, name: 'Timur' },
      })
      expect(await timesOf(middle)).toMatchObject({ zone_source: 'own', working_hours_source: 'above' })
      await admin.put(`/group/${middle}`, { ...named, parent_id: top, zone: null })
      expect(await timesOf(low)).toMatchObject({ zone: 'Asia/Jayapura', zone_group: { id: top } })
      const user = await test.signIn(['group.view', 'group.list'], [low])
      const seen = (await user.get(`/group/${low}`)).body.data.times
      expect(seen).toMatchObject({ zone: 'Asia/Jayapura', zone_source: 'above', zone_group: null })
      expect((await user.get('/group')).body.data[0].times).toEqual(seen)
    })

    it('stay if the request of an older client does not have them, and the audit log has their changes', async () => {
      const id = await create()
      const named = { name: 'Barat', kind: 'region' }
      await admin.put(`/group/${id}`, { ...named, zone: 'Asia/Makassar', working_hours: hours })
      await admin.put(`/group/${id}`, { ...named, name: 'Barat Daya' })
      expect((await admin.get(`/group/${id}`)).body.data).toMatchObject({
        zone: 'Asia/Makassar',
        working_hours: hours,
      })
      const entries = (await admin.get(`/audit/group/${id}`)).body.data
      expect(entries[1].changes).toContainEqual({ field: 'zone', before: null, after: 'Asia/Makassar' })
    })

    it.each([
      ['an unknown zone', { zone: 'Europe/Paris' }],
      ['a missing weekday', { working_hours: night }],
      ['a time that does not exist', { working_hours: { ...hours, mon: { from: '24:00', to: '06:00' } } }],
    ])('are refused with %s', async (_case, times) => {
      const depot = { name: 'Salah', kind: 'depot', ...times }
      const { status } = await admin.post('/group/create', depot)
      expect([400, 422]).toContain(status)
    })
  })
})
