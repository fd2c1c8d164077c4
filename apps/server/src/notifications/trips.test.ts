import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchTrips } from '../trips/TripSearch.ts'
import { TestFleet } from '../testing/TestFleet.ts'

const hour = 3_600_000
// The database sets `created_at` of a stored trip with its own clock, and the check skips trips that ended long before
// `created_at`. Therefore the trips of this test must be recent.
const begin = Math.floor(Date.now() / 60_000) * 60_000 - 2 * hour
const trips = { trip_started: true, trip_ended: true }

describe('trips', () => {
  let fleet: TestFleet

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    fleet.now = begin
  })

  /** Runs trip detection and then the notification check. */
  async function search(now = fleet.now) {
    for (let round = 0; (await searchTrips(fleet.test.database, now)) > 0; round += 1)
      if (round > 50) throw new Error('The search does not end')
    await fleet.check()
  }
  const drive = (from: number, to: number) =>
    Array.from({ length: (to - from) / 10 + 1 }, (_, index) => [from + index * 10, 40] as const)
  const kindsOf = async (user: number) => (await fleet.listOf(user)).map(({ kind }) => kind).toSorted()

  it('cause one notification at their start and one at their end', async () => {
    const user = await fleet.addUser({ rules: trips })
    const { id, imei } = await fleet.addDevice('B 9123 KXA')
    await fleet.check()
    await fleet.report(imei, drive(-40, 0))
    await search()
    expect(await kindsOf(user)).toEqual([])
    await fleet.report(imei, drive(10, 110))
    fleet.now += 60_000
    await search()
    expect(await fleet.listOf(user)).toMatchObject([
      { title: 'B 9123 KXA memulai perjalanan', to: `/tracking?vehicle=${String(id)}`, important: false },
    ])
    fleet.now += hour
    await search()
    await search()
    const [ended, ...others] = await fleet.listOf(user)
    expect(others).toHaveLength(1)
    expect(ended).toMatchObject({ kind: 'trip_ended', title: 'B 9123 KXA menyelesaikan perjalanan' })
    expect(ended?.body).toMatch(/pukul \d\d\.\d\d WIB\. Jarak 1,7 km, durasi 3 menit\.$/)
    expect(ended?.to).toMatch(new RegExp(`^/report\\?device=${String(id)}&moment=\\d{4}-`))
  })

  it('are told in the language of the user: the list in that of the request, the push in that of the account', async () => {
    const user = await fleet.addUser({ rules: trips, hasBrowser: true })
    await fleet.test.database.query("update app_user set language = 'en' where id = $1", [user])
    const { imei } = await fleet.addDevice('B 4 KXA')
    await fleet.check()
    await fleet.report(imei, drive(-40, 110))
    fleet.now += 60_000
    await search()
    fleet.now += hour
    await search()
    expect((await fleet.listOf(user)).map(({ title }) => title)).toEqual([
      'B 4 KXA menyelesaikan perjalanan',
      'B 4 KXA memulai perjalanan',
    ])
    const [ended, started] = await fleet.listOf(user, 'en')
    expect([ended?.title, started?.title]).toEqual(['B 4 KXA finished a trip', 'B 4 KXA started a trip'])
    expect(ended?.body).toMatch(/ at \d\d:\d\d WIB\. Distance 1\.7 km, duration 3 minutes\.$/)
    expect((await fleet.pushes()).map(({ title }) => title)).toEqual([
      'B 4 KXA started a trip',
      'B 4 KXA finished a trip',
    ])
  })

  it('cause no second notification when late positions move their start', async () => {
    const user = await fleet.addUser({ rules: trips })
    const { imei } = await fleet.addDevice('B 1 KXA')
    await fleet.check()
    await fleet.report(imei, drive(-300, 0))
    await search()
    await fleet.report(imei, drive(-900, -310))
    await search()
    fleet.now += hour
    await search()
    expect(await kindsOf(user)).toEqual(['trip_ended', 'trip_started'])
    const stored = await fleet.test.database.query('select id from gps_session')
    expect(stored).toHaveLength(1)
  })

  it('trips that arrive complete cause notifications, unless they ended more than a day ago', async () => {
    const user = await fleet.addUser({ rules: trips })
    const { imei } = await fleet.addDevice('B 1 KXA', { hasDriver: false })
    await fleet.check()
    await fleet.report(imei, [...drive(-90_000, -89_000), ...drive(-4000, -3000)])
    await search()
    expect(await kindsOf(user)).toEqual(['no_driver', 'trip_ended', 'trip_started'])
  })

  it('trips without a driver cause a notification at their start by default', async () => {
    const user = await fleet.addUser()
    const { id, imei } = await fleet.addDevice('B 1 KXA', { hasDriver: false })
    await fleet.check()
    await fleet.report(imei, drive(-200, 0))
    await search()
    await fleet.report(imei, drive(10, 100))
    await search()
    expect(await fleet.listOf(user)).toMatchObject([
      { kind: 'no_driver', title: 'B 1 KXA bergerak tanpa pengendara', to: `/device/detail/${String(id)}` },
    ])
  })

  it('F4: name the vehicle, the driver and the depot of then, and reach those who see that depot', async () => {
    const { database } = fleet.test
    const [depots] = await database.query<{ north: number; south: number }>(
      `with made as (insert into fleet_group (name, parent_id) values ('Utara', 1), ('Selatan', 1) returning id)
       select min(id) as north, max(id) as south from made`,
    )
    const { north = 0, south = 0 } = depots ?? {}
    const [before, after] = [
      await fleet.addUser({ groups: [north], rules: { ...trips, no_driver: true } }),
      await fleet.addUser({ groups: [south], rules: { ...trips, no_driver: true } }),
    ]
    const { id, imei } = await fleet.addDevice('B 9 LMA')
    const [next] = await database.query<{ id: number }>(
      `insert into vehicle (type_id, number, group_id) select min(id), 'B 9 BRU', ${south} from vehicle_type returning id`,
    )
    await database.query(`update vehicle set group_id = ${north} where number = 'B 9 LMA'`)
    await database.query(`update device_assignment set group_id = ${north} where device_id = ${id}`)
    await fleet.check()
    await database.query(`update device set vehicle_id = ${next?.id}, driver_id = null where id = ${id}`)
    await fleet.report(imei, drive(-600, 0))
    fleet.now += hour
    await search()
    const notified = await fleet.listOf(before)
    expect(notified.map(({ kind }) => kind).toSorted()).toEqual(['trip_ended', 'trip_started'])
    expect(notified[0]?.title).toContain('B 9 LMA')
    expect(await fleet.listOf(after)).toEqual([])
  })
})
