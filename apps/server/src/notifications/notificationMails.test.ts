import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimMail } from '../mail/mailOutbox.ts'
import { decideMail } from '../mail/writeMail.ts'
import { takeMailed } from './notificationMails.ts'
import { TestFleet } from '../testing/TestFleet.ts'

const now = Math.floor(Date.now() / 1000) * 1000
const channels = { alarm: { list: true, push: false, sound: false, email: true } }
const rules = { alarm: { on: true, kinds: ['sos' as const] }, channels }

describe('e-mail with notifications', () => {
  let fleet: TestFleet

  beforeAll(async () => {
    fleet = await TestFleet.create(now)
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    fleet.now = now
  })

  async function addReader(options: Parameters<TestFleet['addUser']>[0] = {}, isVerified = true) {
    const user = await fleet.addUser({ rules, ...options })
    if (isVerified)
      await fleet.test.database.query('update app_user set email_verified_at = now() where id = $1', [user])
    await fleet.check()
    return user
  }
  /** Reports an SOS of a new vehicle; the server sends e-mail unless `hasMail` is false. */
  async function alarm(plate: string, { hasMail = true } = {}) {
    const { id } = await fleet.addDevice(plate)
    await fleet.test.database.query(
      `insert into device_signal (device_id, kind, at, since, stored_at)
       values ($1, 'sos', to_timestamp($2::float8 / 1000), to_timestamp($2::float8 / 1000), now())`,
      [id, fleet.now - 1000],
    )
    await fleet.check(fleet.now, { hasMail })
    return id
  }
  const waiting = () =>
    fleet.test.database.query<{ userId: number; due: number }>(
      `select user_id as "userId", extract(epoch from next_try_at)::float8 * 1000 as due from mail_outbox
       where state = 'queued' and tries = 0`,
    )
  /** Writes the next e-mail as the sender does; undefined if none waits. */
  async function written() {
    const { database } = fleet.test
    await database.query("update mail_outbox set next_try_at = now() - interval '1 second'")
    const mail = await claimMail(database)
    if (!mail) return undefined
    const decision = await database.transaction((transaction) =>
      decideMail(transaction, mail, { publicUrl: 'https://armada.example', takeNotifications: takeMailed }),
    )
    return decision && 'mail' in decision ? decision.mail.content : null
  }

  it('a flood causes one e-mail, and the next one at least 15 minutes later', async () => {
    await addReader()
    for (let count = 0; count < 30; count += 1) await alarm(`B ${count} SOS`) // oxlint-disable-line no-await-in-loop -- one check after the other
    expect(await waiting()).toMatchObject([{ due: now + 60_000 }])
    const mail = await written()
    expect(mail?.text).toContain('B 0 SOS mengirim SOS')
    expect(mail?.text).toContain('https://armada.example/notification')
    await fleet.test.database.query('delete from mail_outbox')
    await alarm('B 99 SOS')
    const [next] = await waiting()
    expect(next?.due).toBeGreaterThan(Date.now() + 14 * 60_000)
  })

  it('a later try sends the same notifications, without those that the user has read', async () => {
    const user = await addReader()
    await alarm('B 1 SOS')
    await alarm('B 2 SOS')
    expect((await written())?.subject).toBe('2 pemberitahuan armada')
    await fleet.test.database.query(
      `update notification set read_at = now() where user_id = $1 and title like 'B 2%'`,
      [user],
    )
    expect((await written())?.subject).toBe('1 pemberitahuan armada')
  })

  it('goes to nobody without the channel, a mail server, a verified address, or the depot', async () => {
    await addReader({ rules: { alarm: rules.alarm } })
    await alarm('B 1 SOS')
    expect(await waiting()).toEqual([])
    await fleet.clear()
    await addReader()
    await alarm('B 1 SOS', { hasMail: false })
    expect(await waiting()).toEqual([])
    await fleet.clear()
    await addReader({}, false)
    await alarm('B 1 SOS')
    expect(await written()).toBeNull()
    await fleet.clear()
    const user = await addReader()
    await alarm('B 1 SOS')
    await fleet.test.database.query('update app_user set all_groups = false where id = $1', [user])
    expect(await written()).toBeNull()
  })
})
