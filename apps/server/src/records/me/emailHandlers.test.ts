import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLink } from '../../links/accountLinks.ts'
import { dropOldChanges } from '../../links/emailChanges.ts'
import { MailSender } from '../../mail/MailSender.ts'
import { createSmtpTransport } from '../../mail/smtpTransport.ts'
import { createToken } from '../../security/tokens.ts'
import { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { createUser } from '../../testing/createUser.ts'
import { findInTables } from '../../testing/findInTables.ts'
import { roleOf } from '../../testing/testAuthority.ts'
import { plainText, type ReceivedMail, TestMailServer } from '../../testing/TestMailServer.ts'

const publicUrl = 'https://armada.example'
const password = 'pagi cerah di Bogor'
const gone = 'Tautan ini tidak berlaku lagi. Ulangi perubahan alamat di halaman Keamanan.'

describe('a change of one’s own e-mail address', () => {
  let test: TestApp
  let mail: TestMailServer
  let sender: MailSender
  let count = 0

  beforeAll(async () => {
    mail = new TestMailServer({ disabledCommands: ['STARTTLS'] })
    const url = `smtp://127.0.0.1:${await mail.listen()}`
    const from = 'SIKUD <sikud@armada.example>'
    test = await createTestApp({
      SMTP_URL: url,
      MAIL_FROM: from,
      PUBLIC_URL: publicUrl,
      REGISTRATION: 'approval',
      TRUST_PROXY: '127.0.0.1',
    })
    sender = new MailSender(test.database, { send: createSmtpTransport({ url, from }), publicUrl })
  })
  beforeEach(async () => {
    mail.received.length = 0
    await test.database.query('delete from mail_outbox')
    await test.database.query('delete from login_attempt')
  })
  afterAll(async () => {
    await test.close()
    await mail.close()
  })

  function send(path: string, payload: object) {
    count += 1
    const headers = { 'x-forwarded-for': `10.4.${Math.floor(count / 250)}.${count % 250}` }
    return test.anyone.call({ method: 'POST', url: path, payload, headers })
  }
  const confirm = (token: string) => send('/auth/confirm-email', { token })

  /** Creates a user who is signed in. By default, the user has a verified address and no second factor. */
  async function join({ verified = true, factor = false } = {}) {
    count += 1
    const email = `lama${count}@armada.example`
    const id = await createUser(test.database, { email, password, permissions: ['device.list'] })
    if (verified)
      await test.database.query('update app_user set email_verified_at = now() where id = $1', [id])
    if (factor) await addFactor(id)
    const caller = new Caller(test.app, await createToken(test.database, id), id)
    return { id, email, caller, fresh: `baru${count}@armada.example` }
  }

  async function addFactor(id: number) {
    await test.database.query(
      `insert into user_factor (user_id, seed, confirmed_at) values ($1, '\\x00', now())`,
      [id],
    )
  }

  async function ask(caller: Caller, email: string) {
    const answer = await caller.post('/me/email', { email })
    await sender.runOnce()
    return answer
  }

  const mailTo = (address: string): ReceivedMail | undefined =>
    mail.received.findLast(({ to }) => to.includes(address))

  /** Returns the token of the latest e-mail to an address. */
  function tokenTo(address: string): string {
    const received = mailTo(address)
    const token = received && /confirm-email#([\w-]{43})/.exec(plainText(received))?.[1]
    if (!token) throw new Error(`No link was sent to ${address}.`)
    return token
  }

  async function readEmail(id: number) {
    const [row] = await test.database.query<{ email: string; verified: boolean }>(
      'select email, email_verified_at is not null as verified from app_user where id = $1',
      [id],
    )
    return row
  }

  const waiting = async (caller: Caller) => (await caller.get('/me')).body.data.email_change

  it('an e-mail change needs both mailboxes without a second factor, and sends the old one a notice', async () => {
    const { id, email, fresh, caller } = await join()
    expect((await ask(caller, fresh)).body.message).toBe(
      `Email konfirmasi akan dikirim ke ${fresh} dan ke alamat lama. Buka tautan di kedua email itu.`,
    )
    expect(await waiting(caller)).toMatchObject({ email: fresh, waits_for: ['new', 'old'] })
    expect(plainText(mailTo(email)!)).toContain(`alamat email akun SIKUD Anda menjadi ${fresh}.`) // oxlint-disable-line typescript/no-non-null-assertion -- it was sent
    expect((await confirm(tokenTo(fresh))).body.message).toBe(
      'Terima kasih. Alamat berubah setelah tautan di email satunya juga dibuka.',
    )
    expect(await waiting(caller)).toMatchObject({ waits_for: ['old'] })
    expect(await readEmail(id)).toEqual({ email, verified: true })
    mail.received.splice(0, mail.received.length, ...mail.received.filter(({ to }) => to.includes(email)))
    expect((await confirm(tokenTo(email))).body.message).toBe(
      'Alamat email berhasil diubah. Mulai sekarang masuklah dengan alamat baru.',
    )
    expect(await readEmail(id)).toEqual({ email: fresh, verified: true })
    expect(await waiting(caller)).toBeNull()
    await sender.runOnce()
    expect(mailTo(email)?.raw).toContain('Subject: Alamat email diubah')
    expect((await send('/auth/login', { email, password })).status).toBe(422)
    expect((await send('/auth/login', { email: fresh, password })).status).toBe(200)
  })

  it.each([
    ['with a second factor', { factor: true }],
    ['of an address that nobody verified', { verified: false }],
  ])('an e-mail change %s needs only the new mailbox', async (_case, user) => {
    const { id, email, fresh, caller } = await join(user)
    expect((await ask(caller, fresh)).body.message).toBe(`Email konfirmasi akan dikirim ke ${fresh}.`)
    expect(mailTo(email)).toBeUndefined()
    expect(mail.received).toHaveLength(1)
    await confirm(tokenTo(fresh))
    expect(await readEmail(id)).toEqual({ email: fresh, verified: true })
    await sender.runOnce()
    // An address that is not verified may belong to a stranger, so it gets no notice.
    expect(mailTo(email) !== undefined).toBe('factor' in user)
  })

  it('a change to a used e-mail address gets the usual response; only the owner of the address is told', async () => {
    const owner = await join()
    const { id, email, caller, fresh } = await join()
    const free = await ask(caller, fresh)
    await test.database.query('delete from email_change')
    mail.received.length = 0
    const taken = await ask(caller, owner.email.toUpperCase())
    expect({ ...taken, body: taken.body.message.replace(owner.email.toUpperCase(), fresh) }).toMatchObject({
      status: free.status,
      body: free.body.message,
    })
    expect(await waiting(caller)).toMatchObject({ waits_for: ['new', 'old'] })
    const told = mailTo(owner.email)
    expect(told?.raw).toContain('Subject: Alamat email ini sudah dipakai')
    expect(mail.received.map(plainText).join()).not.toContain('Pengguna Uji ')
    await confirm(tokenTo(email))
    expect(await readEmail(id)).toEqual({ email, verified: true })
  })

  it('an e-mail change is refused if another account took the address meanwhile', async () => {
    const { id, email, caller, fresh } = await join({ factor: true })
    await ask(caller, fresh)
    await createUser(test.database, { email: fresh })
    expect(await confirm(tokenTo(fresh))).toMatchObject({
      status: 409,
      body: { message: 'Alamat ini sudah dipakai akun lain. Pilih alamat lain di halaman Keamanan.' },
    })
    expect(await readEmail(id)).toEqual({ email, verified: true })
  })

  it('an e-mail change succeeds if only an unverified registration has the address', async () => {
    const { id, caller, fresh } = await join({ factor: true })
    await send('/auth/register', { username: 'Perebut', email: fresh, password })
    await ask(caller, fresh)
    await confirm(tokenTo(fresh))
    expect(await readEmail(id)).toEqual({ email: fresh, verified: true })
  })

  it('A03 an e-mail change is confirmed only once by 50 concurrent requests with one link', async () => {
    const { caller, fresh } = await join({ factor: true })
    await ask(caller, fresh)
    const token = tokenTo(fresh)
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(49)
  })

  it('an e-mail change is complete when both mailboxes confirm at the same time', async () => {
    const { id, email, caller, fresh } = await join()
    await ask(caller, fresh)
    await Promise.all([confirm(tokenTo(fresh)), confirm(tokenTo(email))])
    expect(await readEmail(id)).toEqual({ email: fresh, verified: true })
  })

  it('a confirmation link is refused if it was used, has expired or was made for another purpose', async () => {
    const { id, caller, fresh } = await join({ factor: true })
    await ask(caller, fresh)
    const token = tokenTo(fresh)
    const passwords = { password_new: 'sore di Bandung', password_re: 'sore di Bandung' }
    expect((await send('/auth/recover', { token, ...passwords })).status).toBe(404)
    const { path } = await createLink(test.database, id, 'recovery', { mailed: true })
    expect((await confirm(path.split('#')[1] ?? '')).status).toBe(404)
    await test.database.query(`update account_token set expires_at = now() where user_id = $1`, [id])
    expect(await confirm(token)).toMatchObject({ status: 404, body: { message: gone } })
    await ask(caller, fresh)
    expect((await confirm(token)).status).toBe(404)
    const newer = tokenTo(fresh)
    expect((await confirm(newer)).status).toBe(200)
    expect((await confirm(newer)).status).toBe(404)
    expect((await confirm('')).status).toBe(404)
  })

  it('the links of an e-mail change are valid for 60 minutes, the change itself for 24 hours', async () => {
    const { id, email, caller, fresh } = await join({ factor: true })
    await ask(caller, fresh)
    const [age] = await test.database.query<{ link: number; change: number }>(
      `select extract(epoch from account_token.expires_at - now())::float8 / 3600 as link,
         extract(epoch from email_change.expires_at - now())::float8 / 3600 as change
       from account_token join email_change using (user_id) where user_id = $1`,
      [id],
    )
    expect(age?.link).toBeCloseTo(1, 1)
    expect(age?.change).toBeCloseTo(24, 1)
    await test.database.query('update email_change set expires_at = now() where user_id = $1', [id])
    expect(await waiting(caller)).toBeNull()
    expect((await confirm(tokenTo(fresh))).status).toBe(404)
    await dropOldChanges(test.database)
    expect(await test.database.query('select from email_change where user_id = $1', [id])).toEqual([])
    expect(await readEmail(id)).toMatchObject({ email })
  })

  it('an e-mail change can be withdrawn only by its owner, which also ends its links', async () => {
    const { email, caller, fresh } = await join()
    const other = await join()
    await ask(caller, fresh)
    expect((await other.caller.delete('/me/email')).status).toBe(404)
    expect(await waiting(other.caller)).toBeNull()
    expect((await caller.delete('/me/email')).body.message).toBe('Perubahan alamat email dibatalkan.')
    expect(await waiting(caller)).toBeNull()
    expect((await confirm(tokenTo(fresh))).status).toBe(404)
    expect((await confirm(tokenTo(email))).status).toBe(404)
    expect((await caller.delete('/me/email')).status).toBe(404)
  })

  it('an e-mail change that is withdrawn sends no e-mail', async () => {
    const { caller, fresh } = await join()
    await caller.post('/me/email', { email: fresh })
    await caller.delete('/me/email')
    await sender.runOnce()
    expect(mail.received).toEqual([])
  })

  it('a second e-mail change replaces the first; only the links of the second work', async () => {
    const { id, email, caller, fresh } = await join()
    await ask(caller, fresh)
    const old = [tokenTo(fresh), tokenTo(email)]
    await confirm(old[0] ?? '')
    await ask(caller, `lain.${fresh}`)
    expect(await waiting(caller)).toMatchObject({ email: `lain.${fresh}`, waits_for: ['new', 'old'] })
    for (const token of old) expect((await confirm(token)).status).toBe(404)
    await confirm(tokenTo(email))
    await confirm(tokenTo(`lain.${fresh}`))
    expect(await readEmail(id)).toMatchObject({ email: `lain.${fresh}` })
  })

  it.each([
    [
      'a new password',
      async (id: number, admin: Caller, caller: Caller) => {
        const { path } = (await admin.post(`/user/${id}/recovery`)).body.data
        const passwords = { password_new: 'sore di Bandung', password_re: 'sore di Bandung' }
        await send('/auth/recover', { token: path.split('#')[1], ...passwords })
        expect((await caller.get('/me')).status).toBe(401)
      },
    ],
    [
      'a disabled account',
      async (id: number, admin: Caller) => {
        await admin.post(`/user/${id}/disable`)
        await admin.post(`/user/${id}/enable`)
      },
    ],
    [
      'an address that an administrator sets',
      async (id: number, admin: Caller) => {
        const role_id = await roleOf(test.database, id)
        const change = { name: 'Rina', email: `admin${id}@armada.example`, role_id }
        expect((await admin.put(`/user/${id}`, change)).status).toBe(200)
      },
    ],
  ])('A07 an e-mail change ends with %s', async (_case, end) => {
    const { id, caller, fresh } = await join({ factor: true })
    await ask(caller, fresh)
    await end(id, await test.signIn(), caller)
    expect((await confirm(tokenTo(fresh))).status).toBe(404)
    expect(await test.database.query('select from email_change where user_id = $1', [id])).toEqual([])
  })

  it('an e-mail change ends all recovery links of the account and keeps its sessions', async () => {
    const { id, caller, fresh } = await join({ factor: true })
    const { path } = await createLink(test.database, id, 'recovery', { mailed: true })
    await ask(caller, fresh)
    await confirm(tokenTo(fresh))
    const passwords = { password_new: 'sore di Bandung', password_re: 'sore di Bandung' }
    expect((await send('/auth/recover', { token: path.split('#')[1], ...passwords })).status).toBe(404)
    expect((await caller.get('/me')).body.data.email).toBe(fresh)
  })

  it('the old e-mail address gets a notice when an administrator changes the address', async () => {
    const { id, email } = await join()
    const role_id = await roleOf(test.database, id)
    const admin = await test.signIn()
    await admin.put(`/user/${id}`, { name: 'Rina', email: `resmi${id}@armada.example`, role_id })
    await sender.runOnce()
    expect(mail.received.map(({ to }) => to)).toEqual([[email]])
    expect(mail.received[0]?.raw).toContain('Subject: Alamat email diubah')
  })

  it('an e-mail change needs a confirmed session', async () => {
    const { id, caller, fresh } = await join()
    const payload = { email: fresh }
    expect((await test.anyone.post('/me/email', payload)).status).toBe(401)
    expect((await test.anyone.delete('/me/email')).status).toBe(401)
    await test.database.query('update session_token set confirmed_at = null where user_id = $1', [id])
    expect(await caller.post('/me/email', payload)).toMatchObject({ status: 403, body: { code: 'confirm' } })
    expect((await caller.post('/me/confirm', { password })).status).toBe(200)
    expect((await caller.post('/me/email', payload)).status).toBe(200)
  })

  it.each([
    'rina',
    '',
    'rina@armada.example, lain@armada.example',
    'rina@armada.example\r\nBcc: lain@a.example',
  ])('an e-mail change to the address %j is refused', async (email) => {
    const { caller } = await join()
    expect(await caller.post('/me/email', { email })).toMatchObject({
      status: 422,
      body: { errors: { email: ['Alamat email tidak benar.'] } },
    })
  })

  it('an e-mail change to the present address of the user is refused', async () => {
    const { caller, email } = await join()
    expect((await caller.post('/me/email', { email })).body.errors).toEqual({
      email: ['Ini alamat email Anda sekarang.'],
    })
  })

  it('a user can request at most five e-mail changes an hour', async () => {
    const { caller, fresh } = await join()
    const statuses = []
    for (let index = 0; index < 6; index++)
      statuses.push((await caller.post('/me/email', { email: `${index}${fresh}` })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await sender.runOnce()
    expect(mail.received).toHaveLength(2)
  })

  it('an e-mail change writes audit entries without any token', async () => {
    const { id, email, caller, fresh } = await join()
    await ask(caller, fresh)
    const tokens = [tokenTo(fresh), tokenTo(email)]
    await caller.delete('/me/email')
    await ask(caller, fresh)
    tokens.push(tokenTo(fresh), tokenTo(email))
    await confirm(tokenTo(fresh))
    await confirm(tokenTo(email))
    const entries = await test.database.query(
      `select action, detail from audit_log where subject_type = 'user' and subject_id = $1 order by id`,
      [id],
    )
    const done = { before: { email }, after: { email: fresh } }
    expect(entries).toEqual([
      { action: 'startEmailChange', detail: null },
      { action: 'withdrawEmailChange', detail: null },
      { action: 'startEmailChange', detail: null },
      { action: 'confirmEmail', detail: null },
      { action: 'confirmEmail', detail: done },
    ])
    expect(await findInTables(test.database, tokens)).toEqual([])
  })

  it('A40 no table contains an e-mail address of a deleted user', async () => {
    const { id, email, caller, fresh } = await join()
    await ask(caller, fresh)
    const admin = await test.signIn()
    await admin.post(`/user/${id}/disable`)
    expect((await admin.delete(`/user/${id}`)).status).toBe(200)
    expect(await findInTables(test.database, [fresh, email])).toEqual([])
  })
})

describe('without e-mail', () => {
  it('A14 without e-mail, a user is told to ask an administrator to change the e-mail address', async () => {
    const test = await createTestApp()
    const caller = await test.signIn(['device.list'])
    const answer = await caller.post('/me/email', { email: 'baru@armada.example' })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'Server ini belum dapat mengirim email. Mintalah admin armada mengubah alamat email Anda.',
      },
    })
    expect((await caller.get('/me')).body.data.email_change).toBeNull()
    expect(await test.database.query('select from mail_outbox')).toEqual([])
    await test.close()
  })
})
