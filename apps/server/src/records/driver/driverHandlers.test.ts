import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'

const agus = {
  name: 'Agus Setiawan',
  phone: '+62 813-8850-2214',
  email: 'agus.setiawan@armada.example',
  license: 'BI Umum 1502-8807-004417',
}

describe('drivers', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  async function create(changes: object = {}): Promise<number> {
    return (await admin.post('/driver/create', { ...agus, ...changes })).body.data.id
  }

  it('are created, listed by name, changed and deleted', async () => {
    const last = await create({ name: 'zulkifli' })
    const first = await create({ name: 'Aan' })
    const ids = (await admin.get('/driver')).body.data.map(({ id }: { id: number }) => id)
    expect(ids).toEqual([first, last])
    const changed = await admin.put(`/driver/${first}?include=vehicle,driver`, { name: 'Aan Saputra' })
    expect(changed).toMatchObject({ status: 200, body: { message: 'Pengendara berhasil diubah.' } })
    expect((await admin.get(`/driver/${first}`)).body.data).toMatchObject({
      name: 'Aan Saputra',
      phone: null,
    })
    for (const id of [first, last]) expect((await admin.delete(`/driver/${id}`)).status).toBe(200)
    expect((await admin.get('/driver')).body).toEqual({ data: [] })
  })

  it.each([
    ['an empty name', { name: '' }, 'name'],
    ['words as phone', { phone: 'nol delapan' }, 'phone'],
    ['a foreign phone number', { phone: '+60 12 345 6789' }, 'phone'],
    ['an e-mail without a domain', { email: 'agus@' }, 'email'],
    ['an e-mail with an empty part of its domain', { email: 'agus@a..example' }, 'email'],
    ['an e-mail in angle brackets', { email: '<agus@a.example>' }, 'email'],
    ['an e-mail with a comma', { email: 'agus,budi@a.example' }, 'email'],
    ['an e-mail with a control character', { email: 'agus\u200b@a.example' }, 'email'],
  ])('are rejected with %s', async (_case, changes, field) => {
    const response = await admin.post('/driver/create', { ...agus, ...changes })
    expect(response.status).toBe(422)
    expect(Object.keys(response.body.errors)).toEqual([field])
  })

  it('keep an invalid phone number until it changes', async () => {
    const [row] = await test.database.query<{ id: number }>(
      `insert into driver (name, phone) values ('Lama', 'kantor pusat') returning id`,
    )
    expect((await admin.put(`/driver/${row?.id}`, { name: 'Lama', phone: 'kantor pusat' })).status).toBe(200)
    expect((await admin.put(`/driver/${row?.id}`, { name: 'Lama', phone: 'kantor cabang' })).status).toBe(422)
  })

  it('with devices are not deleted, and the message names the devices', async () => {
    const id = await create()
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await test.database.query('insert into device (name, imei, driver_id) values ($1, $1, $2)', [
        `Pelacak ${number}`,
        id,
      ])
    }
    const response = await admin.delete(`/driver/${id}`)
    expect(response.status).toBe(409)
    expect(response.body.message).toBe(
      'Pengendara ini tidak dapat dihapus: masih dipakai perangkat Pelacak 1, Pelacak 2, Pelacak 3, Pelacak 4, Pelacak 5 dan 1 lainnya. Arsipkan saja: riwayatnya tetap tersimpan.',
    )
    expect((await admin.get(`/driver/${id}`)).status).toBe(200)
  })

  it('store a name that contains SQL, HTML and control characters unchanged', async () => {
    const name = `Robert'); drop table driver;-- <img src=x onerror=alert(1)> {{7*7}} \u0007 ۱۲۳ 🚚`
    const id = await create({ name })
    expect((await admin.get(`/driver/${id}`)).body.data.name).toBe(name)
  })

  it('store a name with emojis that joiners make of others', async () => {
    const name = 'Agus 👨‍👩‍👧 👩🏽‍🚒 🏳️‍🌈'
    const id = await create({ name, license: '👨‍👩‍👧' })
    expect((await admin.get(`/driver/${id}`)).body.data).toMatchObject({ name, license: '👨‍👩‍👧' })
  })

  it.each([
    ['a mark that turns the direction', 'Agus \u202eitnaig'],
    ['a space without a width', 'Agus\u200bSetiawan'],
    ['a joiner', 'Agus\u200dSetiawan'],
    ['a joiner after an emoji', '👨\u200dAgus'],
    ['a joiner before an emoji', 'Agus\u200d👨'],
    ['two joiners between emojis', '👨\u200d\u200d👩'],
    ['a soft hyphen', 'Agus\u00adSetiawan'],
    ['a blank letter', 'Agus \u3164'],
  ])('refuse a name with %s, unless it is the stored one', async (_case, name) => {
    const refused = await admin.post('/driver/create', { name, license: 'SIM\u2066 A' })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual(['name', 'license'])
    const id = await create({ name: 'Agus' })
    await test.database.query('update driver set name = $2 where id = $1', [id, name])
    expect((await admin.put(`/driver/${id}`, { name, license: 'SIM A' })).status).toBe(200)
    expect((await admin.put(`/driver/${id}`, { name: `${name}!` })).status).toBe(422)
  })
})
