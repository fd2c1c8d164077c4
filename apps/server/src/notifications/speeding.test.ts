import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { scopeOfUser } from '../testing/testAuthority.ts'
import { TestFleet } from '../testing/TestFleet.ts'
import { listSpeedRuns } from './speedRepository.ts'

const begin = Date.UTC(2026, 10, 21, 0, 24, 10)
const all = { kmh: 80, seconds: 45, on: true }

describe('speeding', () => {
  let fleet: TestFleet

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    fleet.now = begin
  })

  const fast = (from: number, to: number, kmh = 104) =>
    Array.from({ length: (to - from) / 5 + 1 }, (_, index) => [from + index * 5, kmh] as const)

  it('causes one notification, with the details and a link to the position', async () => {
    const user = await fleet.addUser({ rules: { speeding: all } })
    const { id, imei } = await fleet.addDevice('B 9123 KXA')
    await fleet.check()
    await fleet.report(imei, [[-50, 60], ...fast(-45, 0), [5, 101]])
    await fleet.check()
    await fleet.check()
    await fleet.report(imei, fast(10, 60, 110))
    fleet.now += 60_000
    await fleet.check()
    expect(await fleet.listOf(user)).toEqual([
      {
        id: expect.any(Number),
        kind: 'speeding',
        title: 'B 9123 KXA melaju 104 km/jam',
        body: '(-6.20000, 106.80000), Sabtu 21 November 2026 pukul 07.24 WIB. Batas 80 km/jam selama 45 detik.',
        at: '2026-11-21T00:24:10+00:00',
        read: false,
        to: `/report?device=${String(id)}&moment=2026-11-21T00%3A24%3A10.000Z`,
        important: true,
        simulated: false,
        count: 1,
      },
    ])
  })

  const runsOf = async (setting: string, groupIds: number[] | null = null) => {
    const { database } = fleet.test
    const day = { from: '2026-11-20T17:00:00Z', to: '2026-11-21T17:00:00Z' }
    return listSpeedRuns(database, await narrowedTo(groupIds), { setting, ...day })
  }
  /** The scope of a user of these depots; null for all. */
  const narrowedTo = async (groups: number[] | null) =>
    scopeOfUser(fleet.test.database, await fleet.addUser({ groups: groups ?? undefined }))

  it('is kept with its start, end and highest speed while it goes on, by the standard rule and the rules of users', async () => {
    await fleet.addUser({ rules: { speeding: { on: true, kmh: 100, seconds: 30 } } })
    const { id, imei } = await fleet.addDevice('B 9123 KXA')
    // Ten minutes, longer than a check looks back.
    for (let second = 0; second <= 600; second += 60) {
      await fleet.report(imei, fast(0, 55, second === 300 ? 112 : 104))
      await fleet.check()
      fleet.now += 60_000
    }
    await fleet.report(imei, [[0, 40]])
    await fleet.check()
    const run = {
      from: '2026-11-21T00:24:10+00:00',
      to: '2026-11-21T00:35:05+00:00',
      highest: 112,
      device: { id, name: expect.any(String), imei },
      vehicle: { id: expect.any(Number), number: 'B 9123 KXA', name: expect.any(String) },
      driver: { id: expect.any(Number), name: 'Agus' },
      simulated: false,
    }
    expect(await runsOf('80/30')).toEqual([run])
    expect(await runsOf('100/30')).toEqual([run])
    expect(await runsOf('60/30')).toEqual([])
  })

  it('is found by the standard rule also if nobody wants notifications, and only in the depots of the user', async () => {
    const { imei } = await fleet.addDevice('B 9123 KXA')
    await fleet.check()
    await fleet.report(imei, fast(-45, 0, 90))
    await fleet.check()
    expect(await runsOf('80/30')).toHaveLength(1)
    const [depot] = await fleet.test.database.query<{ id: number }>(
      "insert into fleet_group (name, kind) values ('Lain', 'depot') returning id",
    )
    expect(await runsOf('80/30', [depot?.id ?? 0])).toEqual([])
  })

  it('the notification shows the cached address of the position', async () => {
    const user = await fleet.addUser({ rules: { speeding: all } })
    await fleet.test.database.query(
      `insert into geocoded_place (cell, road) values ('-12400:213600', 'Tol Jakarta–Cikampek')`,
    )
    const { imei } = await fleet.addDevice('B 9123 KXA')
    await fleet.report(imei, fast(-45, 0))
    await fleet.check()
    const [first] = await fleet.listOf(user)
    expect(first?.body).toMatch(/^Tol Jakarta–Cikampek, Sabtu 21 /)
  })

  it('causes one notification, also with two servers and after a restart', async () => {
    const users = [await fleet.addUser(), await fleet.addUser()]
    const { imei } = await fleet.addDevice('B 1 KXA')
    for (let second = 0; second < 60; second += 5) {
      await fleet.report(imei, [[0, 130]])
      fleet.now += 5_000
      if (second % 15 === 0) await Promise.all([fleet.check(), fleet.check()])
    }
    await Promise.all([fleet.check(), fleet.check()])
    for (const user of users) expect(await fleet.listOf(user)).toHaveLength(1)
  })

  it('is found in a late batch, unless it is more than a day old', async () => {
    const user = await fleet.addUser()
    const { imei } = await fleet.addDevice('B 1 KXA')
    await fleet.report(imei, [[0, 50]])
    await fleet.check()
    await fleet.report(imei, [...fast(-3600, -3540), [-3535, 20], ...fast(-90_000, -89_940)])
    await fleet.check()
    expect((await fleet.listOf(user)).map(({ at }) => at)).toEqual(['2026-11-20T23:24:40+00:00'])
  })

  it('stays one event when late positions move its start', async () => {
    const user = await fleet.addUser()
    const { imei } = await fleet.addDevice('B 1 KXA')
    await fleet.report(imei, fast(0, 40))
    await fleet.check()
    await fleet.report(imei, fast(-60, -5))
    await fleet.check()
    expect(await fleet.listOf(user)).toHaveLength(1)
  })

  it('notifies each user by the rules and permissions of that user', async () => {
    const strict = await fleet.addUser({ rules: { speeding: { on: true, kmh: 60, seconds: 0 } } })
    const off = await fleet.addUser({ rules: { speeding: { ...all, on: false } } })
    const blind = await fleet.addUser({ permissions: ['session.list'] })
    const { imei } = await fleet.addDevice('B 1 KXA')
    await fleet.report(imei, fast(0, 60, 90))
    await fleet.check()
    expect(await fleet.listOf(strict)).toHaveLength(1)
    for (const user of [off, blind]) expect(await fleet.listOf(user)).toEqual([])
  })

  it('speeding of a demo vehicle is marked as simulated', async () => {
    const user = await fleet.addUser({ hasBrowser: true })
    const { id } = await fleet.addDevice('B 1 SIM')
    for (let second = 0; second <= 60; second += 5) {
      fleet.now = begin + second * 1000
      await fleet.test.database.query(
        `insert into last_position (device_id, time, lat, lng, speed, status, simulated)
         values ($1, to_timestamp($2::float8 / 1000), -6.2, 106.8, 120, 'Bergerak', true)
         on conflict (device_id) do update set time = excluded.time`,
        [id, fleet.now],
      )
      await fleet.check()
    }
    const first = await fleet.listOf(user)
    expect(first).toMatchObject([{ title: 'B 1 SIM melaju 120 km/jam', simulated: true }])
    expect(await fleet.pushes()).toMatchObject([{ title: 'B 1 SIM melaju 120 km/jam (simulasi)' }])
  })

  it('F19: 1 Hz around the limit is one notification, and a simulated vehicle follows the same rule', async () => {
    const user = await fleet.addUser({ rules: { speeding: { on: true, kmh: 80, seconds: 0 } } })
    const { imei } = await fleet.addDevice('B 9123 KXA')
    const { id } = await fleet.addDevice('B 1 SIM')
    await fleet.report(
      imei,
      Array.from({ length: 300 }, (_, second) => [second - 300, second % 3 === 0 ? 82 : 79] as const),
    )
    for (let second = 0; second <= 60; second += 5) {
      fleet.now = begin + second * 1000
      await fleet.test.database.query(
        `insert into last_position (device_id, time, lat, lng, speed, status, simulated)
         values ($1, to_timestamp($2::float8 / 1000), -6.2, 106.8, $3, 'Bergerak', true)
         on conflict (device_id) do update set time = excluded.time, speed = excluded.speed`,
        [id, fleet.now, second % 10 === 0 ? 82 : 78],
      )
      await fleet.check()
    }
    expect((await fleet.listOf(user)).map(({ title, body }) => [title, body.slice(-32)])).toEqual([
      ['B 1 SIM melaju 82 km/jam', 'Batas 80 km/jam selama 10 detik.'],
      ['B 9123 KXA melaju 82 km/jam', 'Batas 80 km/jam selama 10 detik.'],
    ])
  })

  it('is not reported to a user who lost the permission', async () => {
    const user = await fleet.addUser()
    await fleet.test.database.query('delete from role_permission')
    const { imei } = await fleet.addDevice('B 1 KXA')
    await fleet.report(imei, fast(0, 60))
    await fleet.check()
    expect(await fleet.listOf(user)).toEqual([])
  })
})
