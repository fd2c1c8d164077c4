import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestFleet } from '../testing/TestFleet.ts'
import { defaultGroupRules, type NotificationRules } from './Recipient.ts'
import { findGroupRules, storeGroupRules } from './recipientRepository.ts'
import { scopeOfUser } from '../testing/testAuthority.ts'
import { assignDevices } from '../testing/testDrive.ts'

const minute = 60_000
const hour = 60 * minute
// The database stores signals with its own clock, so the reports of this test must be recent. The working hours of the
// depots are set relative to this time.
const begin = Math.floor(Date.now() / minute) * minute
const allDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const rules: Partial<NotificationRules> = { engine_on: true, no_driver: false }

/** Returns the clock in a zone, with minutes added to the begin of the test. */
function clock(minutes: number, offsetHours = 7): string {
  return new Date(begin + minutes * minute + offsetHours * hour).toISOString().slice(11, 16)
}

describe('an engine that is on', () => {
  let fleet: TestFleet

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    await fleet.test.database.query(
      `update fleet_group set zone = null, working_hours = null, notification_rules = null`,
    )
    fleet.now = begin
  })

  /** Sets the working hours of every day of a depot. */
  async function setWork(from: string, to: string, { zone = 'Asia/Jakarta', depot = 1 } = {}) {
    const hours = Object.fromEntries(allDays.map((day) => [day, { from, to }]))
    await fleet.test.database.query(
      'update fleet_group set zone = $1, working_hours = $2::jsonb where id = $3',
      [zone, JSON.stringify(hours), depot],
    )
  }
  async function addDepot(name: string): Promise<number> {
    const [row] = await fleet.test.database.query<{ id: number }>(
      'insert into fleet_group (name) values ($1) returning id',
      [name],
    )
    return row?.id ?? 0
  }
  /** Adds a vehicle of a depot. */
  async function addTo(plate: string, depot: number) {
    const device = await fleet.addDevice(plate)
    await fleet.test.database.query('update vehicle set group_id = $2 where number = $1', [plate, depot])
    await assignDevices(fleet.test.database, [device.id])
    return device
  }
  /** Reports the engine at times in minutes from now, and runs the check. */
  async function engine(imei: string, ignition: boolean, ...minutes: number[]) {
    await fleet.report(
      imei,
      (minutes.length === 0 ? [0] : minutes).map((one) => [one * 60, 0] as const),
      { ignition },
    )
    await fleet.check()
  }
  /** Lets so much time pass that the next report of a running engine is checked again. */
  async function wait(minutes: number) {
    fleet.now += minutes * minute
    await fleet.test.database.query("update engine_run set stored_at = stored_at - interval '10 minutes'")
  }
  const titles = async (user: number) => (await fleet.listOf(user)).map(({ title }) => title)
  const told = (plate: string) => [`Mesin ${plate} menyala di luar jam kerja`]

  it('outside the working hours of the depot causes one notification, even after short stops', async () => {
    await setWork(clock(-300), clock(-30))
    const user = await fleet.addUser({ rules, hasBrowser: true })
    const { id, imei } = await fleet.addDevice('B 1 MSN')
    await engine(imei, false)
    expect(await titles(user)).toEqual([])
    for (let round = 0; round < 4; round += 1) {
      await wait(5) // oxlint-disable-line no-await-in-loop -- one after the other
      await engine(imei, round % 2 === 0) // oxlint-disable-line no-await-in-loop -- one after the other
    }
    expect(await fleet.listOf(user)).toMatchObject([
      {
        kind: 'engine_on',
        title: 'Mesin B 1 MSN menyala di luar jam kerja',
        body: expect.stringMatching(/^\(-6\.20000, 106\.8\d+\), .* WIB\.$/),
        to: `/tracking?vehicle=${String(id)}`,
        at: new Date(begin + 5 * minute).toISOString().replace('.000Z', '+00:00'),
        important: true,
      },
    ])
    expect((await fleet.pushes()).map(({ tag }) => tag)).toEqual([`engine_on:${id}`])
    await wait(30)
    await engine(imei, true)
    expect(await titles(user)).toHaveLength(2)
  })

  it('is told even if it is off again before the next check', async () => {
    await setWork(clock(-300), clock(-30))
    const user = await fleet.addUser({ rules })
    const { imei } = await fleet.addDevice('B 1 MSN')
    await fleet.report(imei, [[-20, 0]], { ignition: true })
    await engine(imei, false)
    expect(await titles(user)).toEqual(told('B 1 MSN'))
  })

  it('in the working hours causes none, by the zone of the depot', async () => {
    const user = await fleet.addUser({ rules })
    const zones = [
      ['Asia/Makassar', 8],
      ['Asia/Jayapura', 9],
    ] as const
    for (const [zone, offset] of zones) {
      /* oxlint-disable no-await-in-loop -- one after the other */
      const [inside, outside] = [await addDepot(`${zone} buka`), await addDepot(`${zone} tutup`)]
      await setWork(clock(-30, offset), clock(30, offset), { zone, depot: inside })
      // The same clock times in WIB are one or two hours earlier there.
      await setWork(clock(-30), clock(30), { zone, depot: outside })
      await engine((await addTo(`B 1 ${zone}`, inside)).imei, true)
      await engine((await addTo(`B 2 ${zone}`, outside)).imei, true)
      /* oxlint-enable no-await-in-loop */
    }
    expect((await titles(user)).toSorted()).toEqual([
      ...told('B 2 Asia/Jayapura'),
      ...told('B 2 Asia/Makassar'),
    ])
  })

  it('follows working hours over midnight', async () => {
    // Hours from 23 hours ago to one hour ago end on the next day, and so do those to one hour from now.
    const [closed, open] = [await addDepot('Tutup'), await addDepot('Buka')]
    const across = (to: number) => [clock(to - 22 * 60), clock(to)] as const
    await setWork(...across(-60), { depot: closed })
    await setWork(...across(60), { depot: open })
    const user = await fleet.addUser({ rules })
    await engine((await addTo('B 1 TUTUP', closed)).imei, true)
    await engine((await addTo('B 2 BUKA', open)).imei, true)
    expect(await titles(user)).toEqual(told('B 1 TUTUP'))
  })

  it('when the working hours end is told then, once, and not while it is still allowed', async () => {
    await setWork(clock(-300), clock(20))
    const user = await fleet.addUser({ rules })
    const { imei } = await fleet.addDevice('B 1 MSN')
    await engine(imei, true)
    await wait(10)
    await engine(imei, true)
    expect(await titles(user)).toEqual([])
    for (let round = 0; round < 3; round += 1) {
      await wait(10) // oxlint-disable-line no-await-in-loop -- one after the other
      await engine(imei, true) // oxlint-disable-line no-await-in-loop -- one after the other
    }
    expect(await fleet.listOf(user)).toMatchObject([
      { at: new Date(begin + 20 * minute).toISOString().replace('.000Z', '+00:00') },
    ])
  })

  it('that was reported late is told with its own time, and not after a day', async () => {
    await setWork(clock(-300), clock(-60))
    const user = await fleet.addUser({ rules })
    const { imei } = await fleet.addDevice('B 1 MSN')
    // In the working hours first, then in a second upload on until after them; both arrive much later.
    await engine(imei, true, -70, -65)
    expect(await titles(user)).toEqual([])
    await fleet.test.database.query("update engine_run set stored_at = stored_at - interval '2 minutes'")
    await engine(imei, true, -62, -55)
    await engine(imei, false, -50)
    expect(await fleet.listOf(user)).toMatchObject([
      { at: new Date(begin - hour).toISOString().replace('.000Z', '+00:00') },
    ])
    const old = await fleet.addDevice('B 2 TUA')
    await engine(old.imei, true, -25 * 60)
    // The same clock time as the first vehicle, a day later.
    await engine(old.imei, false, -60)
    expect(await titles(user)).toEqual(told('B 1 MSN'))
  })

  it('is told of each run in one late upload, whatever its order', async () => {
    await setWork(clock(-300), clock(-200))
    const user = await fleet.addUser({ rules })
    const [first, second] = [await fleet.addDevice('B 1 URUT'), await fleet.addDevice('B 2 BALIK')]
    const night = [-190, -185, -180, -175]
    const morning = [-10, -5, 0]
    await engine(first.imei, true, ...night, ...morning)
    for (const minutes of [...night, ...morning].toReversed()) {
      await engine(second.imei, true, minutes) // oxlint-disable-line no-await-in-loop -- one after the other
    }
    const times = (plate: string) => async () =>
      (await fleet.listOf(user)).filter(({ title }) => title.includes(plate)).map(({ at }) => Date.parse(at))
    const at = (minutes: number) => begin + minutes * minute
    expect(await times('URUT')()).toEqual([at(-10), at(-190)])
    // The newest report came first, and its notification is about the whole run.
    expect(await times('BALIK')()).toEqual([at(0), at(-175)])
    const runs = await fleet.test.database.query('select device_id from engine_run')
    expect(runs).toHaveLength(4)
  })

  it('notifies the users of the depot by its rule, and not of the vehicles of another depot', async () => {
    const { database } = fleet.test
    const [own, other] = [await addDepot('Depo C'), await addDepot('Depo P')]
    await setWork(clock(-300), clock(-30), { depot: own })
    await setWork(clock(-300), clock(-30), { depot: other })
    const member = await fleet.addUser({ groups: [own] })
    const foreign = await fleet.addUser({ groups: [other] })
    const scope = await scopeOfUser(database, member)
    await database.transaction(async (transaction) => {
      const before = await findGroupRules(transaction, scope, own)
      if (!before) throw new Error('No depot')
      const change = { before, rules: { ...defaultGroupRules, engine_on: true }, version: null, now: 0 }
      await storeGroupRules(transaction, own, change)
    })
    await engine((await addTo('B 1 OWN', own)).imei, true)
    await engine((await addTo('B 2 FOREIGN', other)).imei, true)
    expect(await titles(member)).toEqual(told('B 1 OWN'))
    expect(await titles(foreign)).toEqual([])
  })

  it('of a vehicle without a depot of its own follows the hours of the top depot, also without a vehicle', async () => {
    const user = await fleet.addUser({ rules })
    const { id, imei } = await fleet.addDevice('B 1 MSN')
    const loose = await fleet.addDevice('B 2 LEPAS')
    await fleet.test.database.query('update device set vehicle_id = null where id = $1', [loose.id])
    await assignDevices(fleet.test.database, [id, loose.id])
    await setWork(clock(-30), clock(5))
    await engine(imei, true)
    await engine(loose.imei, true)
    expect(await titles(user)).toEqual([])
    await wait(6)
    await engine(imei, true)
    await engine(loose.imei, true)
    expect((await titles(user)).toSorted()).toEqual([...told('B 1 MSN'), ...told(`Pelacak ${loose.imei}`)])
  })
})
