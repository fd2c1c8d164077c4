import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MailSender } from '../mail/MailSender.ts'
import { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { findInTables } from '../testing/findInTables.ts'
import { roleOf } from '../testing/testAuthority.ts'
import { addDepot } from '../testing/TwoDepots.ts'
import { verifyChain } from './verifyChain.ts'

const password = 'pagi cerah di Bogor'
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'sikud@armada.example',
  PUBLIC_URL: 'https://armada.example',
}

describe('A40 the personal data of an erased person', () => {
  let test: TestApp
  let admin: Caller

  beforeAll(async () => {
    test = await createTestApp(mail)
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  it('A40 the personal data of a driver is in no table after the driver is erased', async () => {
    const depot = await addDepot(test, 'E')
    const driver = {
      name: 'Suharto Prabowoputra',
      phone: '+62 813 2222 3333',
      email: 'suharto@supir.example',
    }
    const traces = ['Prabowoputra', 'Baskarawan', '2222 3333', 'suharto@']
    const headers = { 'idempotency-key': 'supir-1' }
    const made = await admin.call({ method: 'POST', url: '/driver/create', payload: driver, headers })
    const id = Number(made.body.data.id)
    const device = { name: 'Pelacak E', imei: depot.imei, vehicle_id: depot.vehicle }
    expect((await admin.put(`/device/${depot.device}`, { ...device, driver_id: id })).status).toBe(200)
    await admin.get(`/gps/session/${depot.trip}`)
    await admin.put(`/driver/${id}`, { ...driver, name: 'Suharto Baskarawan' })
    expect((await findInTables(test.database, traces)).toSorted()).toEqual([
      'audit_log',
      'driver',
      'record_change',
    ])
    expect((await admin.put(`/device/${depot.device}`, { ...device, driver_id: null })).status).toBe(200)
    expect((await admin.delete(`/driver/${id}`)).status).toBe(200)
    expect(await findInTables(test.database, traces)).toEqual(['record_change'])
    const [deleted] = (await admin.get('/deleted?kind=driver')).body.data
    expect((await admin.delete(`/deleted/${deleted.id}`)).status).toBe(200)
    expect(await findInTables(test.database, traces)).toEqual([])
    expect(await verifyChain(test.database)).toMatchObject({ problem: null, erased: 2 })
  })

  it('A40 the personal data of a user is in no table after the user is deleted', async () => {
    const role_id = await roleOf(test.database, admin.userId)
    const [name, email] = ['Wulandari Setyaningrum', 'wulan@armada.example']
    const traces = ['Wulandari', 'wulan@', '44445555']
    const headers = { 'idempotency-key': 'undangan-1' }
    const payload = { name, email, role_id, all_groups: true }
    const made = await admin.call({ method: 'POST', url: '/user/create', payload, headers })
    const id = Number(made.body.data.id)
    const { path } = (await admin.post(`/user/${id}/invite`)).body.data
    const accept = { token: path.split('#')[1], password_new: password, password_re: password }
    expect((await test.anyone.post('/auth/invitation', accept)).status).toBe(200)
    const { token } = (await test.anyone.post('/auth/login', { email, password })).body
    const wulan = new Caller(test.app, token, id)
    await test.database.query(`update app_user set phone = '0812-44445555' where id = $1`, [id])
    // The user invites another person, whose e-mail is still queued, and requests a recovery link.
    const other = { name: 'Budi', email: 'budi@armada.example', role_id, all_groups: true }
    const invited = (await wulan.post('/user/create', other)).body.data.id
    expect((await wulan.post(`/user/${invited}/invite/send`)).status).toBe(200)
    await test.anyone.post('/auth/forgot-password', { email })
    expect(await findInTables(test.database, traces)).toEqual(
      expect.arrayContaining(['app_user', 'audit_log', 'mail_outbox']),
    )
    await admin.post(`/user/${id}/disable`)
    expect((await admin.delete(`/user/${id}`)).status).toBe(200)
    expect(await findInTables(test.database, traces)).toEqual([])
    expect((await verifyChain(test.database)).problem).toBeNull()
    // An invitation is worth what its inviter may give: the server does not send it any more.
    const sent: string[] = []
    const exit = {
      send: async (_to: unknown, { text }: { text: string }) => void sent.push(text),
      publicUrl: mail.PUBLIC_URL,
    }
    await new MailSender(test.database, exit).runOnce()
    expect(sent).toEqual([])
  })
})
