import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Queryable } from '../database/Database.ts'
import { createAdministrator } from '../records/user/createAdministrator.ts'
import { Caller, type TestResponse } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { lockAuthority, requireMayManage } from './mayManage.ts'
import { roleOf } from '../testing/testAuthority.ts'

const onServer = !('dataDir' in inject('template'))

describe('X02 concurrent changes of roles and accounts', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  /** Creates a role with these permissions; returns its id. */
  async function newRole(permissions: string[]): Promise<number> {
    return roleOf(test.database, (await test.signIn(permissions)).userId)
  }

  function grant(transaction: Queryable, roleId: number, code: string) {
    return transaction.query(
      'insert into role_permission select $1, id from permission where code = $2 on conflict do nothing',
      [roleId, code],
    )
  }

  /**
   * Resolves when `count` requests wait for an advisory lock. Resolves at once for the embedded database, which runs
   * one transaction at a time.
   */
  async function untilWaiting(count: number) {
    if (!onServer) return
    const waiting = `select from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and not granted and datname = current_database()`
    while ((await test.database.query(waiting)).length < count) await setTimeout(5)
  }

  /**
   * Takes the lock for changes of roles and accounts in a transaction, sends a request that waits for this lock, makes
   * `change`, and commits. Returns the response.
   */
  async function callDuring(
    change: (transaction: Queryable) => Promise<unknown>,
    call: () => Promise<TestResponse>,
  ): Promise<TestResponse> {
    let response: Promise<TestResponse> | undefined
    await test.database.transaction(async (transaction) => {
      await lockAuthority(transaction)
      response = call()
      await untilWaiting(1)
      await change(transaction)
    })
    if (!response) throw new Error('The transaction did not run.')
    return response
  }

  it('X02: helpdesk cannot change a user whose role gains permissions while the request waits', async () => {
    const helpdesk = await test.signIn(['user.password', 'device.list'])
    const user = await test.signIn(['device.list'])
    const roleId = await roleOf(test.database, user.userId)
    const response = await callDuring(
      (transaction) => grant(transaction, roleId, 'role.update'),
      () => helpdesk.post(`/user/${user.userId}/recovery`),
    )
    expect(response.status).toBe(403)
    expect((await user.get('/me')).status).toBe(200)
  })

  it('X02: helpdesk cannot change a user who gets a stronger role while the request waits', async () => {
    const helpdesk = await test.signIn(['user.password', 'device.list'])
    const user = await test.signIn(['device.list'])
    const stronger = await newRole(['role.update'])
    const response = await callDuring(
      (transaction) =>
        transaction.query('update app_user set role_id = $2 where id = $1', [user.userId, stronger]),
      () => helpdesk.post(`/user/${user.userId}/recovery`),
    )
    expect(response.status).toBe(403)
    expect((await user.get('/me')).status).toBe(200)
  })

  it.each([
    ['loses a permission of that role', `code = 'device.list'`, 403],
    ['loses the permission to change roles', `code = 'role.update'`, 403],
    ['loses another permission', `code = 'driver.list'`, 200],
  ])('X02: a role editor who %s (%s) while the request waits gets %i', async (_case, lost, status) => {
    const editor = await test.signIn(['role.update', 'role.view', 'device.list', 'driver.list'])
    const ownRole = await roleOf(test.database, editor.userId)
    const roleId = await newRole([])
    const response = await callDuring(
      (transaction) =>
        transaction.query(
          `delete from role_permission where role_id = $1
             and permission_id = (select id from permission where ${lost})`,
          [ownRole],
        ),
      () =>
        editor.put(`/system/role/${roleId}`, {
          type: 'manual',
          name: `Bersamaan ${roleId}`,
          permissions: lost.includes('role.update') ? [] : [3],
        }),
    )
    expect(response.status).toBe(status)
  })

  it('X02: a caller who is disabled while the request waits cannot change anything', async () => {
    const helpdesk = await test.signIn(['user.password'])
    const user = await test.signIn([])
    const response = await callDuring(
      (transaction) =>
        transaction.query('update app_user set disabled = true where id = $1', [helpdesk.userId]),
      () => helpdesk.post(`/user/${user.userId}/recovery`),
    )
    expect([401, 403]).toContain(response.status)
    expect((await user.get('/me')).status).toBe(200)
  })

  it('X02: a caller cannot assign a role that gains a missing permission while the request waits', async () => {
    const helpdesk = await test.signIn(['user.password', 'device.list'])
    const [{ id: tokenId } = { id: 0 }] = await test.database.query<{ id: number }>(
      'select id from session_token where user_id = $1',
      [helpdesk.userId],
    )
    const caller = { tokenId, userId: helpdesk.userId, permission: 'user.password', groupIds: null }
    const user = await test.signIn([])
    const roleId = await newRole(['device.list'])
    const assign = () =>
      test.database.transaction((transaction) =>
        requireMayManage(transaction, caller, { userId: user.userId, roleIds: [roleId] }),
      )
    await expect(assign()).resolves.toBeUndefined()
    let assigned: Promise<unknown> | undefined
    await test.database.transaction(async (transaction) => {
      await lockAuthority(transaction)
      assigned = assign().catch((error: unknown) => error)
      await untilWaiting(1)
      await grant(transaction, roleId, 'role.update')
    })
    expect(await assigned).toMatchObject({
      status: 403,
      message: 'Pengguna ini punya izin yang tidak Anda miliki: Ubah hak akses.',
    })
  })

  it('X02: an update with If-Match takes the lock for changes of roles before the row lock of the role', async () => {
    const admin = await test.signIn()
    const roleId = await newRole([])
    const path = `/system/role/${roleId}`
    const { etag } = (await admin.get(path)).headers
    const response = await callDuring(
      (transaction) => transaction.query('update role set description = name where id = $1', [roleId]),
      () =>
        admin.call({
          method: 'PUT',
          url: path,
          headers: { 'if-match': String(etag) },
          payload: { type: 'manual', name: `Giliran ${roleId}`, permissions: [] },
        }),
    )
    expect(response.status).toBe(412)
  })

  it('A20 of two administrators who disable each other, one gets 409 and one remains', async () => {
    const password = 'pagi cerah di Bogor'
    async function signIn(name: string) {
      const email = `${name}@armada.example`
      const id = await createAdministrator(test.database, { name, email, password })
      const { body } = await test.anyone.post('/auth/login', { email, password })
      return new Caller(test.app, body.token, id)
    }
    const [first, second] = [await signIn('kepala'), await signIn('wakil')]
    let responses: Promise<TestResponse[]> | undefined
    await test.database.transaction(async (transaction) => {
      await lockAuthority(transaction)
      responses = Promise.all([
        first.post(`/user/${second.userId}/disable`),
        second.post(`/user/${first.userId}/disable`),
      ])
      await untilWaiting(2)
    })
    const statuses = (await responses)?.map(({ status }) => status).toSorted()
    // In the embedded database, the first request can commit before the server reads the session of the second request.
    // That session has then ended, because the first request disabled its user, so the second response is 401.
    if (onServer) expect(statuses).toEqual([200, 409])
    else expect([401, 409]).toContain(statuses?.[1])
    const enabled = await test.database.query('select from app_user where id = any($1) and not disabled', [
      [first.userId, second.userId],
    ])
    expect(enabled).toHaveLength(1)
  })
})
