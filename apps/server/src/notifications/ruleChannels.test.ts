import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestFleet } from '../testing/TestFleet.ts'
import { readCounts } from './notificationRepository.ts'
import { storeRules } from './recipientRepository.ts'
import { defaultRules, type NotificationRules } from './Recipient.ts'

const begin = Date.UTC(2026, 10, 21, 3)

describe('a rule with channels and vehicles', () => {
  let fleet: TestFleet

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    fleet.now = begin
  })

  const speeding = (list: boolean, push: boolean): Partial<NotificationRules> => ({
    channels: { speeding: { list, push, sound: true } },
  })
  async function speed(plate: string) {
    const device = await fleet.addDevice(plate)
    await fleet.report(device.imei, [
      [-40, 120],
      [0, 120],
    ])
    return device
  }
  const titles = async (user: number) => (await fleet.listOf(user)).map(({ title }) => title)
  async function vehicleOf(deviceId: number) {
    const [row] = await fleet.test.database.query<{ id: number }>(
      'select vehicle_id as id from device where id = $1',
      [deviceId],
    )
    return row?.id ?? 0
  }

  it('adds to the list without a push, or pushes without an entry in the list', async () => {
    const listed = await fleet.addUser({ rules: speeding(true, false), hasBrowser: true })
    const pushed = await fleet.addUser({ rules: speeding(false, true), hasBrowser: true })
    await speed('B 1 KXA')
    await fleet.check()
    expect(await titles(listed)).toEqual(['B 1 KXA melaju 120 km/jam'])
    expect(await titles(pushed)).toEqual([])
    const users = await fleet.test.database.query('select user_id as id from push_message')
    expect(users).toEqual([{ id: pushed }])
    for (const user of [listed, pushed]) {
      expect(await readCounts(fleet.test.database, user, fleet.now)).toEqual({ speeding: 1 })
    }
  })

  it('counts each event of a digest', async () => {
    const user = await fleet.addUser()
    for (let nr = 1; nr <= 8; nr += 1) await speed(`B ${String(nr)} KXA`)
    await fleet.check()
    expect(await fleet.listOf(user)).toHaveLength(6)
    expect(await readCounts(fleet.test.database, user, fleet.now)).toEqual({ speeding: 8 })
    expect(await readCounts(fleet.test.database, user, fleet.now + 8 * 86_400_000)).toEqual({})
  })

  it('a rule is limited to the chosen vehicles, from the time of the choice', async () => {
    const user = await fleet.addUser()
    const first = await fleet.addDevice('B 1 KXA')
    const choose = (vehicles: NotificationRules['vehicles']) =>
      fleet.test.database.transaction((transaction) =>
        storeRules(transaction, user, { ...defaultRules, ...(vehicles && { vehicles }) }, fleet.now),
      )
    await choose({ speeding: [await vehicleOf(first.id)] })
    fleet.now += 60_000
    await speed('B 2 KXA')
    await fleet.report(first.imei, [
      [-40, 120],
      [0, 120],
    ])
    await fleet.check()
    expect(await titles(user)).toEqual(['B 1 KXA melaju 120 km/jam'])
    fleet.now += 600_000
    await choose(undefined)
    await speed('B 3 KXA')
    await fleet.check()
    expect((await titles(user)).toSorted()).toEqual([
      'B 1 KXA melaju 120 km/jam',
      'B 3 KXA melaju 120 km/jam',
    ])
  })

  it('excludes devices without a vehicle once vehicles are chosen', async () => {
    const { id } = await fleet.addDevice('B 1 KXA')
    const all = await fleet.addUser()
    const some = await fleet.addUser({ rules: { vehicles: { silent: [await vehicleOf(id)] } } })
    await fleet.check()
    const { imei, id: bare } = await fleet.addDevice('B 2 KXA')
    await fleet.test.database.query('update device set vehicle_id = null where id = $1', [bare])
    await fleet.report(imei, [[0, 0]])
    await fleet.check()
    for (let minute = 0; minute < 62; minute += 2) {
      fleet.now += 120_000
      await fleet.check()
    }
    expect(await fleet.listOf(all)).toHaveLength(1)
    expect(await fleet.listOf(some)).toEqual([])
  })
})
