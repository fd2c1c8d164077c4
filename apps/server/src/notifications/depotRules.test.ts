import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { createUser } from '../testing/createUser.ts'
import { assignDevices } from '../testing/testDrive.ts'
import { TestFleet } from '../testing/TestFleet.ts'
import { addDepot, type Depot } from '../testing/TwoDepots.ts'
import { defaultGroupRules, defaultRules, type GroupRules } from './Recipient.ts'
import { findGroupRules, storeGroupRules } from './recipientRepository.ts'
import { scopeOfUser } from '../testing/testAuthority.ts'

const begin = Date.UTC(2026, 10, 21, 3)
const none = { ...defaultRules, speeding: { ...defaultRules.speeding, on: false } }
const faster = (kmh: number): GroupRules => ({
  ...defaultGroupRules,
  speeding: { on: true, kmh, seconds: 30 },
})

describe('the rules of a depot', () => {
  let fleet: TestFleet
  let own = 0
  let below = 0
  let other = 0

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
    own = await addGroup('Depo C')
    below = await addGroup('Depo bawah', own)
    other = await addGroup('Depo P')
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    await fleet.test.database.query('update fleet_group set notification_rules = null, rules_since = null')
    fleet.now = begin
  })

  async function addGroup(name: string, parentId: number | null = null): Promise<number> {
    const [row] = await fleet.test.database.query<{ id: number }>(
      'insert into fleet_group (name, parent_id) values ($1, $2) returning id',
      [name, parentId],
    )
    return row?.id ?? 0
  }

  /** Sets the rules of a depot, so long ago that they apply to every position. */
  async function setRules(group: number, rules: GroupRules, now = 0) {
    const { database } = fleet.test
    const scope = await scopeOfUser(database, await createUser(database))
    await database.transaction(async (transaction) => {
      const before = await findGroupRules(transaction, scope, group)
      if (before) await storeGroupRules(transaction, group, { before, rules, version: null, now })
    })
  }

  /** Adds a vehicle of a depot that drives at 90 km/h. */
  async function speed(plate: string, group: number) {
    const device = await fleet.addDevice(plate)
    await fleet.test.database.query('update vehicle set group_id = $2 where number = $1', [plate, group])
    await assignDevices(fleet.test.database, [device.id])
    await fleet.report(device.imei, [
      [-40, 90],
      [0, 90],
    ])
    return device
  }

  const titles = async (user: number) => (await fleet.listOf(user)).map(({ title }) => title)
  const told = ['B 1 OWN melaju 90 km/jam']

  it('notify every active user who sees the depot, of its vehicles and those of the depots below', async () => {
    await setRules(own, faster(80))
    const member = await fleet.addUser({ groups: [own], rules: none })
    const admin = await fleet.addUser({ rules: none })
    const lower = await fleet.addUser({ groups: [below], rules: none })
    const foreign = await fleet.addUser({ groups: [other], rules: none })
    const disabled = await fleet.addUser({ groups: [own], rules: none })
    const unpermitted = await fleet.addUser({ groups: [own], rules: none, permissions: ['session.list'] })
    await fleet.test.database.query('update app_user set disabled = true where id = $1', [disabled])
    await speed('B 1 OWN', own)
    await speed('B 2 BELOW', below)
    await speed('B 3 FOREIGN', other)
    await fleet.check()
    const both = [...told, 'B 2 BELOW melaju 90 km/jam']
    expect((await titles(member)).toSorted()).toEqual(both)
    expect((await titles(admin)).toSorted()).toEqual(both)
    for (const user of [lower, foreign, disabled, unpermitted]) {
      expect(await titles(user)).toEqual([]) // oxlint-disable-line no-await-in-loop -- one after the other
    }
  })

  it('notify a user only once of what the own rule finds too, whatever its limit', async () => {
    await setRules(own, faster(80))
    const same = await fleet.addUser({ groups: [own], rules: faster(80) })
    const lower = await fleet.addUser({ groups: [own], rules: faster(70) })
    await setRules(below, faster(60))
    await speed('B 1 OWN', own)
    await speed('B 2 BELOW', below)
    await fleet.check()
    for (const user of [same, lower]) expect(await titles(user)).toHaveLength(2) // oxlint-disable-line no-await-in-loop -- one after the other
  })

  it('notify a user once of a silence that two rules find at different times', async () => {
    await setRules(own, { ...defaultGroupRules, silent: { on: true, minutes: 10 } })
    const user = await fleet.addUser({ groups: [own], rules: { silent: { on: true, minutes: 20 } } })
    const { id } = await speed('B 1 OWN', own)
    await fleet.test.database.query(
      'update device_contact set last_contact = to_timestamp($2) where device_id = $1',
      [id, begin / 1000],
    )
    await fleet.check()
    for (const minute of [2, 4, 6, 8, 10, 11, 13, 15, 17, 19, 21, 22]) {
      await fleet.check(begin + minute * 60_000) // oxlint-disable-line no-await-in-loop -- one after the other
    }
    expect(await titles(user)).toEqual(['B 1 OWN belum mengirim posisi selama 10 menit'])
  })

  it('reach the list always, a browser only by the own channels of the user', async () => {
    await setRules(own, faster(80))
    const nothing = { speeding: { list: false, push: false, sound: false, email: true } }
    const quiet = await fleet.addUser({
      groups: [own],
      rules: { ...none, channels: nothing },
      hasBrowser: true,
    })
    await speed('B 1 OWN', own)
    await fleet.check()
    expect(await titles(quiet)).toEqual(told)
    expect(await fleet.pushes()).toEqual([])
    const pushed = await fleet.addUser({ groups: [own], rules: none, hasBrowser: true })
    await speed('B 2 OWN', own)
    await fleet.check()
    expect(await titles(pushed)).toEqual(['B 2 OWN melaju 90 km/jam'])
    expect(await fleet.pushes()).toMatchObject([{ title: 'B 2 OWN melaju 90 km/jam' }])
  })

  it('no longer notify a user who left the depot', async () => {
    await setRules(own, faster(80))
    const user = await fleet.addUser({ groups: [own], rules: none })
    await fleet.test.database.query('update user_group set group_id = $2 where user_id = $1', [user, other])
    await speed('B 1 OWN', own)
    await fleet.check()
    expect(await titles(user)).toEqual([])
    await fleet.test.database.query('update user_group set group_id = $2 where user_id = $1', [user, own])
    expect(await titles(user)).toEqual([])
  })
})

describe('the operations of the rules of a depot', () => {
  let test: TestApp
  let own: Depot
  let other: Depot
  let manager: Caller
  let member: Caller

  beforeAll(async () => {
    test = await createTestApp()
    own = await addDepot(test, 'C')
    other = await addDepot(test, 'P')
    manager = await test.signIn(['group.update', 'position.view'], [own.id])
    member = await test.signIn(['position.view'], [own.id])
  })
  afterAll(() => test.close())
  beforeEach(() =>
    test.database.query('update fleet_group set notification_rules = null, rules_since = null'),
  )

  const at = ({ id }: Depot) => `/group/${String(id)}/rule`

  it('a depot without rules has all of them off; stored rules are read again and audited', async () => {
    expect((await manager.get(at(own))).body.data).toEqual(defaultGroupRules)
    const rules = { ...faster(80), low_voltage: { on: true, volts: 23.6 }, no_driver: true }
    expect(await manager.put(at(own), rules)).toMatchObject({
      status: 200,
      body: { message: 'Aturan pemberitahuan depo berhasil disimpan.' },
    })
    expect((await manager.get(at(own))).body.data).toEqual(rules)
    const [entry] = await test.database.query(
      "select subject_id, detail from audit_log where action = 'updateGroupRules' order by id desc limit 1",
    )
    expect(entry).toEqual({
      subject_id: own.id,
      detail: {
        before: { notification_rules: null },
        after: {
          notification_rules: {
            speeding: { kmh: 80, seconds: 30 },
            low_voltage: { volts: 23.6 },
            no_driver: {},
          },
        },
      },
    })
  })

  it('rules that were saved before the newest kinds existed have these off', async () => {
    const { engine_on: _engine, low_voltage: _voltage, ...older } = faster(80)
    expect((await manager.put(at(own), older)).status).toBe(200)
    expect((await manager.get(at(own))).body.data).toEqual(faster(80))
  })

  it('a save refuses rules that somebody else changed since', async () => {
    const { headers } = await manager.get(at(own))
    const put = (kmh: number) =>
      manager.call({
        method: 'PUT',
        url: at(own),
        payload: faster(kmh),
        headers: { 'if-match': String(headers['etag']) },
      })
    expect((await put(90)).status).toBe(200)
    expect((await put(100)).status).toBe(412)
    expect((await manager.get(at(own))).body.data.speeding.kmh).toBe(90)
  })

  it('only a caller who may edit the depot reads and writes its rules', async () => {
    for (const [caller, depot, status] of [
      [manager, other, 404],
      [member, own, 403],
      [test.anyone, own, 401],
    ] as const) {
      /* oxlint-disable no-await-in-loop -- one after the other */
      expect((await caller.get(at(depot))).status).toBe(status)
      expect((await caller.put(at(depot), faster(80))).status).toBe(status)
      /* oxlint-enable no-await-in-loop */
    }
    const [row] = await test.database.query('select from fleet_group where notification_rules is not null')
    expect(row).toBeUndefined()
  })

  it.each([
    ['a rule of users', 400, { unknown_device: true }],
    ['own channels', 400, { channels: {} }],
    ['a limit that is too low', 422, { speeding: { on: true, kmh: 5, seconds: 30 } }],
  ])('rules with %s are rejected', async (_, status, part) => {
    expect((await manager.put(at(own), { ...defaultGroupRules, ...part })).status).toBe(status)
  })

  it('the own rules of a user name the rules of depots that notify this user too', async () => {
    const depotRules = async (caller: Caller) =>
      (await caller.get('/notification/rule')).body.data.depot_rules
    expect(await depotRules(member)).toEqual([])
    await manager.put(at(own), { ...faster(80), trip_ended: true })
    const [{ name } = { name: '' }] = await test.database.query<{ name: string }>(
      'select name from fleet_group where id = $1',
      [own.id],
    )
    expect(await depotRules(member)).toEqual([{ id: own.id, name, kinds: ['speeding'] }])
    expect(await depotRules(await test.signIn(['position.view'], [other.id]))).toEqual([])
    expect(await depotRules(await test.signIn(['device.list'], [own.id]))).toEqual([])
  })
})
