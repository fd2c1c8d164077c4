import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MailSender } from '../mail/MailSender.ts'
import type { MailContent } from '../mail/writeMail.ts'
import { createSetupLink } from '../records/user/createAdministrator.ts'
import { stepAt, totp } from '../security/factors/totp.ts'
import { Caller, type TestResponse } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { decodeBase32 } from '../testing/decodeBase32.ts'
import { findInTables } from '../testing/findInTables.ts'
import { permissionIds } from '../testing/testAuthority.ts'

const kinds = [
  'setup link',
  'session token',
  'invitation link',
  'mailed link',
  'recovery link',
  'password',
  'replaced password',
  'TOTP secret',
  'sign-in challenge',
  'recovery code',
  'API token',
] as const
type Secrets = Record<(typeof kinds)[number], string>

const password = 'pagi cerah di Bogor'
const replaced = 'sore teduh di Malang'
const chosen = { password_new: password, password_re: password }
const publicUrl = 'https://armada.example'
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'sikud@armada.example', PUBLIC_URL: publicUrl }

function tokenIn(text: string): string {
  return /#([\w-]{43})/.exec(text)?.[1] ?? ''
}

describe('A33 a secret of each kind', () => {
  let test: TestApp
  let secrets: Secrets
  const lines: string[] = []
  const write = process.stderr.write.bind(process.stderr)

  beforeAll(async () => {
    process.stderr.write = (chunk: string | Uint8Array) => lines.push(String(chunk)) > 0
    test = await createTestApp({ ...mail, LOG_LEVEL: 'debug', TRUST_PROXY: '127.0.0.1' })
    secrets = await useEverySecret()
    await failWith(secrets)
  })
  afterAll(async () => {
    process.stderr.write = write
    await test.close()
  })

  let count = 0
  /**
   * Sends a request without a session. Each request comes from another network, because the server limits such requests
   * by network.
   */
  function send(url: string, payload: object): Promise<TestResponse> {
    count += 1
    return test.anyone.call({
      method: 'POST',
      url,
      payload,
      headers: { 'x-forwarded-for': `10.5.0.${count}` },
    })
  }

  async function signIn(email: string): Promise<TestResponse> {
    return send('/auth/login', { email, password })
  }

  /** Creates two users, whom the first administrator invites, and gives one of them every kind of secret. */
  async function useEverySecret(): Promise<Secrets> {
    const setUp = tokenIn((await createSetupLink(test.database)) ?? '')
    const email = 'kepala@armada.example'
    await send('/auth/setup', { token: setUp, name: 'Kepala', email, ...chosen })
    const admin = new Caller(test.app, (await signIn(email)).body.token, 0)
    const me = (await admin.get('/me?include=role')).body.data
    const invite = async (name: string) => {
      const payload = { name, email: `${name}@armada.example`, role_id: me.role.data.id, all_groups: true }
      const headers = { 'idempotency-key': `undang-${name}` }
      return (await admin.call({ method: 'POST', url: '/user/create', payload, headers })).body.data.id
    }
    const [rina, budi] = [await invite('rina'), await invite('budi')]
    const invitation = tokenIn((await admin.post(`/user/${rina}/invite`)).body.data.path)
    await send('/auth/invitation/check', { token: invitation })
    await send('/auth/invitation', { token: invitation, password_new: replaced, password_re: replaced })
    const recovery = tokenIn((await admin.post(`/user/${rina}/recovery`)).body.data.path)
    await send('/auth/recover', { token: recovery, ...chosen })
    const mailed = await takeMailedLink(() => admin.post(`/user/${budi}/invite/send`))
    await send('/auth/invitation', { token: mailed, ...chosen })
    const session = (await signIn('rina@armada.example')).body.token
    const owner = new Caller(test.app, session, rina)
    const { secret } = (await owner.post('/me/factor/totp')).body.data
    const code = totp(decodeBase32(secret), stepAt(Date.now()))
    const { codes } = (await owner.post('/me/factor/totp/confirm', { code })).body.data
    const { challenge } = (await signIn('rina@armada.example')).body
    expect((await send('/auth/factor', { challenge, code: codes[0] })).status).toBe(200)
    const expires_at = new Date(Date.now() + 86_400_000).toISOString()
    const input = { name: 'Laporan', permissions: permissionIds(['device.list']), expires_at }
    const program = (await owner.post('/me/token/create', input)).body.data.token
    expect((await new Caller(test.app, program, rina).get('/device')).status).toBe(200)
    return {
      'setup link': setUp,
      'session token': session,
      'invitation link': invitation,
      'mailed link': mailed,
      'recovery link': recovery,
      password,
      'replaced password': replaced,
      'TOTP secret': secret,
      'sign-in challenge': challenge,
      'recovery code': codes[1],
      'API token': program,
    }
  }

  async function takeMailedLink(queue: () => Promise<unknown>): Promise<string> {
    const texts: string[] = []
    const keep = async (_to: unknown, { text }: MailContent) => void texts.push(text)
    await queue()
    await new MailSender(test.database, { send: keep, publicUrl }).runOnce()
    return texts.map(tokenIn).find((token) => token !== '') ?? ''
  }

  /** Sends every secret in fields where it does not belong, and in requests that cause a server error. */
  async function failWith(all: Secrets): Promise<void> {
    for (const secret of Object.values(all)) {
      await send('/auth/login', { email: secret, password: secret })
      await send('/auth/factor', { challenge: secret, code: secret })
      await send('/auth/recover', { token: secret, password_new: secret, password_re: 'lain' })
      await new Caller(test.app, secret, 0).get('/me')
    }
    await test.database.query('alter table audit_log add constraint broken check (false) not valid')
    expect((await signIn('kepala@armada.example')).status).toBe(500)
    await test.database.query('alter table audit_log drop constraint broken')
  }

  it('A33 each kind of secret exists, and the log contains a refused sign-in and a server error', () => {
    for (const kind of kinds) expect(secrets[kind].length, kind).toBeGreaterThan(5)
    expect(lines.join('')).toContain('sign-in refused')
    expect(lines.join('')).toMatch(/"level":50|"level":"error"/)
  })

  it.each(kinds)('A33 %s is in no line of the log', (kind) => {
    expect(lines.filter((line) => line.includes(secrets[kind]))).toEqual([])
  })

  it.each(kinds)('A33 %s is in no table, including the audit log and stored responses', async (kind) => {
    const secret = secrets[kind]
    const bytes = kind === 'TOTP secret' ? decodeBase32(secret) : Buffer.from(secret, 'base64url')
    expect(await findInTables(test.database, [secret, bytes.toString('hex')])).toEqual([])
  })
})
