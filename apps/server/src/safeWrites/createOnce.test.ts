import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { Retention } from '../retention/Retention.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'

describe('a create with an Idempotency-Key', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  function create(url: string, payload: object, key: string, caller = admin) {
    return caller.call({ method: 'POST', url, payload, headers: { 'idempotency-key': key } })
  }

  async function countOf(path: string) {
    return (await admin.get(path)).body.data.length
  }

  it('a repeated request creates one record and gets the same response', async () => {
    const before = await countOf('/driver')
    const first = await create('/driver/create', { name: 'Agus' }, 'kunci-1')
    const again = await create('/driver/create', { name: 'Agus' }, 'kunci-1')
    expect(first.status).toBe(201)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await countOf('/driver')).toBe(before + 1)
  })

  it('creates one record for five concurrent requests', async () => {
    const before = await countOf('/driver')
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map(() => create('/driver/create', { name: 'Serentak' }, 'kunci-2')),
    )
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1)
    expect(await countOf('/driver')).toBe(before + 1)
  })

  it('a used key with another body gets 409; a new key creates another record', async () => {
    await create('/driver/create', { name: 'Budi' }, 'kunci-3')
    expect((await create('/driver/create', { name: 'Bukan Budi' }, 'kunci-3')).status).toBe(409)
    const before = await countOf('/driver')
    await create('/driver/create', { name: 'Budi' }, 'kunci-4')
    expect(await countOf('/driver')).toBe(before + 1)
  })

  it('two users can use the same key, and each creates a record', async () => {
    const other = await test.signIn()
    const before = await countOf('/driver')
    await create('/driver/create', { name: 'Milik dua orang' }, 'kunci-5')
    expect((await create('/driver/create', { name: 'Milik orang lain' }, 'kunci-5', other)).status).toBe(201)
    expect(await countOf('/driver')).toBe(before + 2)
  })

  it('deletes no expired keys, and lets the user use an expired key again', async () => {
    await create('/driver/create', { name: 'Lama' }, 'kunci-lama')
    await create('/driver/create', { name: 'Lain' }, 'kunci-lain')
    const { database } = test
    await database.query(
      `update repeated_create set created_at = now() - interval '25 hours' where key in ('kunci-lama', 'kunci-lain')`,
    )
    const before = await countOf('/driver')
    expect((await create('/driver/create', { name: 'Baru' }, 'kunci-lama')).status).toBe(201)
    expect((await create('/driver/create', { name: 'Baru' }, 'kunci-lama')).status).toBe(201)
    expect(await countOf('/driver')).toBe(before + 1)
    const keys = () =>
      database.query(`select key from repeated_create where key like 'kunci-la%' order by key`)
    expect(await keys()).toEqual([{ key: 'kunci-lain' }, { key: 'kunci-lama' }])
    await new Retention(database, { positionDays: 30, tripDays: 0, auditDays: 730 }).runOnce()
    expect(await keys()).toEqual([{ key: 'kunci-lama' }])
  })

  it('stores no error response, so that the key can be used again', async () => {
    const device = { name: 'Pelacak', imei: '861230049808497' }
    await admin.post('/device/create', device)
    const taken = await create('/device/create', device, 'kunci-6')
    const plain = await admin.post('/device/create', device)
    expect(taken).toMatchObject({ status: 409, body: plain.body })
    expect((await create('/device/create', { ...device, imei: '861230049808505' }, 'kunci-6')).status).toBe(
      201,
    )
  })

  it('works for every kind of record', async () => {
    const brand = (await admin.get('/vehicle/brand')).body.data[0].id
    const type = (await admin.get(`/vehicle/brand/${brand}?include=type`)).body.data.type.data[0].id
    const bodies: [url: string, list: string, body: object][] = [
      ['/device/create', '/device', { name: 'Pelacak dua', imei: '861230049808513' }],
      ['/vehicle/create', '/vehicle', { brand_id: brand, type_id: type, number: 'B 7777 KEY' }],
      [
        '/system/role/create',
        '/system/role',
        { type: 'manual', name: 'Kunci', description: '', permissions: [] },
      ],
    ]
    for (const [url, list, body] of bodies) {
      const before = await countOf(list)
      const first = await create(url, body, 'kunci-7' + list)
      expect(first.status, url).toBe(201)
      expect(await create(url, body, 'kunci-7' + list), url).toMatchObject({ status: 201, body: first.body })
      expect(await countOf(list), url).toBe(before + 1)
    }
  })
})
