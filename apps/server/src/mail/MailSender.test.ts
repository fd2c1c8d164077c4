import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { createUser } from '../testing/createUser.ts'
import { roleOf } from '../testing/testAuthority.ts'
import { htmlText, plainText, TestMailServer } from '../testing/TestMailServer.ts'
import { ApiTokenExpiry, MailSender } from './MailSender.ts'
import { createSmtpTransport } from './smtpTransport.ts'

const publicUrl = 'https://armada.example'
const password = { password_new: 'pagi cerah di Bogor', password_re: 'pagi cerah di Bogor' }

describe('e-mail', () => {
  let test: TestApp
  let mail: TestMailServer
  let sender: MailSender
  let errors: unknown[]
  let count = 0

  beforeAll(async () => {
    mail = new TestMailServer({ disabledCommands: ['STARTTLS'] })
    const url = `smtp://127.0.0.1:${await mail.listen()}`
    const settings = { SMTP_URL: url, MAIL_FROM: 'SIKUD <sikud@armada.example>', PUBLIC_URL: `${publicUrl}/` }
    test = await createTestApp({ ...settings, REGISTRATION: 'approval', TRUST_PROXY: '127.0.0.1' })
    const send = createSmtpTransport({ url, from: settings.MAIL_FROM })
    sender = new MailSender(test.database, { send, publicUrl }, (error) => errors.push(error))
  })
  beforeEach(async () => {
    errors = []
    mail.received.length = 0
    mail.failures = 0
    await test.database.query('delete from mail_outbox')
    await test.database.query('delete from login_attempt')
    await test.database.query(`delete from app_user where email like '%@armada.example'`)
  })
  afterAll(async () => {
    await test.close()
    await mail.close()
  })

  function send(url: string, payload: object, headers: Record<string, string> = {}) {
    count += 1
    const network = { 'x-forwarded-for': `10.2.${Math.floor(count / 250)}.${count % 250}` }
    return test.anyone.call({ method: 'POST', url, payload, headers: { ...network, ...headers } })
  }

  /** Returns the token of the link to `page` in the latest e-mail. */
  function sentToken(page: string): string {
    const found = new RegExp(`${publicUrl}/${page}#([\\w-]{43})`).exec(plainText(lastMail()))?.[1]
    if (!found) throw new Error(`No link to ${page} was sent.`)
    return found
  }

  function lastMail() {
    const last = mail.received.at(-1)
    if (!last) throw new Error('No e-mail was sent.')
    return last
  }

  async function createVerified(email: string) {
    const id = await createUser(test.database, { email, permissions: [], password: password.password_new })
    await test.database.query('update app_user set email_verified_at = now() where id = $1', [id])
    return id
  }

  it('delivers an invitation; its use verifies the address of the receiver', async () => {
    const admin = await test.signIn()
    const role_id = await roleOf(test.database, (await test.signIn([])).userId)
    const user = { name: 'Rina', email: 'rina@armada.example', role_id }
    const { id } = (await admin.post('/user/create', user)).body.data
    expect((await admin.post(`/user/${id}/invite/send`)).body.message).toBe(
      'Email undangan akan dikirim ke rina@armada.example.',
    )
    await sender.runOnce()
    expect(mail.received).toHaveLength(1)
    expect(lastMail().to).toEqual(['rina@armada.example'])
    expect(lastMail().raw).toContain('Subject: Undangan bergabung di SIKUD')
    const [before, after] = plainText(lastMail()).split(/https:\S+/)
    expect(before).toContain('Halo Rina,')
    expect(before).toContain('Pengguna Uji membuatkan Anda akun di SIKUD. Buat password lewat tautan ini:')
    expect(after).toMatch(/Tautan berlaku sampai .+ WIB dan hanya sekali pakai\./)
    expect(htmlText(lastMail())).toContain(`<a href="${publicUrl}/invitation#`)
    await send('/auth/invitation', { token: sentToken('invitation'), ...password })
    expect((await admin.get(`/user/${id}`)).body.data).toMatchObject({
      status: 'active',
      email_verified: true,
    })
  })

  it('A01 an e-mail has links to PUBLIC_URL, even if the request has another Host', async () => {
    await createVerified('rina@armada.example')
    await send('/auth/forgot-password', { email: 'Rina@Armada.example' }, { host: 'jahat.example' })
    await sender.runOnce()
    expect(lastMail().raw).not.toContain('jahat')
    expect(sentToken('recover')).toHaveLength(43)
  })

  it('A08 an e-mail is sent only to the stored address if a visitor types one that looks similar', async () => {
    await createVerified('rina@armada.example')
    await send('/auth/forgot-password', { email: 'rİna@armada.example' })
    await send('/auth/forgot-password', { email: 'rına@armada.example' })
    await sender.runOnce()
    expect(mail.received.flatMap(({ to }) => to).filter((to) => to !== 'rina@armada.example')).toEqual([])
  })

  it('A09 an e-mail for a forgotten password is queued for any address; the response is always the same', async () => {
    const disabled = await createVerified('mati@armada.example')
    await test.database.query('update app_user set disabled = true where id = $1', [disabled])
    const pending = await createVerified('tunggu@armada.example')
    await test.database.query(`update app_user set status = 'pending' where id = $1`, [pending])
    await createVerified('rina@armada.example')
    const answers = []
    for (const name of ['rina', 'mati', 'tunggu', 'tidak.ada']) {
      const { status, body } = await send('/auth/forgot-password', { email: `${name}@armada.example` })
      answers.push({ status, body })
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const rows = await test.database.query('select user_id, purpose from mail_outbox')
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ user_id: null, purpose: 'recovery' })))
    await sender.runOnce()
    expect(mail.received.map(({ to }) => to)).toEqual([['rina@armada.example']])
    expect(await test.database.query('select from mail_outbox')).toEqual([])
  })

  it('warns once, 14 days before an API token expires, and only at a verified address', async () => {
    const expiry = new ApiTokenExpiry(test.database)
    const verified = await createVerified('rina@armada.example')
    const unverified = await createUser(test.database, { email: 'baru@armada.example', permissions: [] })
    const disabled = await createVerified('mati@armada.example')
    await test.database.query('update app_user set disabled = true where id = $1', [disabled])
    await test.database.query(
      `insert into api_token (user_id, name, token_hash, created_at, expires_at, language)
       select id, name, convert_to(id || name, 'UTF8'), now() - age * interval '1 day',
         now() + days * interval '1 day', language
       from unnest($1::int[]) as id, (values
         ('Laporan', 80, 13, 'id'), ('Papan', 80, 13.9, 'en'), ('Baru', 80, 15, 'id'), ('Lama', 80, -1, 'id'),
         ('Sebentar', 1, 9, 'id')) as given (name, age, days, language)`,
      [[verified, unverified, disabled]],
    )
    await Promise.all([expiry.runOnce(), expiry.runOnce()])
    await sender.runOnce()
    await expiry.runOnce()
    await sender.runOnce()
    const texts = mail.received.map(plainText).toSorted()
    expect(mail.received.map(({ to }) => to)).toEqual([['rina@armada.example'], ['rina@armada.example']])
    expect(texts[1]).toContain('The API token "Papan" is valid until')
    expect(texts[0]).toContain('Token API "Laporan" berlaku sampai')
    expect(texts[0]).toContain(`${publicUrl}/account/security`)
    expect(mail.received.map(({ raw }) => raw).join('')).toContain('Subject: Token API segera kedaluwarsa')
    // Now the owner has a verified address, so the next check sends the e-mail.
    await test.database.query('update app_user set email_verified_at = now() where id = $1', [unverified])
    await expiry.runOnce()
    await sender.runOnce()
    expect(mail.received.slice(2).map(({ to }) => to)).toEqual([
      ['baru@armada.example'],
      ['baru@armada.example'],
    ])
  })

  it('A12 shows a name with markup and line breaks as text', async () => {
    const admin = await test.signIn()
    const role_id = await roleOf(test.database, (await test.signIn([])).userId)
    const name = '<b>Rina</b>\r\nBcc: lain@armada.example'
    const { id } = (await admin.post('/user/create', { name, email: 'rina@armada.example', role_id })).body
      .data
    await admin.post(`/user/${id}/invite/send`)
    await sender.runOnce()
    expect(lastMail().to).toEqual(['rina@armada.example'])
    const [head] = lastMail().raw.split('\r\n\r\n')
    expect(head).not.toMatch(/^Bcc:/im)
    expect(plainText(lastMail())).toContain('Halo <b>Rina</b> Bcc: lain@armada.example,')
    expect(htmlText(lastMail())).toContain('&lt;b&gt;Rina&lt;/b&gt;')
  })

  it('A13 an e-mail is sent again after a failure, and only the link of the last e-mail works', async () => {
    const id = await createVerified('rina@armada.example')
    await send('/auth/forgot-password', { email: 'rina@armada.example' })
    // The mail server accepts the e-mail, but our server stops before it deletes the row.
    const stop = test.database.query(`create rule keep as on delete to mail_outbox do instead nothing`)
    await stop
    await sender.runOnce()
    await test.database.query('drop rule keep on mail_outbox')
    const first = sentToken('recover')
    await test.database.query(`update mail_outbox set next_try_at = now()`)
    await sender.runOnce()
    const second = sentToken('recover')
    expect(mail.received).toHaveLength(2)
    expect(await test.database.query('select from account_token where user_id = $1', [id])).toHaveLength(1)
    expect((await send('/auth/recover', { token: first, ...password })).status).toBe(404)
    expect((await send('/auth/recover', { token: second, ...password })).status).toBe(200)
  })

  it('an e-mail is tried up to five times in six hours, and then shown as failed', async () => {
    const id = await createVerified('rina@armada.example')
    const admin = await test.signIn()
    mail.failures = 9
    await admin.post(`/user/${id}/recovery/send`)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 5; attempt++) {
      await sender.runOnce()
      const [row] = await test.database.query<{ wait: number }>(
        'select extract(epoch from next_try_at - now())::float8 / 60 as wait from mail_outbox',
      )
      waits.push(Math.round(row?.wait ?? 0))
      await test.database.query('update mail_outbox set next_try_at = now()')
    }
    expect(waits.slice(0, 4)).toEqual([1, 10, 60, 300])
    expect((await admin.get(`/user/${id}`)).body.data.mail_failed).toBe(true)
    await sender.runOnce()
    expect(mail.failures).toBe(4)
    expect(errors).toHaveLength(5)
    expect(String(errors[0])).toMatch(/^Error: An e-mail \(recovery\) was not sent: E[A-Z]+$/)
    expect(errors.map(String).join()).not.toContain('rina')
    await admin.post(`/user/${id}/recovery`)
    expect((await admin.get(`/user/${id}`)).body.data.mail_failed).toBe(false)
  })

  it('sends no recovery link to an address that is not verified; administrators see the request', async () => {
    const id = await createUser(test.database, {
      email: 'rina@armada.example',
      password: password.password_new,
    })
    await send('/auth/forgot-password', { email: 'rina@armada.example' })
    await send('/auth/forgot-password', { email: 'rina@armada.example' })
    await sender.runOnce()
    expect(mail.received).toEqual([])
    const admin = await test.signIn()
    expect((await admin.get(`/user/${id}`)).body.data.recovery_requested).toBe(true)
    expect(await test.database.query(`select from mail_outbox`)).toHaveLength(1)
  })

  it('A10 an e-mail does not delay the response to its request, even if the mail server never responds', async () => {
    const silent = createServer()
    const sockets: Socket[] = []
    silent.on('connection', (socket) => sockets.push(socket))
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const address = silent.address()
    const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const exit = { send: createSmtpTransport({ url, from: 'sikud@armada.example' }), publicUrl }
    await createVerified('rina@armada.example')
    const ask = () => send('/auth/forgot-password', { email: 'rina@armada.example' })
    await ask()
    let isSending = true
    const sending = new MailSender(test.database, exit, (error) => errors.push(error)).runOnce()
    void sending.then(() => (isSending = false))
    await once(silent, 'connection')
    expect((await ask()).status).toBe(200)
    expect(await test.database.query('select from mail_outbox')).toHaveLength(2)
    expect(isSending).toBe(true)
    silent.close()
    for (const socket of sockets) socket.destroy()
    await sending
    expect(errors.map(String)).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/was not sent: E[A-Z]+$/)),
    )
  })

  it('an address gets at most three e-mails an hour; further requests get the same response', async () => {
    await createVerified('rina@armada.example')
    for (let index = 0; index < 5; index++) {
      expect((await send('/auth/forgot-password', { email: 'rina@armada.example' })).status).toBe(200)
    }
    expect(await test.database.query('select from mail_outbox')).toHaveLength(3)
  })

  it('an e-mail with a security notice is still sent after an administrator creates a new link', async () => {
    const id = await createVerified('rina@armada.example')
    const { body } = await send('/auth/login', {
      email: 'rina@armada.example',
      password: password.password_new,
    })
    const rina = new Caller(test.app, body.token, id)
    const changed = { password_new: 'sore teduh di Malang', password_re: 'sore teduh di Malang' }
    await rina.post('/me/password', { password: password.password_new, ...changed })
    const admin = await test.signIn()
    await admin.post(`/user/${id}/recovery`)
    await sender.runOnce()
    expect(mail.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim())).toContain(
      'Password telah diubah',
    )
  })

  it('a queued e-mail is deleted with its user', async () => {
    const id = await createVerified('rina@armada.example')
    await test.database.query(
      `insert into mail_outbox (purpose, user_id, language) values ('passwordChanged', $1, 'id')`,
      [id],
    )
    const admin = await test.signIn()
    await admin.post(`/user/${id}/disable`)
    expect(await test.database.query('select from mail_outbox')).toHaveLength(1)
    await admin.delete(`/user/${id}`)
    expect(await test.database.query('select from mail_outbox')).toEqual([])
  })

  it('informs the owner that the password was changed', async () => {
    const id = await createVerified('rina@armada.example')
    const { body } = await send('/auth/login', {
      email: 'rina@armada.example',
      password: password.password_new,
    })
    const rina = new Caller(test.app, body.token, id)
    const changed = { password_new: 'sore teduh di Malang', password_re: 'sore teduh di Malang' }
    await rina.post('/me/password', { password: password.password_new, ...changed })
    await sender.runOnce()
    expect(lastMail().raw).toContain('Subject: Password telah diubah')
  })
})
