import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { MailSender } from './MailSender.ts'

const QUEUED = 10_000
const LIMIT = 200

describe('the limit of e-mails', () => {
  let test: TestApp
  let sent: string[] = []
  let errors: unknown[] = []

  beforeAll(async () => {
    test = await createTestApp({ PUBLIC_URL: 'https://armada.example' })
    await test.database.query(
      `insert into app_user (name, email, email_key, role_id, email_verified_at)
       select 'Rina', 'rina' || n || '@armada.example', 'rina' || n || '@armada.example', (select min(id) from role), now()
       from generate_series(1, ${QUEUED}) as n`,
    )
  })
  afterAll(() => test.close())

  beforeEach(async () => {
    ;[sent, errors] = [[], []]
    await test.database.query('delete from mail_outbox')
    await test.database.query('delete from account_token')
    await test.database.query('delete from login_attempt')
  })

  const count = async (sql: string) =>
    Number((await test.database.query<{ count: number }>(`select count(*) as count ${sql}`))[0]?.count)

  const queue = (state: string) =>
    test.database.query(
      `insert into mail_outbox (purpose, user_id, email_key, language)
       select 'recovery', ${state === 'known' ? 'id, null' : `null, 'unknown ' || id`}, 'id' from app_user where name = 'Rina'`,
    )

  function sender() {
    const send = async (to: { address: string }) => void sent.push(to.address)
    return new MailSender(test.database, { send, publicUrl: 'https://armada.example' }, (error) =>
      errors.push(error),
    )
  }

  it('Y12: replaces no link, and writes no other e-mail, when the limit is reached', async () => {
    await test.database.query(
      `insert into account_token (user_id, purpose, token_hash, mailed, expires_at)
       select id, 'recovery', convert_to('before ' || id, 'UTF8'), true, now() + interval '30 minutes'
       from app_user where name = 'Rina'`,
    )
    await queue('known')
    const [one, other] = [sender(), sender()]
    await Promise.all([one.runOnce(), other.runOnce()])
    await Promise.all([one.runOnce(), other.runOnce()])
    expect(errors).toEqual([])
    expect(new Set(sent).size).toBe(LIMIT)
    expect(
      await count(`from account_token where token_hash = convert_to('before ' || user_id, 'UTF8')`),
    ).toBe(QUEUED - LIMIT)
    // Each server postpones the one e-mail with which it reached the limit.
    const postponed = `from mail_outbox where next_try_at > now()`
    expect(await count('from mail_outbox')).toBe(QUEUED - LIMIT)
    expect(await count(postponed)).toBeLessThanOrEqual(2)
    expect(await count('from mail_outbox where tries > 0')).toBe(0)
  })

  it('Y12: sends the others when the time window has room again', async () => {
    await queue('known')
    await sender().runOnce()
    await test.database.query(`update login_attempt set attempted_at = attempted_at - interval '1 hour'`)
    await test.database.query('update mail_outbox set next_try_at = now()')
    await sender().runOnce()
    expect(new Set(sent).size).toBe(2 * LIMIT)
  })

  it.each(['known', 'unknown'])(
    'Y12: requests are answered within 200 ms while 10,000 e-mails to %s addresses are queued',
    async (state) => {
      await queue(state)
      const user = await test.signIn()
      const working = sender()
      working.start()
      const times: number[] = []
      for (let request = 0; request < 100; request += 1) {
        const start = performance.now()
        expect((await user.get('/me')).status).toBe(200)
        times.push(performance.now() - start)
      }
      await working.stop()
      expect(times.toSorted((a, b) => a - b)[94]).toBeLessThan(200)
      expect(errors).toEqual([])
    },
  )
})
