import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestFleet } from '../testing/TestFleet.ts'

const begin = Date.UTC(2026, 10, 21, 1)
const minute = 60_000

describe('F17: an alarm of a tracker', () => {
  let fleet: TestFleet

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    fleet.now = begin
  })

  /** Creates a vehicle whose device is in it since the beginning of the year. */
  async function addDevice(plate: string) {
    const device = await fleet.addDevice(plate)
    await fleet.test.database.query(
      `insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, source)
       select id, vehicle_id, driver_id, group_id, '2026-01-01', 'form' from device where id = $1
       on conflict do nothing`,
      [device.id],
    )
    return device
  }

  const titles = async (user: number) => (await fleet.listOf(user)).map(({ title }) => title)

  it('F17: an SOS and a power cut notify by default, with vehicle, driver and place of then', async () => {
    const user = await fleet.addUser({ hasBrowser: true })
    const { id, imei } = await addDevice('B 9123 KXA')
    await fleet.report(imei, [[0, 0]], { alarms: ['sos', 'low_battery'] })
    await fleet.check()
    expect(await fleet.listOf(user)).toMatchObject([
      {
        kind: 'alarm',
        title: 'B 9123 KXA mengirim SOS',
        body: '(-6.20000, 106.80000), Sabtu 21 November 2026 pukul 08.00 WIB. Pengendara: Agus.',
        to: `/tracking?vehicle=${String(id)}`,
        important: true,
      },
    ])
    fleet.now += minute
    await fleet.report(imei, [[0, 0]], { alarms: ['power_cut'] })
    await fleet.check()
    expect(await titles(user)).toEqual(['Daya pelacak B 9123 KXA terputus', 'B 9123 KXA mengirim SOS'])
    expect((await fleet.pushes()).map(({ tag }) => tag)).toEqual([`alarm:sos:${id}`, `alarm:power_cut:${id}`])
  })

  it('F17: repeated reports of an alarm are one event; an alarm after an hour of silence is a new one', async () => {
    const user = await fleet.addUser()
    const { imei } = await addDevice('B 1 KXA')
    for (let passed = 0; passed <= 90; passed += 10) {
      await fleet.report(imei, [[0, 0]], { alarms: ['sos'] })
      await fleet.check()
      fleet.now += 10 * minute
    }
    expect(await titles(user)).toHaveLength(1)
    fleet.now += 61 * minute
    await fleet.report(imei, [[0, 0]], { alarms: ['sos'] })
    await fleet.check()
    await fleet.check()
    expect(await titles(user)).toHaveLength(2)
  })

  it('F17: an alarm of yesterday does not notify', async () => {
    const user = await fleet.addUser()
    const { imei } = await addDevice('B 1 KXA')
    await fleet.report(imei, [[-25 * 3600, 0]], { alarms: ['sos'] })
    await fleet.check()
    expect(await titles(user)).toEqual([])
  })

  it('F17: the rule chooses the kinds of alarms, and can be off', async () => {
    const towing = await fleet.addUser({ rules: { alarm: { on: true, kinds: ['towing'] } } })
    const off = await fleet.addUser({ rules: { alarm: { on: false, kinds: ['sos', 'towing'] } } })
    const { imei } = await addDevice('B 1 KXA')
    await fleet.report(imei, [[0, 0]], { alarms: ['towing', 'sos'] })
    await fleet.check()
    expect(await titles(towing)).toEqual(['B 1 KXA bergeser saat parkir'])
    expect(await titles(off)).toEqual([])
  })

  it('F17: an alarm belongs to the vehicle, driver and depot of its time', async () => {
    const { database } = fleet.test
    const [group] = await database.query<{ id: number }>(
      `insert into fleet_group (name) values ('Depo C') returning id`,
    )
    const own = await fleet.addUser({ groups: [group?.id ?? 0] })
    const before = await addDevice('B 1 KXA')
    await database.query(
      'update device_assignment set group_id = $2, to_at = to_timestamp($3::float8 / 1000) where device_id = $1',
      [before.id, group?.id, begin - 5 * minute],
    )
    const later = await addDevice('B 2 KXA')
    await fleet.report(before.imei, [[-600, 0]], { alarms: ['sos'] })
    await fleet.report(later.imei, [[0, 0]], { alarms: ['sos'] })
    await fleet.check()
    expect(await titles(own)).toEqual(['B 1 KXA mengirim SOS'])
    expect(await fleet.listOf(own)).toMatchObject([{ body: expect.stringContaining('Agus') }])
  })

  it('F17: a device that nobody assigned has no vehicle, and rules saved before alarms existed tell of its SOS', async () => {
    const user = await fleet.addUser({ rules: {} })
    await fleet.test.database.query(
      `update notification_rules set rules = rules - 'alarm' where user_id = $1`,
      [user],
    )
    const { id, imei } = await fleet.addDevice('B 1 KXA')
    await fleet.test.database.query('delete from device_assignment where device_id = $1', [id])
    await fleet.report(imei, [[0, 0]], { alarms: ['sos'] })
    await fleet.check()
    expect(await titles(user)).toEqual([`Pelacak ${imei} mengirim SOS`])
  })
})
