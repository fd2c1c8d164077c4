import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settleIdentities } from '../../identities/settleKeys.ts'
import { claimMail } from '../../mail/mailOutbox.ts'
import { decideMail } from '../../mail/writeMail.ts'
import { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { createUser } from '../../testing/createUser.ts'

/** Addresses that people confuse. The first three and the last have one identity key, which the oldest account holds. */
const addresses = {
  oldest: 'rina@armada.example',
  capitals: 'RINA@armada.example',
  invisible: 'ri\u00adna@armada.example',
  dotted: 'r.ina@armada.example',
  cyrillic: 'rin\u0430@armada.example',
  dotAtEnd: 'rina@armada.example.',
}
type Name = keyof typeof addresses
const names = Object.keys(addresses).filter((name): name is Name => name in addresses)
const sharing: Name[] = ['capitals', 'invisible', 'dotAtEnd']
const passwordOf = (name: Name) => `kata rahasia milik ${name}`

describe('Y23 look-alike e-mail addresses of an old database', () => {
  let test: TestApp
  let admin: Caller
  const ids = new Map<Name, number>()

  beforeAll(async () => {
    test = await createTestApp({
      REGISTRATION: 'approval',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'sikud@armada.example',
      PUBLIC_URL: 'https://sikud.example',
      TRUST_PROXY: '127.0.0.1',
    })
    admin = await test.signIn()
    for (const name of names) {
      const id = await createUser(test.database, {
        email: `${name}@lama.example`,
        password: passwordOf(name),
      })
      ids.set(name, id)
      // An old database compared addresses as text, so each of these accounts could exist.
      await test.database.query(
        `update app_user set email = $2, email_key = $2, email_verified_at = now() where id = $1`,
        [id, addresses[name]],
      )
    }
    await settleIdentities(test.database)
  })
  beforeEach(() => test.database.query('truncate login_attempt, mail_outbox'))
  afterAll(() => test.close())

  /** Signs in; returns the id of the account, or null for a refusal. */
  async function signIn(email: string, password: string): Promise<number | null> {
    const { status, body } = await test.anyone.post('/auth/login', { email, password })
    if (status !== 200) return null
    return (await new Caller(test.app, body.token, 0).get('/me')).body.data.id
  }

  it.each(names)(
    'Y23: the exact address (%s) opens only its own account, by its own password',
    async (name) => {
      expect(await signIn(addresses[name], passwordOf(name))).toBe(ids.get(name))
      const other = name === 'oldest' ? 'capitals' : 'oldest'
      expect(await signIn(addresses[name], passwordOf(other))).toBeNull()
    },
  )

  it('Y23: another spelling opens only the account that holds the key', async () => {
    expect(await signIn(' Rina@ARMADA.example', passwordOf('oldest'))).toBe(ids.get('oldest'))
    expect(await signIn(' Rina@ARMADA.example', passwordOf('capitals'))).toBeNull()
    expect(await signIn('r.\u0131na@armada.example', passwordOf('oldest'))).toBeNull()
  })

  it.each(names)(
    'Y23: a recovery that a visitor requests for %s is sent to the account of its link',
    async (name) => {
      await test.anyone.post('/auth/forgot-password', { email: addresses[name] })
      const mail = await claimMail(test.database)
      if (!mail) throw new Error('No e-mail was queued.')
      await test.database.query('delete from account_token')
      const decision = await test.database.transaction((on) =>
        decideMail(on, mail, { publicUrl: 'https://sikud.example' }),
      )
      const [link] = await test.database.query<{ id: number; email: string }>(
        'select app_user.id, email from account_token join app_user on app_user.id = user_id',
      )
      expect(link?.id).toBe(ids.get(sharing.includes(name) ? 'oldest' : name))
      expect(decision).toMatchObject({ mail: { to: { address: link?.email } }, userId: link?.id })
    },
  )

  it('Y23: a registration with any of the addresses changes no account', async () => {
    const accounts = () => test.database.query('select * from app_user order by id')
    const before = await accounts()
    for (const [n, name] of names.entries()) {
      const { status } = await test.anyone.call({
        method: 'POST',
        url: '/auth/register',
        payload: { username: 'Peniru', email: addresses[name], password: 'pagi cerah di Bogor' },
        headers: { 'x-forwarded-for': `10.9.0.${n + 1}` },
      })
      // The address with a dot at its end is no valid address now.
      expect([200, 422]).toContain(status)
    }
    expect(await accounts()).toEqual(before)
  })

  it('Y23: an account that shares a key can be renamed, but cannot take the address of another', async () => {
    for (const name of sharing) {
      const path = `/user/${ids.get(name)}`
      const { role } = (await admin.get(`${path}?include=role`)).body.data
      const input = { name: 'Nama Baru', email: addresses[name], role_id: role.id, all_groups: true }
      expect((await admin.put(path, input)).status, name).toBe(200)
      expect((await admin.put(path, { ...input, email: addresses.oldest })).status, name).toBe(409)
      expect((await admin.put(path, { ...input, email: ' rIna@armada.example' })).status, name).toBe(409)
      expect(await signIn(addresses[name], passwordOf(name))).toBe(ids.get(name))
    }
    expect(await signIn(addresses.oldest, passwordOf('oldest'))).toBe(ids.get('oldest'))
  })

  it('Y23: a recovery link of one account changes no look-alike', async () => {
    const { path } = (await admin.post(`/user/${ids.get('invisible')}/recovery`)).body.data
    const chosen = { password_new: 'malam teduh di Malang', password_re: 'malam teduh di Malang' }
    const token = path.split('#')[1]
    expect((await test.anyone.post('/auth/recover', { token, ...chosen })).status).toBe(200)
    expect(await signIn(addresses.invisible, chosen.password_new)).toBe(ids.get('invisible'))
    expect(await signIn(addresses.oldest, chosen.password_new)).toBeNull()
    expect(await signIn(addresses.oldest, passwordOf('oldest'))).toBe(ids.get('oldest'))
  })
})
