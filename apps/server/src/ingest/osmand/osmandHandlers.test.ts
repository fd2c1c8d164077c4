import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'

const imei = '861230049870311'
const start = Math.floor(Date.now() / 1000) - 3600
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('a report to the API', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
    await test.database.query('insert into device (name, imei) values ($1, $2)', ['Ponsel', imei])
  })
  afterAll(() => test.close())

  const report = (query: string) => test.anyone.get(`/ingest/osmand?${query}`)
  const stored = () =>
    test.database.query<{ seconds: number; lat: number; speed: number }>(
      `select extract(epoch from time)::int as seconds, lat, speed from position
       join device on device.id = device_id where imei = $1 order by time`,
      [imei],
    )

  it('a report in any format is stored when it is acknowledged', async () => {
    const at = (seconds: number) => `id=${imei}&lat=-6.2&lon=106.8&speed=10&timestamp=${start + seconds}`
    expect(await report(at(0))).toMatchObject({ status: 200, body: { message: 'Posisi disimpan.' } })
    expect((await test.anyone.call({ method: 'POST', url: `/ingest/osmand?${at(10)}` })).status).toBe(200)
    const sent = { method: 'POST', url: '/ingest/osmand', headers: form, payload: at(20) }
    expect((await test.anyone.call(sent)).status).toBe(200)
    const coords = { latitude: -6.2, longitude: 106.8, speed: 5.144_444 }
    const location = [40, 30].map((seconds) => ({ timestamp: (start + seconds) * 1000, coords }))
    expect((await test.anyone.post('/ingest/osmand', { device_id: imei, location })).status).toBe(200)
    const rows = await stored()
    expect(rows.map(({ seconds }) => seconds - start)).toEqual([0, 10, 20, 30, 40])
    expect(rows.every(({ lat, speed }) => lat === -6.2 && Math.abs(speed - 18.52) < 0.01)).toBe(true)
  })

  it('F18: a report can contain 4,990 positions, which a phone has collected while offline', async () => {
    const batch = Array.from({ length: 4_990 }, (_, index) => ({
      id: imei,
      lat: -6.2,
      lon: 106.8 + index / 1e6,
      timestamp: start - 60_000 + index * 10,
      accuracy: 4,
      bearing: 90,
    }))
    expect((await test.anyone.post('/ingest/osmand', batch)).status).toBe(200)
    expect(await stored()).toHaveLength(4_995)
  })

  it('a report is rejected with the name of the wrong field, or with 413 above 1 MiB', async () => {
    expect(await report('lat=-6.2&lon=106.8')).toMatchObject({
      status: 400,
      body: { message: 'Isian id wajib diisi.', errors: { id: ['Wajib diisi.'] } },
    })
    // The response names only the first error.
    expect(
      (
        await test.anyone.post(
          '/ingest/osmand',
          Array.from({ length: 400_000 }, () => 1),
        )
      ).body,
    ).toEqual({
      message: 'Paling banyak 30.000 posisi dalam satu kiriman.',
    })
    expect((await test.anyone.post('/ingest/osmand', { id: imei, note: 'x'.repeat(1_048_577) })).status).toBe(
      413,
    )
  })

  it('a number that is too small for the database is read as 0', async () => {
    const tiny = `id=${imei}&lat=-6.2&lon=106.8&timestamp=${start + 50}&speed=1e-60&power=1e-320&batt=1e-60`
    expect((await report(tiny)).status).toBe(200)
    expect((await stored()).find(({ seconds }) => seconds === start + 50)).toMatchObject({ speed: 0 })
  })

  it('F18: an item that cannot be read is counted with its field, and the others are stored', async () => {
    const phone = '861230049870345'
    const [device] = await test.database.query<{ id: number }>(
      'insert into device (name, imei) values ($1, $2) returning id',
      ['Overland', phone],
    )
    const point = (seconds: number, coordinates: number[]) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties: { device_id: phone, timestamp: new Date((start + seconds) * 1000).toISOString() },
    })
    const batch = { locations: [point(0, [106.8, -6.2]), point(10, [106.8]), point(20, [106.8, -6.198])] }
    expect(await test.anyone.post('/ingest/osmand', batch)).toMatchObject({
      status: 200,
      body: { message: 'Posisi disimpan, kecuali yang isiannya tidak dapat dibaca: lat.' },
    })
    expect((await report(`id=${phone}&lat=utara&lon=106.8`)).status).toBe(200)
    const broken = { method: 'POST', url: `/ingest/osmand?id=${phone}`, payload: '{"lat":' } as const
    const json = { 'content-type': 'application/json' }
    expect((await test.anyone.call({ ...broken, headers: json })).status).toBe(400)
    const admin = await test.signIn()
    const contact = async () => (await admin.get(`/device/${device?.id}/contact`)).body.data
    await expect.poll(contact).toMatchObject({ accepted: 2, refused: [{ reason: 'unreadable', count: 3 }] })
    const { latest_refused } = await contact()
    expect(latest_refused.map(({ field }: { field: string }) => field)).toEqual(['body', 'lat', 'lat'])
  })

  it('a report of an unknown device gets 404, then 429, and 200 once the device is registered', async () => {
    const unknown = '861230049870329'
    const query = `id=${unknown}&lat=-6.2&lon=106.8`
    expect(await report(query)).toMatchObject({ status: 404, body: { message: 'Perangkat tidak dikenal.' } })
    const again = await report(query)
    expect(again.status).toBe(429)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0)
    await test.database.query('insert into device (name, imei) values ($1, $2)', ['Baru', unknown])
    // The test repeats the report, because the server remembers for one second that the device is unknown.
    await expect.poll(async () => (await report(query)).status, { timeout: 5000 }).toBe(200)
  })

  it('a report may be form data; other operations reject form data with 415', async () => {
    const admin = await test.signIn()
    const answer = await admin.call({
      method: 'POST',
      url: '/device/create',
      headers: form,
      payload: 'name=Pelacak&imei=861230049870337',
    })
    expect(answer.status).toBe(415)
  })
})
