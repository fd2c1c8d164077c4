import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { permissionIds, roleOf } from '../../testing/testAuthority.ts'
import { addDepot, type Depot } from '../../testing/TwoDepots.ts'

describe('Y07 a role that users of several depots have', () => {
  let test: TestApp
  let north: Depot
  let south: Depot
  let admin: Caller
  let local: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
    north = await addDepot(test, 'A')
    south = await addDepot(test, 'B')
    local = await test.signIn(undefined, [north.id])
  })
  afterAll(() => test.close())

  /** Creates a user of these depots with its own role; returns the path of the role, and the role as input. */
  async function roleIn(groups?: readonly number[]) {
    const user = await test.signIn(['device.list', 'driver.list'], groups)
    const id = await roleOf(test.database, user.userId)
    const input = {
      type: 'manual',
      name: `Regu ${id}`,
      permissions: permissionIds(['device.list', 'driver.list']),
    }
    return { id, path: `/system/role/${id}`, input, user }
  }

  it.each([
    ['another depot', () => [south.id]],
    ['another depot too', () => [north.id, south.id]],
    ['all depots', () => undefined],
  ])('Y07: a depot administrator cannot change or delete a role of a user of %s', async (_case, groups) => {
    const { path, input, id } = await roleIn(groups())
    const stored = () => test.database.query('select * from role where id = $1', [id])
    const before = await stored()
    for (const changed of [
      { ...input, permissions: permissionIds(['device.list']) },
      { ...input, require_factor: true },
      { ...input, name: 'Nama lain' },
    ]) {
      expect(await local.put(path, changed)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('di luar depo Anda') },
      })
    }
    expect((await local.delete(path)).status).toBe(403)
    expect(await stored()).toEqual(before)
    expect((await admin.put(path, { ...input, require_factor: true })).status).toBe(200)
  })

  it('Y07: a depot administrator changes a role whose users are all in his depots, and a role without users', async () => {
    const { path, input, id } = await roleIn([north.id])
    expect((await local.put(path, { ...input, require_factor: true })).status).toBe(200)
    expect((await local.delete(path)).status).toBe(409)
    await test.database.query('update app_user set role_id = null where role_id = $1', [id])
    expect((await local.put(path, input)).status).toBe(200)
    expect((await local.delete(path)).status).toBe(200)
  })

  it('Y07: a role that a user elsewhere got while the request waited is not changed', async () => {
    const { path, input, id } = await roleIn([north.id])
    const other = await test.signIn([], [south.id])
    let response: ReturnType<Caller['put']> | undefined
    await test.database.transaction(async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock(5120014)')
      response = local.put(path, { ...input, require_factor: true })
      await transaction.query('update app_user set role_id = $2 where id = $1', [other.userId, id])
    })
    expect((await response)?.status).toBe(403)
  })

  it('Y07: a client that does not know `require_factor` keeps it when it was set while the request waited', async () => {
    const { path, input, id } = await roleIn([north.id])
    let response: ReturnType<Caller['put']> | undefined
    await test.database.transaction(async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock(5120014)')
      response = admin.put(path, { ...input, name: `Baru ${id}` })
      await setTimeout(1000)
      await transaction.query('update role set require_factor = true where id = $1', [id])
    })
    expect((await response)?.status).toBe(200)
    const [role] = await test.database.query('select name, require_factor from role where id = $1', [id])
    expect(role).toEqual({ name: `Baru ${id}`, require_factor: true })
  })

  it('Y07: counts and names of users do not cross depots', async () => {
    const { path, id } = await roleIn([north.id])
    const other = await test.signIn([], [south.id])
    await test.database.query('update app_user set role_id = $2 where id = $1', [other.userId, id])
    const counted = async (caller: Caller) => (await caller.get(path)).body.data
    expect(await counted(local)).toMatchObject({ user_count: 1, without_factor_count: 1 })
    expect(await counted(admin)).toMatchObject({ user_count: 2, without_factor_count: 2 })
    const members = async (caller: Caller) => (await caller.get(`/group/${north.id}`)).body.data.members.users
    const before = [await members(admin), await members(local)]
    await test.database.query('insert into user_group values ($1, $2)', [other.userId, north.id])
    expect([await members(admin), await members(local)]).toEqual([before[0] + 1, before[1]])
  })
})
