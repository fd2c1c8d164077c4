import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimMail, queueMail } from '../../mail/mailOutbox.ts'
import { decideMail } from '../../mail/writeMail.ts'
import type { Caller, TestResponse } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { permissionIds, roleOf } from '../../testing/testAuthority.ts'
import { addDepot, type Depot } from '../../testing/TwoDepots.ts'

const chosen = { password_new: 'pagi cerah di Bogor', password_re: 'pagi cerah di Bogor' }
const helpdesk = ['user.list', 'user.view', 'user.create', 'user.password', 'device.list', 'driver.list']

describe('Y03 what a user handed out ends with the rights of this user', () => {
  let test: TestApp
  let admin: Caller
  let north: Depot
  let south: Depot
  let count = 0

  beforeAll(async () => {
    test = await createTestApp({
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'sikud@armada.example',
      PUBLIC_URL: 'https://sikud.example',
    })
    admin = await test.signIn()
    north = await addDepot(test, 'A')
    south = await addDepot(test, 'B')
  })
  beforeEach(() => test.database.query('truncate login_attempt, mail_outbox'))
  afterAll(() => test.close())

  /** Creates a role with these permissions; returns its id. */
  async function newRole(permissions: readonly string[]): Promise<number> {
    count += 1
    const role = { type: 'manual', name: `Peran ${count}`, permissions: permissionIds(permissions) }
    return (await admin.post('/system/role/create', role)).body.data.id
  }

  /** An inviter of depot A, and the token of his invitation for a user of the same depot. */
  async function invite(permissions: readonly string[] = helpdesk) {
    const inviter = await test.signIn(permissions, [north.id])
    count += 1
    const role_id = await newRole(['device.list'])
    const user = { name: `Rina ${count}`, email: `rina${count}@armada.example`, role_id }
    const { id } = (await inviter.post('/user/create', { ...user, group_ids: [north.id] })).body.data
    const { path } = (await inviter.post(`/user/${id}/invite`)).body.data
    return { inviter, id: Number(id), name: user.name, role_id, token: String(path.split('#')[1]) }
  }

  /** Changes the role or the depots of a user. */
  async function update({ userId }: Caller, changes: { role_id?: number; group_ids?: number[] }) {
    const [user] = await test.database.query<{ name: string; email: string; role_id: number }>(
      'select name, email, role_id from app_user where id = $1',
      [userId],
    )
    return admin.put(`/user/${userId}`, { ...user, group_ids: [north.id], ...changes })
  }

  const accept = (token: string) => test.anyone.post('/auth/invitation', { token, ...chosen })
  const actionsOf = async (id: number) => {
    const rows = await test.database.query<{ action: string }>(
      `select action from audit_log where subject_type = 'user' and subject_id = $1 order by id`,
      [id],
    )
    return rows.map(({ action }) => action)
  }

  it('Y03: an invitation works while its inviter keeps his rights', async () => {
    const { inviter, token } = await invite()
    await update(inviter, { role_id: await newRole(helpdesk) })
    expect((await test.anyone.post('/auth/invitation/check', { token })).status).toBe(200)
    expect((await accept(token)).status).toBe(200)
  })

  it('Y03: an invitation ends when its depot moves out of the depots of its inviter', async () => {
    const depot = { name: 'Tengah', kind: 'depot', parent_id: north.id }
    const middle = (await admin.post('/group/create', depot)).body.data.id
    const inviter = await test.signIn(helpdesk, [north.id])
    const role_id = await newRole(['device.list'])
    const user = { name: 'Sari Tengah', email: 'sari@armada.example', role_id, group_ids: [middle] }
    const { id } = (await inviter.post('/user/create', user)).body.data
    const { path } = (await inviter.post(`/user/${id}/invite`)).body.data
    const moved = await admin.put(`/group/${middle}`, { ...depot, parent_id: south.id })
    expect(moved.body.message).toContain('Tautan untuk Sari Tengah dibatalkan')
    expect(await actionsOf(id)).toContain('revoke-link')
    expect((await accept(String(path.split('#')[1]))).status).toBe(404)
  })

  const losses: [string, (inviter: Caller, role: number) => Promise<TestResponse>][] = [
    ['is disabled', (inviter) => admin.post(`/user/${inviter.userId}/disable`)],
    ['moves to another depot', (inviter) => update(inviter, { group_ids: [south.id] })],
    ['gets a role with fewer permissions', (inviter, role_id) => update(inviter, { role_id })],
    [
      'has a role that loses a permission',
      async (inviter) =>
        admin.put(`/system/role/${await roleOf(test.database, inviter.userId)}`, {
          type: 'manual',
          name: `Dikurangi ${inviter.userId}`,
          permissions: permissionIds(helpdesk.filter((code) => code !== 'device.list')),
        }),
    ],
    [
      'has a role that may no longer create users',
      async (inviter) =>
        admin.put(`/system/role/${await roleOf(test.database, inviter.userId)}`, {
          type: 'manual',
          name: `Dikurangi ${inviter.userId}`,
          permissions: permissionIds(helpdesk.filter((code) => code !== 'user.create')),
        }),
    ],
  ]

  it.each(losses)(
    'Y03: an invitation ends when its inviter %s, and the administrator learns it',
    async (_case, change) => {
      const { inviter, id, name, token } = await invite()
      const other = await invite()
      const response = await change(inviter, await newRole(['user.create']))
      expect(response.status).toBe(200)
      expect(response.body.message).toContain(`Tautan untuk ${name} dibatalkan`)
      expect(await actionsOf(id)).toContain('revoke-link')
      expect((await test.anyone.post('/auth/invitation/check', { token })).status).toBe(404)
      expect((await accept(token)).status).toBe(404)
      expect((await accept(other.token)).status).toBe(200)
      const { path } = (await admin.post(`/user/${id}/invite`)).body.data
      expect((await accept(String(path.split('#')[1]))).status).toBe(200)
    },
  )

  it('Y03: the rights of the inviter are checked again at the accept', async () => {
    for (const change of [
      'update app_user set disabled = true where id = $1',
      'update app_user set role_id = null where id = $1',
      'delete from user_group where user_id = $1',
    ]) {
      const { inviter, token, id } = await invite()
      await test.database.query(change, [inviter.userId])
      expect((await accept(token)).status, change).toBe(404)
      const [user] = await test.database.query('select status, password_hash from app_user where id = $1', [
        id,
      ])
      expect(user).toEqual({ status: 'invited', password_hash: null })
    }
  })

  it('Y03: an invitation without a known inviter does not work', async () => {
    const { token, id } = await invite()
    await test.database.query('update account_token set created_by = null where user_id = $1', [id])
    expect((await accept(token)).status).toBe(404)
  })

  it('Y03: an invitation ends when the invited account gets more than its inviter has', async () => {
    const { role_id, token } = await invite()
    const stronger = { type: 'manual', name: `Kuat ${role_id}`, permissions: permissionIds(['role.update']) }
    expect((await admin.put(`/system/role/${role_id}`, stronger)).status).toBe(200)
    expect((await accept(token)).status).toBe(404)
  })

  it('Y03: a queued invitation by e-mail ends with the rights of its inviter', async () => {
    const { inviter, id } = await invite()
    await inviter.post(`/user/${id}/invite/send`)
    const queued = () => test.database.query(`select from mail_outbox where user_id = $1`, [id])
    expect(await queued()).toHaveLength(1)
    await admin.post(`/user/${inviter.userId}/disable`)
    expect(await queued()).toEqual([])
  })

  it('Y03: a recovery link that an administrator copied ends with his rights', async () => {
    const inviter = await test.signIn(helpdesk, [north.id])
    const user = await test.signIn(['device.list'], [north.id])
    const { path } = (await inviter.post(`/user/${user.userId}/recovery`)).body.data
    await admin.post(`/user/${inviter.userId}/disable`)
    const response = await test.anyone.post('/auth/recover', { token: path.split('#')[1], ...chosen })
    expect(response.status).toBe(404)
    expect((await user.get('/me')).status).toBe(200)
  })

  it('Y03: a recovery link that an administrator sends by e-mail ends with his rights', async () => {
    const sender = await test.signIn(helpdesk, [north.id])
    const user = await test.signIn(['device.list'], [north.id])
    const queued = () =>
      test.database.query<{ detail: object }>('select detail from mail_outbox where user_id = $1', [
        user.userId,
      ])
    const links = () => test.database.query('select from account_token where user_id = $1', [user.userId])
    expect((await sender.post(`/user/${user.userId}/recovery/send`)).status).toBe(200)
    expect(await queued()).toEqual([{ detail: { inviterId: sender.userId } }])
    const mail = await claimMail(test.database)
    const decision = mail && (await decideMail(test.database, mail, { publicUrl: 'https://sikud.example' }))
    const [, token] = /recover#([\w-]+)/.exec(JSON.stringify(decision)) ?? []
    expect(await links()).toHaveLength(1)
    const role_id = await newRole(helpdesk.filter((code) => code !== 'user.password'))
    expect((await update(sender, { role_id })).body.message).toContain('dibatalkan')
    expect([await queued(), await links()]).toEqual([[], []])
    expect((await test.anyone.post('/auth/recover', { token, ...chosen })).status).toBe(404)
  })

  it('Y03: a recovery link that the owner asked for ends with no rights of others', async () => {
    const user = await test.signIn(['device.list'], [north.id])
    await queueMail(test.database, { purpose: 'recovery', userId: user.userId, language: 'id' })
    const other = await test.signIn(helpdesk, [north.id])
    await admin.post(`/user/${other.userId}/disable`)
    expect(
      await test.database.query('select from mail_outbox where user_id = $1', [user.userId]),
    ).toHaveLength(1)
  })

  it('Y03: nobody is named to an administrator who does not see his depot', async () => {
    const { inviter, name, id } = await invite()
    await test.database.query('insert into user_group values ($1, $2)', [id, south.id])
    const local = await test.signIn(undefined, [north.id])
    const { status, body } = await local.post(`/user/${inviter.userId}/disable`)
    expect(status).toBe(200)
    expect(body.message).not.toContain(name)
    expect(await actionsOf(id)).toContain('revoke-link')
  })

  it('Y03: an API token loses what its owner loses, and does not get it back', async () => {
    const owner = await test.signIn(['device.list', 'driver.list'], [north.id, south.id])
    const full = await roleOf(test.database, owner.userId)
    const made = await owner.post('/me/token/create', {
      name: 'Papan',
      permissions: permissionIds(['device.list', 'driver.list']),
      group_ids: [north.id],
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    expect(made.status).toBe(201)
    const call = async (path: string) => {
      const headers = { authorization: `Bearer ${made.body.data.token}` }
      const { status, body } = await test.anyone.call({ method: 'GET', url: path, headers })
      return { status, ids: (body.data ?? []).map(({ id }: { id: number }) => id) }
    }
    const both = [north.id, south.id]
    const cut = await update(owner, { role_id: await newRole(['device.list']), group_ids: both })
    expect(cut.body.message).toContain('1 token API')
    expect(await actionsOf(owner.userId)).toContain('cut-token')
    await update(owner, { role_id: full, group_ids: both })
    expect((await call('/driver')).status).toBe(403)
    expect(await call('/device')).toEqual({ status: 200, ids: [north.device] })
    await update(owner, { role_id: full, group_ids: [south.id] })
    await update(owner, { role_id: full, group_ids: both })
    expect((await call('/device')).status).toBe(401)
  })

  it('Y03: a registration is not approved by someone who loses his depot while he waits', async () => {
    const approver = await test.signIn(['user.approve', 'device.list'], [north.id])
    const [pending] = await test.database.query<{ id: number }>(
      `insert into app_user (name, email, email_key, status, password_hash)
       values ('Tamu', 'tamu@armada.example', 'tamu@armada.example', 'pending', 'none') returning id`,
    )
    const role_id = await newRole(['device.list'])
    let response: ReturnType<Caller['post']> | undefined
    await test.database.transaction(async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock(5120014)')
      await transaction.query('update user_group set group_id = $2 where user_id = $1', [
        approver.userId,
        south.id,
      ])
      response = approver.post(`/user/${pending?.id}/approve`, { role_id, group_ids: [north.id] })
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    expect([403, 422]).toContain((await response)?.status)
    const [user] = await test.database.query('select status from app_user where id = $1', [pending?.id])
    expect(user).toEqual({ status: 'pending' })
  })
})
