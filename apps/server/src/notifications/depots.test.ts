import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assignDueToBrowsers, claimSendings } from '../push/pushMessageRepository.ts'
import { createToken } from '../security/tokens.ts'
import { permissionIds, roleOf, scopeOfUser } from '../testing/testAuthority.ts'
import { assignDevices } from '../testing/testDrive.ts'
import { TestFleet } from '../testing/TestFleet.ts'
import { listNotifications } from './notificationRepository.ts'

const begin = Date.UTC(2026, 10, 21, 3)

describe('notifications of a user of one depot', () => {
  let fleet: TestFleet
  let own = 0
  let other = 0

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
    own = await addGroup('Depo C')
    other = await addGroup('Depo P')
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    fleet.now = begin
  })

  async function addGroup(name: string, parentId: number | null = null): Promise<number> {
    const [row] = await fleet.test.database.query<{ id: number }>(
      'insert into fleet_group (name, parent_id) values ($1, $2) returning id',
      [name, parentId],
    )
    return row?.id ?? 0
  }

  /** Sends positions of a speeding vehicle of the depot `group`. */
  async function speed(plate: string, group: number) {
    const device = await fleet.addDevice(plate)
    await fleet.test.database.query('update vehicle set group_id = $2 where number = $1', [plate, group])
    await assignDevices(fleet.test.database, [device.id])
    await fleet.report(device.imei, [
      [-40, 120],
      [0, 120],
    ])
  }

  async function moveUser(user: number, group: number) {
    await fleet.test.database.query('update user_group set group_id = $2 where user_id = $1', [user, group])
  }

  const titles = async (user: number) => (await fleet.listOf(user)).map(({ title }) => title)

  it('A38 list, digests and pushes of a user contain only vehicles of the depot of the user', async () => {
    const user = await fleet.addUser({ groups: [own], hasBrowser: true })
    const admin = await fleet.addUser()
    for (let nr = 1; nr <= 8; nr += 1) {
      await speed(`B ${String(nr)} OWN`, own)
      await speed(`B ${String(nr)} FOREIGN`, other)
    }
    await fleet.check()
    const told = JSON.stringify([await fleet.listOf(user), await fleet.pushes()])
    expect(told).toContain('OWN')
    expect(told).not.toContain('FOREIGN')
    expect(JSON.stringify(await fleet.listOf(admin))).toContain('FOREIGN')
  })

  it('A38 notifications are hidden, and their pushes dropped, when the user leaves the depot', async () => {
    const { database } = fleet.test
    const user = await fleet.addUser({ groups: [own], hasBrowser: true })
    await speed('B 1 OWN', own)
    await fleet.check()
    expect(await titles(user)).toEqual(['B 1 OWN melaju 120 km/jam'])
    await database.query('update push_message set due_at = now()')
    await moveUser(user, other)
    expect(await titles(user)).toEqual([])
    await assignDueToBrowsers(database)
    expect(await claimSendings(database, 10)).toEqual([])
    // This time, the push is assigned to a browser before the user leaves the depot. The server marks the push as
    // hidden and does not send it.
    await moveUser(user, own)
    await database.query('update push_message set settled_at = null')
    await assignDueToBrowsers(database)
    await moveUser(user, other)
    expect(await claimSendings(database, 10)).toMatchObject([{ hidden: true }])
  })

  it('A38 a user of one depot gets no notification of an unknown device', async () => {
    const user = await fleet.addUser({ groups: [own] })
    const admin = await fleet.addUser()
    await expect(fleet.report('861230049870999', [[0, 10]])).rejects.toThrow('not registered')
    await fleet.check()
    expect(await titles(user)).toEqual([])
    expect(await titles(admin)).toHaveLength(1)
  })

  it('a rule covers its depots and the depots below them', async () => {
    const below = await addGroup('Depo bawah', own)
    const user = await fleet.addUser({ rules: { groups: { speeding: [own] } } })
    await speed('B 1 OWN', own)
    await speed('B 2 BELOW', below)
    await speed('B 3 FOREIGN', other)
    await fleet.check()
    expect((await titles(user)).toSorted()).toEqual([
      'B 1 OWN melaju 120 km/jam',
      'B 2 BELOW melaju 120 km/jam',
    ])
  })

  const setPermissions = async (user: number, codes: readonly string[]) =>
    fleet.test.database.query(
      `with gone as (delete from role_permission where role_id = $1 and permission_id <> all($2::int[]))
       insert into role_permission (role_id, permission_id) select $1, unnest($2::int[]) on conflict do nothing`,
      [await roleOf(fleet.test.database, user), permissionIds(codes)],
    )

  it('Y22: notifications are hidden, and their pushes dropped, when the role loses the permission', async () => {
    const { database } = fleet.test
    const user = await fleet.addUser({ permissions: ['position.view'], hasBrowser: true })
    await speed('B 1 OWN', own)
    await fleet.check()
    expect(await titles(user)).toEqual(['B 1 OWN melaju 120 km/jam'])
    await database.query('update push_message set due_at = now()')
    await setPermissions(user, ['session.list'])
    expect(await titles(user)).toEqual([])
    await assignDueToBrowsers(database)
    expect(await claimSendings(database, 10)).toEqual([])
    // This time, the push is assigned to a browser before the role loses the permission.
    await setPermissions(user, ['position.view'])
    await database.query('update push_message set settled_at = null')
    await assignDueToBrowsers(database)
    await setPermissions(user, [])
    expect(await claimSendings(database, 10)).toMatchObject([{ hidden: true }])
    await setPermissions(user, ['position.view'])
    expect(await titles(user)).toHaveLength(1)
  })

  it('Y22: a client with a cursor learns that notifications are hidden', async () => {
    const { database } = fleet.test
    const userId = await fleet.addUser({ permissions: ['position.view'] })
    await speed('B 1 OWN', own)
    await fleet.check()
    const [notification] = await fleet.listOf(userId)
    await setPermissions(userId, [])
    const scope = await scopeOfUser(database, userId)
    const changes = await listNotifications(database, scope, { userId, tokenId: null }, new Date())
    expect(changes).toMatchObject({ data: [], removed: [notification?.id] })
  })

  it('Y22: a session that views as a role lists only kinds that this role permits', async () => {
    const { database } = fleet.test
    const userId = await fleet.addUser({ permissions: ['position.view'] })
    const viewed = await fleet.addUser({ permissions: ['session.list'] })
    await speed('B 1 OWN', own)
    await fleet.check()
    await createToken(database, userId)
    const [session] = await database.query<{ id: number }>(
      `update session_token set view_role_id = $2, view_until = now() + interval '5 minutes' where user_id = $1
       returning id`,
      [userId, await roleOf(database, viewed)],
    )
    const scope = await scopeOfUser(database, userId)
    const list = (tokenId: number | null) => listNotifications(database, scope, { userId, tokenId }, null)
    expect((await list(session?.id ?? 0)).data).toEqual([])
    await database.query('update session_token set view_until = now()')
    expect((await list(session?.id ?? 0)).data).toHaveLength(1)
  })
})
