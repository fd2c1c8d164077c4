import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stepAt, totp } from '../security/factors/totp.ts'
import { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { createLink } from '../links/accountLinks.ts'
import { createSetupLink } from '../records/user/createAdministrator.ts'
import { createUser } from '../testing/createUser.ts'
import { decodeBase32 } from '../testing/decodeBase32.ts'
import { SoftAuthenticator } from '../testing/SoftAuthenticator.ts'
import { sampleOperations } from '../testing/operations.ts'
import { addDepot } from '../testing/TwoDepots.ts'

/** Operations that write no entry to the audit log, each with the reason. */
const exceptions: Record<string, string> = {
  checkInvitation: 'reads, and is a POST only to keep the token out of URLs',
  startPasskeySignIn: 'makes a random number; changes no account',
  startPasskeyConfirm: 'makes a random number; changes no account',
  startPasskey: 'makes a random number; changes no account',
  resendVerification: 'requests an e-mail to a typed address; changes no account',
  forgotPassword: 'requests an e-mail to a typed address; changes no account',
  setUpVehicle: 'adds the entries of createVehicle, createDevice and createDriver',
  checkImport: 'reads, and is a POST because the rows need a body',
  cancelImport: 'changes only an import of the caller',
  setUserPassword: 'always refused: no user can set the password of another user',
  reportPositions: 'positions come from trackers, not from a person',
  forwardTraccarPosition: 'positions come from trackers, not from a person',
  deleteNotification: 'changes only the inbox of the caller',
  readNotifications: 'changes only the inbox of the caller',
  updateNotificationRules: 'changes only the inbox of the caller',
  registerPushToken: 'a browser of the caller; deleted with the session',
  removePushToken: 'a browser of the caller; deleted with the session',
  sendTestNotification: 'sends a message only to the caller',
  sendTestPush: 'sends a message only to a browser of the caller',
}

const writes = sampleOperations.filter(({ method }) => method !== 'GET')
const needed = writes.map(({ operationId }) => operationId).filter((name) => !(name in exceptions))

describe('operations that write', () => {
  let test: TestApp
  let admin: Caller
  const password = 'empat kata acak'

  beforeAll(async () => {
    test = await createTestApp({
      REGISTRATION: 'approval',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'sikud@armada.example',
      PUBLIC_URL: 'https://sikud.example',
    })
    await setUp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  /** Creates, changes and deletes a record with the three operations of its type. */
  async function createChangeDelete(create: (typeof writes)[number]) {
    const name = create.operationId.replace('create', '')
    const payload: Record<string, unknown> = { ...create.payload }
    if (name === 'User') payload['role_id'] = (await admin.get('/system/role')).body.data[0].id
    const created = await admin.post(create.url, payload)
    expect(created.status, create.operationId).toBe(201)
    const { id } = created.body.data
    const at = (operationId: string) => {
      const url = writes.find((operation) => operation.operationId === operationId)?.url
      return url === undefined ? null : url.replace('987654', String(id))
    }
    const field = 'name' in payload ? 'name' : 'number'
    const changed = { ...payload, [field]: `${String(payload[field])}X` }
    const [update, disable, remove] = [at(`update${name}`), at(`disable${name}`), at(`delete${name}`)]
    if (update) expect((await admin.put(update, changed)).status, update).toBe(200)
    if (name === 'User') {
      await useLinks(id)
      expect((await admin.delete(`/user/${id}/session`)).status).toBe(200)
      expect((await admin.delete(`/user/${id}/token`)).status).toBe(200)
    }
    if (disable) {
      expect((await admin.post(disable)).status).toBe(200)
      expect((await admin.post(disable.replace('disable', 'enable'))).status).toBe(200)
      await admin.post(disable)
    }
    if (remove) expect((await admin.delete(remove)).status, remove).toBe(200)
  }

  /** Creates the first administrator by the setup link. */
  async function setUp() {
    const token = (await createSetupLink(test.database))?.split('#')[1]
    const account = { name: 'Pertama', email: 'pertama@armada.example' }
    const answer = await test.anyone.post('/auth/setup', {
      ...account,
      token,
      password_new: password,
      password_re: password,
    })
    expect(answer.status).toBe(200)
  }

  /** Two visitors register and verify their addresses; one is approved, the other rejected. */
  async function register() {
    for (const decision of ['approve', 'reject']) {
      const email = `${decision}@armada.example`
      const answer = await test.anyone.post('/auth/register', { username: 'Tamu', email, password })
      expect(answer.status).toBe(200)
      const [user] = await test.database.query<{ id: number }>('select id from app_user where email = $1', [
        email,
      ])
      const id = user?.id ?? 0
      const { path } = await createLink(test.database, id, 'verification', { mailed: true })
      const proof = { token: path.split('#')[1], password }
      expect((await test.anyone.post('/auth/verify-email', proof)).status).toBe(200)
      const role_id = (await admin.get('/system/role')).body.data[0].id
      const body = decision === 'approve' ? { role_id } : undefined
      expect((await admin.post(`/user/${id}/${decision}`, body)).status).toBe(200)
    }
  }

  async function useLinks(id: number) {
    for (const [link, use] of [
      ['invite', 'invitation'],
      ['recovery', 'recover'],
    ]) {
      await admin.post(`/user/${id}/${link}/send`)
      const { path } = (await admin.post(`/user/${id}/${link}`)).body.data
      const body = { token: path.split('#')[1], password_new: password, password_re: password }
      expect((await test.anyone.post(`/auth/${use}`, body)).status).toBe(200)
    }
  }

  async function useFactors() {
    const email = 'dua-langkah@armada.example'
    const id = await createUser(test.database, { email, password })
    const login = async () => (await test.anyone.post('/auth/login', { email, password })).body
    const own = new Caller(test.app, (await login()).token, id)
    async function turnOn(): Promise<string[]> {
      const seed = decodeBase32((await own.post('/me/factor/totp')).body.data.secret)
      const code = totp(seed, stepAt(Date.now()))
      return (await own.post('/me/factor/totp/confirm', { code })).body.data.codes
    }
    const [code = ''] = await turnOn()
    const { challenge } = await login()
    expect((await test.anyone.post('/auth/factor', { challenge, code })).status).toBe(200)
    await own.post('/me/factor/codes')
    await own.delete('/me/factor/totp')
    await usePasskey(own)
    await turnOn()
    expect((await admin.delete(`/user/${id}/factor`)).status).toBe(200)
  }

  async function usePasskey(own: Caller) {
    const device = new SoftAuthenticator('https://sikud.example')
    const { data } = (await own.post('/me/passkey/options')).body
    const added = await own.post('/me/passkey/create', { name: 'Laptop', passkey: device.make(data) })
    expect(added.status).toBe(201)
    const options = (await test.anyone.post('/auth/passkey/options', {})).body.data
    expect((await test.anyone.post('/auth/passkey', { passkey: device.sign(options) })).status).toBe(200)
    expect((await own.delete(`/me/passkey/${added.body.data.id}`)).status).toBe(200)
  }

  async function changeEmail() {
    const own = await test.signIn([])
    const ask = () => own.post('/me/email', { email: 'alamat-baru@armada.example' })
    await ask()
    expect((await own.delete('/me/email')).status).toBe(200)
    await ask()
    const { path } = await createLink(test.database, own.userId, 'email', { mailed: true })
    const token = path.split('#')[1]
    expect((await test.anyone.post('/auth/confirm-email', { token })).status).toBe(200)
  }

  async function changeRecords() {
    const { id, device, driver, vehicle, trip } = await addDepot(test, 'C')
    const rules = writes.find(({ operationId }) => operationId === 'updateGroupRules')?.payload ?? {}
    expect((await admin.put(`/group/${id}/rule`, rules)).status).toBe(200)
    await admin.post('/audit/export', { list: 'device', count: 1 })
    await admin.post(`/gps/session/${trip}/export`, { format: 'gpx' })
    await admin.post(`/device/${device}/share`, { channel: 'whatsapp' })
    expect((await admin.delete(`/gps/session/${trip}`)).status).toBe(200)
    const [exclusion] = (await admin.get(`/device/${device}/exclusion`)).body.data
    expect((await admin.delete(`/gps/exclusion/${exclusion.id}`)).status).toBe(200)
    const hour = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString()
    const correction = { from: hour(2), to: hour(1), vehicle_id: null, driver_id: null }
    expect((await admin.put(`/assignment/device/${device}`, correction)).status).toBe(200)
    for (const [path, body] of [
      [`/driver/${driver}`, undefined],
      [`/vehicle/${vehicle}`, {}],
      [`/device/${device}`, {}],
    ] as const) {
      expect((await admin.post(`${path}/archive`, body)).status).toBe(200)
      expect((await admin.post(`${path}/restore`)).status).toBe(200)
    }
  }

  async function changeMany() {
    const { id, vehicle, driver, device } = await addDepot(test, 'M')
    const changes = { group_id: id }
    await test.database.query('update device set vehicle_id = null where id = $1', [device])
    const driverId = (await admin.post('/driver/create', { name: 'Terhapus' })).body.data.id
    const vehicleId = (
      await admin.post(
        '/vehicle/create',
        writes.find(({ operationId }) => operationId === 'createVehicle')?.payload,
      )
    ).body.data.id
    const deviceId = (await admin.post('/device/create', { name: 'Terhapus', imei: '861230049870019' })).body
      .data.id
    for (const [kind, old, made] of [
      ['device', device, deviceId],
      ['vehicle', vehicle, vehicleId],
      ['driver', driver, driverId],
    ] as const) {
      const away = await admin.post(`/${kind}/update`, { records: [{ id: made }], changes })
      expect(away.body.data.done, kind).toBe(1)
      expect((await admin.post(`/change/${away.body.undo}/undo`)).status).toBe(200)
      expect((await admin.post(`/${kind}/update`, { records: [{ id: old }], changes })).status).toBe(200)
      expect((await admin.post(`/${kind}/delete`, { records: [{ id: made }] })).body.data.done).toBe(1)
    }
    const sheet = { kind: 'driver', columns: ['driver'], rows: [['Dari Lembar']] }
    expect((await admin.post('/import', sheet)).status).toBe(202)
    await expect
      .poll(async () =>
        (await admin.get('/driver')).body.data.some(({ name }: { name: string }) => name === 'Dari Lembar'),
      )
      .toBe(true)
    const [first, second] = (await admin.get('/deleted?kind=driver')).body.data
    expect((await admin.post(`/deleted/${first.id}/restore`)).status).toBe(200)
    expect((await admin.delete(`/deleted/${second.id}`)).status).toBe(200)
  }

  async function changeReading() {
    const { device } = await addDepot(test, 'D')
    await test.database.query(
      `insert into device_contact (device_id, protocol, last_contact, clock_offset_s, clock_since)
       values ($1, 'osmand', now(), 25200, now())`,
      [device],
    )
    expect((await admin.put(`/device/${device}/speed-unit`, { unit: 'ms' })).status).toBe(200)
    expect((await admin.delete(`/device/${device}/clock`)).status).toBe(200)
  }

  it('every operation that writes either adds an audit entry or is exempt from the audit log', async () => {
    const email = 'catatan@armada.example'
    await createUser(test.database, { email, password })
    const signIn = async () => {
      const { token } = (await test.anyone.post('/auth/login', { email, password })).body
      return (method: 'POST' | 'GET' | 'DELETE', path: string, payload?: object) =>
        test.anyone.call({
          method,
          url: path,
          ...(payload && { payload }),
          headers: { authorization: `Bearer ${token}` },
        })
    }
    await register()
    const own = await signIn()
    await own('POST', '/me/profile', { name: 'Nama Baru' })
    await own('POST', '/auth/logout')
    const again = await signIn()
    await signIn()
    await again('POST', '/me/confirm', { password })
    const [other] = (await again('GET', '/me/session')).body.data
    await again('DELETE', `/me/session/${other.id}`)
    await again('DELETE', '/me/session')
    await again('POST', '/me/password', {
      password,
      password_new: 'lima kata acak lagi',
      password_re: 'lima kata acak lagi',
    })
    await useFactors()
    await changeEmail()
    const [role] = (await admin.get('/system/role')).body.data
    await admin.post('/me/view-as', { role_id: role.id })
    await admin.delete('/me/view-as')
    const creates = writes.filter(({ url }) => url.endsWith('/create') && !url.startsWith('/me/passkey'))
    for (const operation of creates) await createChangeDelete(operation)
    await changeRecords()
    await changeMany()
    await changeReading()
    const rows = await test.database.query<{ action: string }>('select distinct action from audit_log')
    const written = new Set(rows.map(({ action }) => action))
    expect(needed.filter((name) => !written.has(name))).toEqual([])
    expect(Object.keys(exceptions).filter((name) => written.has(name))).toEqual([])
  })

  it('the audit log contains no password, no password hash and no token', async () => {
    const text = JSON.stringify(await test.database.query('select * from audit_log'))
    for (const secret of [password, 'kata acak', 'argon2', admin.token ?? ''])
      expect(text).not.toContain(secret)
  })

  it('every operation that is exempt from the audit log is in the contract', () => {
    const names = new Set(writes.map(({ operationId }) => operationId))
    expect(Object.keys(exceptions).filter((name) => !names.has(name))).toEqual([])
  })
})
