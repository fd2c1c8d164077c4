import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MailSender } from '../../mail/MailSender.ts'
import { dropUnverified } from './registrationRepository.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { roleOf } from '../../testing/testAuthority.ts'
import type { MailContent } from '../../mail/writeMail.ts'

const password = 'pagi cerah di Bogor'
const mailSettings = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'sikud@armada.example',
  PUBLIC_URL: 'https://armada.example',
}

describe.each([
  ['with e-mail', { ...mailSettings, REGISTRATION: 'approval' }],
  ['without e-mail', { REGISTRATION: 'approval' }],
])('registration %s', (_case, settings: Record<string, string>) => {
  const withMail = 'SMTP_URL' in settings
  const sent: { to: string; content: MailContent }[] = []
  let test: TestApp
  let sender: MailSender
  let count = 0

  beforeAll(async () => {
    test = await createTestApp({ ...settings, TRUST_PROXY: '127.0.0.1' })
    const send = async ({ address }: { address: string }, content: MailContent) => {
      sent.push({ to: address, content })
    }
    sender = new MailSender(test.database, withMail ? { send, publicUrl: 'https://armada.example' } : null)
  })
  beforeEach(async () => {
    sent.length = 0
    await test.database.query('delete from mail_outbox')
    await test.database.query('delete from login_attempt')
    await test.database.query(`delete from app_user where email like '%@armada.example'`)
  })
  afterAll(() => test.close())

  function send(url: string, payload: object) {
    count += 1
    const headers = { 'x-forwarded-for': `10.3.${Math.floor(count / 250)}.${count % 250}` }
    return test.anyone.call({ method: 'POST', url, payload, headers })
  }

  function register(email: string, typed = password) {
    return send('/auth/register', { username: 'Rina', email, password: typed })
  }

  async function readStatus(email: string) {
    const [user] = await test.database.query<{ id: number; status: string }>(
      'select id, status from app_user where email = $1',
      [email],
    )
    return user
  }

  function sentToken(): string {
    return /verify-email#([\w-]{43})/.exec(sent.at(-1)?.content.text ?? '')?.[1] ?? ''
  }

  /** Registers an account. If the server sends e-mail, also verifies the e-mail address. */
  async function registerFully(email: string) {
    await register(email)
    if (withMail) {
      await sender.runOnce()
      await send('/auth/verify-email', { token: sentToken(), password })
    }
    return (await readStatus(email))?.id ?? 0
  }

  it('waits for approval, which assigns a role', async () => {
    const email = 'rina@armada.example'
    const id = await registerFully(email)
    expect((await readStatus(email))?.status).toBe('pending')
    const waiting = await send('/auth/login', { email, password })
    expect(waiting).toMatchObject({
      status: 422,
      body: { message: 'Pendaftaran Anda masih menunggu persetujuan admin armada.' },
    })
    expect((await send('/auth/login', { email, password: 'lain sekali' })).body.message).toBe(
      'Email atau password salah.',
    )
    const admin = await test.signIn()
    const role_id = await roleOf(test.database, (await test.signIn(['device.list'])).userId)
    expect((await admin.get(`/user/${id}`)).body.data).toMatchObject({
      status: 'pending',
      email_verified: withMail,
    })
    expect((await admin.post(`/user/${id}/approve`, { role_id: 987_654 })).status).toBe(422)
    expect((await admin.post(`/user/${id}/approve`, { role_id })).body.message).toBe('Pendaftaran disetujui.')
    expect((await send('/auth/login', { email, password })).status).toBe(200)
    expect((await admin.post(`/user/${id}/approve`, { role_id })).status).toBe(409)
    expect((await admin.post(`/user/${id}/reject`)).status).toBe(409)
    await sender.runOnce()
    expect(sent.at(-1)?.content.subject).toBe(withMail ? 'Pendaftaran disetujui' : undefined)
  })

  it('A19 is approved only with a role whose permissions the caller has', async () => {
    const id = await registerFully('rina@armada.example')
    const helpdesk = await test.signIn(['user.approve', 'device.list'])
    const stronger = await roleOf(test.database, (await test.signIn(['device.list', 'device.delete'])).userId)
    expect((await helpdesk.post(`/user/${id}/approve`, { role_id: stronger })).status).toBe(403)
    expect((await readStatus('rina@armada.example'))?.status).toBe('pending')
  })

  it('is deleted when it is rejected, and the visitor can register again', async () => {
    const id = await registerFully('rina@armada.example')
    const admin = await test.signIn()
    expect((await admin.post(`/user/${id}/reject`)).status).toBe(200)
    expect(await readStatus('rina@armada.example')).toBeUndefined()
    await sender.runOnce()
    if (withMail) expect(sent.at(-1)).toMatchObject({ to: 'rina@armada.example' })
    expect((await register('rina@armada.example')).status).toBe(200)
  })

  it('A09 gets the same response for the e-mail address of an account; the account stays unchanged', async () => {
    await registerFully('rina@armada.example')
    await test.database.query(`update app_user set status = 'active' where email = 'rina@armada.example'`)
    const before = await test.database.query(`select * from app_user where email = 'rina@armada.example'`)
    const again = await register('rina@armada.example', 'password orang lain')
    const fresh = await register('baru@armada.example')
    expect(again).toMatchObject({ status: fresh.status, body: fresh.body })
    expect(await test.database.query(`select * from app_user where email = 'rina@armada.example'`)).toEqual(
      before,
    )
    await sender.runOnce()
    const subjects = sent.map(({ content }) => content.subject)
    expect(subjects).toEqual(
      withMail ? [...subjects.slice(0, -2), 'Anda sudah memiliki akun', 'Konfirmasi alamat email Anda'] : [],
    )
  })

  it('A16 is refused while 200 registrations wait', async () => {
    await test.database.query(
      `insert into app_user (name, email, email_key, status)
       select 'Antre', n || '@armada.example', n || '@armada.example', 'pending' from generate_series(1, 200) as n`,
    )
    expect((await register('rina@armada.example')).status).toBe(409)
    expect(await readStatus('rina@armada.example')).toBeUndefined()
  })

  it('A16 is limited to five an hour from one network', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.80' }
    const statuses = []
    for (let index = 0; index < 6; index++) {
      const payload = { username: 'Rina', email: `r${index}@armada.example`, password }
      const { status } = await test.anyone.call({ method: 'POST', url: '/auth/register', payload, headers })
      statuses.push(status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it.runIf(withMail)('A15 gives a stranger no access if he uses the e-mail of another person', async () => {
    const email = 'korban@armada.example'
    await register(email, 'password si penyerang')
    await sender.runOnce()
    // The owner of the address opens the link and types another password than the stranger did.
    const token = sentToken()
    expect((await send('/auth/verify-email', { token, password })).status).toBe(422)
    expect((await readStatus(email))?.status).toBe('unverified')
    // The owner of the address registers. This deletes the password of the stranger and the first link.
    await register(email)
    await sender.runOnce()
    expect((await send('/auth/verify-email', { token, password: 'password si penyerang' })).status).toBe(404)
    expect((await send('/auth/verify-email', { token: sentToken(), password })).status).toBe(200)
    expect((await send('/auth/login', { email, password: 'password si penyerang' })).body.message).toBe(
      'Email atau password salah.',
    )
  })

  it.runIf(withMail)('is deleted if its e-mail address is not verified within three days', async () => {
    await register('rina@armada.example')
    await test.database.query(`update app_user set created_at = now() - interval '73 hours'
      where email = 'rina@armada.example'`)
    await dropUnverified(test.database)
    expect(await readStatus('rina@armada.example')).toBeUndefined()
  })

  it.runIf(!withMail)('A14 never claims that e-mail was sent', async () => {
    const texts = []
    texts.push((await register('rina@armada.example')).body.message)
    texts.push((await send('/auth/resend', { email: 'rina@armada.example' })).body.message)
    texts.push((await send('/auth/forgot-password', { email: 'rina@armada.example' })).body.message)
    const admin = await test.signIn()
    const role_id = await roleOf(test.database, (await test.signIn([])).userId)
    const user = { name: 'Budi', email: 'budi@armada.example', role_id }
    const created = await admin.post('/user/create', user)
    texts.push(created.body.message)
    const refused = await admin.post(`/user/${created.body.data.id}/invite/send`)
    expect(refused.status).toBe(409)
    texts.push(refused.body.message)
    const { userId } = await test.signIn([])
    const recovery = await admin.post(`/user/${userId}/recovery/send`)
    expect(recovery.status).toBe(409)
    texts.push(recovery.body.message)
    await sender.runOnce()
    expect(sent).toEqual([])
    expect(texts.join('\n')).not.toMatch(/dikirim|kami mengirim|periksa email/i)
  })

  it.runIf(!withMail)('shows administrators a recovery request until they make a link', async () => {
    const { userId } = await test.signIn([])
    await test.database.query(
      `update app_user set email = 'lupa@armada.example', email_key = 'lupa@armada.example'
      where id = $1`,
      [userId],
    )
    const forgot = await send('/auth/forgot-password', { email: 'Lupa@armada.example' })
    expect(forgot.body.message).toBe(
      'Server ini belum dapat mengirim email. Permintaan Anda dicatat; mintalah tautan kepada admin armada.',
    )
    await sender.runOnce()
    const admin = await test.signIn()
    expect((await admin.get(`/user/${userId}`)).body.data.recovery_requested).toBe(true)
    await admin.post(`/user/${userId}/recovery`)
    expect((await admin.get(`/user/${userId}`)).body.data.recovery_requested).toBe(false)
  })
})

describe('disabled registration', () => {
  it('is refused on a server that does not offer registration', async () => {
    const test = await createTestApp()
    const payload = { username: 'Rina', email: 'rina@armada.example', password }
    expect(await test.anyone.post('/auth/register', payload)).toMatchObject({
      status: 403,
      body: { message: 'Pendaftaran tidak dibuka di server ini. Mintalah akun kepada admin armada.' },
    })
    await test.close()
  })
})
