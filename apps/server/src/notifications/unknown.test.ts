import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { checkOnce } from './NotificationWatch.ts'

const day = 86_400_000

describe('an unknown device', () => {
  let test: TestApp
  let admin: Caller
  let guest: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
    guest = await test.signIn(['position.view'])
    await checkOnce(test.database, Date.now())
  })
  afterAll(() => test.close())

  const report = (imei: string) => test.anyone.get(`/ingest/osmand?id=${imei}&lat=-6.2&lon=106.8&speed=10`)
  const titles = async (caller: Caller): Promise<string[]> =>
    (await caller.get('/notification')).body.data.map(({ title }: { title: string }) => title)

  it('an unknown device causes one notification a day, only for users with the permission to register it', async () => {
    expect((await report('861230049870777')).status).not.toBe(200)
    await checkOnce(test.database, Date.now())
    await checkOnce(test.database, Date.now())
    const { body } = await admin.get('/notification')
    expect(body.data).toMatchObject([
      {
        kind: 'unknown_device',
        title: 'Perangkat 861230049870777 belum terdaftar',
        to: '/device/add?imei=861230049870777',
        important: false,
      },
    ])
    expect(body.data[0].body).toMatch(/^Mengirim data \w+ \d+ \w+ \d{4} pukul \d\d\.\d\d WIB, tetapi belum/)
    expect(await titles(guest)).toEqual([])
  })

  it('an unknown device that still reports a day later causes another notification', async () => {
    await test.database.query(
      `update fleet_event set at = at - interval '24 hours', noticed_at = noticed_at - interval '24 hours';
       update unknown_device set last_seen = now()`,
    )
    await checkOnce(test.database, Date.now())
    expect(await titles(admin)).toHaveLength(2)
  })

  it('only the first 500 unknown devices of a day cause notifications', async () => {
    await test.database.query(
      `insert into unknown_device (imei, protocol) select 'x' || n, 'osmand' from generate_series(1, 900) as n`,
    )
    for (let round = 0; round < 3; round += 1) await checkOnce(test.database, Date.now())
    const [row] = await test.database.query(
      'select count(*) as count from fleet_event where noticed_at > now() - interval $$23 hours$$',
    )
    expect(row).toEqual({ count: 500 })
    await checkOnce(test.database, Date.now() + day)
  })
})
