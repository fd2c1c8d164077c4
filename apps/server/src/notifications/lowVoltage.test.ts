import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestFleet } from '../testing/TestFleet.ts'
import { assignDevices } from '../testing/testDrive.ts'
import type { NotificationRules } from './Recipient.ts'

const minute = 60_000
const begin = Math.floor(Date.now() / minute) * minute

function below(volts: number): Partial<NotificationRules> {
  return { low_voltage: { on: true, volts } }
}

describe('a low battery of a vehicle', () => {
  let fleet: TestFleet

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    fleet.now = begin
  })

  /** Reports voltages a minute apart, with the engine off, and runs the check after each. */
  async function measure(imei: string, voltages: readonly number[], ignition: boolean | null = false) {
    for (const voltage of voltages) {
      fleet.now += minute
      /* oxlint-disable no-await-in-loop -- one after the other */
      await fleet.report(imei, [[0, 0]], { voltage, ...(ignition !== null && { ignition }) })
      await fleet.check()
      /* oxlint-enable no-await-in-loop */
    }
  }
  const titles = async (user: number) => (await fleet.listOf(user)).map(({ title }) => title)

  it('causes one notification with the voltage, the limit and the place', async () => {
    const user = await fleet.addUser({ rules: below(11.8), hasBrowser: true })
    const { id, imei } = await fleet.addDevice('B 1 AKI')
    await measure(imei, [12.4, 11.8])
    expect(await titles(user)).toEqual([])
    await measure(imei, [11.78])
    expect(await fleet.listOf(user)).toMatchObject([
      {
        kind: 'low_voltage',
        title: 'Aki B 1 AKI lemah: 11,78 V',
        body: expect.stringMatching(/^\(-6\.20000, 106\.8\d+\), .* WIB\. Batas 11,8 V saat mesin mati\.$/),
        to: `/tracking?vehicle=${String(id)}`,
        important: true,
      },
    ])
    expect((await fleet.pushes()).map(({ tag }) => tag)).toEqual([`low_voltage:${id}`])
  })

  it('that trembles round the limit is told once, and again after the battery was charged', async () => {
    const user = await fleet.addUser({ rules: below(11.8) })
    const { imei } = await fleet.addDevice('B 1 AKI')
    await measure(imei, [11.9, 11.7, 11.9, 11.7, 12, 11.7, 11.7])
    expect(await titles(user)).toHaveLength(1)
    await measure(imei, [12.1, 11.9])
    expect(await titles(user)).toHaveLength(1)
    await measure(imei, [11.6])
    expect(await titles(user)).toEqual(['Aki B 1 AKI lemah: 11,6 V', 'Aki B 1 AKI lemah: 11,7 V'])
  })

  it('is not told while the engine runs, whose alternator and starter change the voltage', async () => {
    const user = await fleet.addUser({ rules: below(11.8) })
    const { imei } = await fleet.addDevice('B 1 AKI')
    await measure(imei, [9.4, 11.5], true)
    expect(await titles(user)).toEqual([])
    await measure(imei, [11.5])
    expect(await titles(user)).toHaveLength(1)
    // The alternator does not charge the battery in one minute.
    await measure(imei, [14.1], true)
    await measure(imei, [11.6])
    expect(await titles(user)).toHaveLength(1)
  })

  it('is told by a tracker that never reports the ignition', async () => {
    const user = await fleet.addUser({ rules: below(11.8) })
    const { imei } = await fleet.addDevice('B 1 AKI')
    await measure(imei, [11.5], null)
    expect(await titles(user)).toHaveLength(1)
  })

  it('is measured by the limit of each rule: a limit for 24 V is not one for 12 V', async () => {
    const cars = await fleet.addUser({ rules: below(11.8) })
    const trucks = await fleet.addUser({ rules: below(23.6) })
    await measure((await fleet.addDevice('B 1 SEDAN')).imei, [12.6, 11.7])
    await measure((await fleet.addDevice('B 2 TRUK')).imei, [25.1, 23.5])
    // Without voltage the cable is cut, which is the alarm of a power cut.
    await measure((await fleet.addDevice('B 3 PUTUS')).imei, [12.6, 0.2])
    expect(await titles(cars)).toEqual(['Aki B 1 SEDAN lemah: 11,7 V'])
    expect(await titles(trucks)).toEqual(['Aki B 2 TRUK lemah: 23,5 V'])
  })

  it('is told once to a user whose rule and whose depot have different limits', async () => {
    const both = await fleet.addUser({ rules: below(11.8) })
    await fleet.test.database.query(
      `update fleet_group set notification_rules = $1::jsonb, rules_since = '{}' where id = 1`,
      [
        JSON.stringify({
          alarm: { on: false, kinds: [] },
          silent: { on: false, minutes: 60 },
          speeding: { on: false, kmh: 80, seconds: 30 },
          moving: false,
          low_voltage: { on: true, volts: 12 },
          trip_started: false,
          trip_ended: false,
          no_driver: false,
        }),
      ],
    )
    const { imei } = await fleet.addDevice('B 1 AKI')
    await measure(imei, [11.9, 11.7])
    await fleet.test.database.query('update fleet_group set notification_rules = null, rules_since = null')
    expect(await titles(both)).toEqual(['Aki B 1 AKI lemah: 11,9 V'])
  })

  it('is told to nobody who does not see the depot, and of a device without a vehicle by its name', async () => {
    const { database } = fleet.test
    const [depot] = await database.query<{ id: number }>(
      `insert into fleet_group (name) values ('Depo P') returning id`,
    )
    const foreign = await fleet.addUser({ groups: [depot?.id ?? 0], rules: below(11.8) })
    const user = await fleet.addUser({ rules: below(11.8) })
    const { id, imei } = await fleet.addDevice('B 1 AKI')
    await database.query('update device set vehicle_id = null where id = $1', [id])
    await assignDevices(database, [id])
    await measure(imei, [11.5])
    expect(await titles(user)).toEqual([`Aki Pelacak ${imei} lemah: 11,5 V`])
    expect(await titles(foreign)).toEqual([])
  })

  it('of a late report is told with its own time, of yesterday not, and of one before a newer report neither', async () => {
    const user = await fleet.addUser({ rules: below(11.8) })
    const late = await fleet.addDevice('B 1 TELAT')
    await fleet.report(late.imei, [[-3 * 3600, 0]], { voltage: 11.5, ignition: false })
    const old = await fleet.addDevice('B 2 TUA')
    await fleet.report(old.imei, [[-25 * 3600, 0]], { voltage: 11.5, ignition: false })
    const newer = await fleet.addDevice('B 3 BARU')
    await fleet.report(newer.imei, [[-60, 0]], { voltage: 12.6, ignition: false })
    await fleet.report(newer.imei, [[-7200, 0]], { voltage: 11.5, ignition: false })
    await fleet.check()
    expect(await fleet.listOf(user)).toMatchObject([
      {
        title: 'Aki B 1 TELAT lemah: 11,5 V',
        at: new Date(begin - 180 * minute).toISOString().replace('.000Z', '+00:00'),
      },
    ])
    expect(await titles(user)).toHaveLength(1)
  })

  it('that rose while no rule was on is told again', async () => {
    const user = await fleet.addUser({ rules: below(11.8) })
    const { imei } = await fleet.addDevice('B 1 AKI')
    await measure(imei, [11.5])
    const set = (on: string) =>
      fleet.test.database.query(
        `update notification_rules set rules = jsonb_set(rules, '{low_voltage,on}', $2::jsonb) where user_id = $1`,
        [user, on],
      )
    await set('false')
    await measure(imei, [12.6])
    await set('true')
    await measure(imei, [11.5])
    expect(await titles(user)).toHaveLength(2)
  })
})
