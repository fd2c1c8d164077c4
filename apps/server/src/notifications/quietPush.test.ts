import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storeRules } from './recipientRepository.ts'
import { type NotificationRules, defaultRules } from './Recipient.ts'
import { TestFleet } from '../testing/TestFleet.ts'

/** 23.00 in Jakarta. */
const begin = Date.UTC(2026, 10, 21, 16)
const night: NotificationRules = { ...defaultRules, quiet: { on: true, from: '22:00', to: '05:00' } }

describe('the push at the end of quiet hours', () => {
  let fleet: TestFleet

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    fleet.now = begin
  })

  async function speed() {
    const { imei } = await fleet.addDevice(`B ${String(fleet.now / 1000 - begin / 1000)} KXA`)
    await fleet.report(imei, [
      [-40, 120],
      [0, 120],
    ])
    await fleet.check()
  }
  const choose = (user: number, rules: NotificationRules) =>
    fleet.test.database.transaction((transaction) => storeRules(transaction, user, rules, fleet.now))

  it('the push moves with the end of the quiet hours, and is due at once when they are switched off', async () => {
    const user = await fleet.addUser({ rules: { quiet: night.quiet }, hasBrowser: true })
    await speed()
    expect(await fleet.pushes()).toMatchObject([{ tag: 'quiet', dueAt: Date.UTC(2026, 10, 21, 22) }])
    await choose(user, { ...night, quiet: { on: true, from: '22:00', to: '06:30' } })
    expect(await fleet.pushes()).toMatchObject([{ dueAt: Date.UTC(2026, 10, 21, 23, 30) }])
    await choose(user, { ...night, zone: 'Asia/Jayapura' })
    expect(await fleet.pushes()).toMatchObject([{ dueAt: Date.UTC(2026, 10, 21, 20) }])
    await choose(user, { ...night, quiet: { ...night.quiet, on: false } })
    expect(await fleet.pushes()).toMatchObject([{ title: '1 pemberitahuan selama jam tenang', dueAt: begin }])
  })

  it('is sent once a night', async () => {
    await fleet.addUser({ rules: { quiet: night.quiet }, hasBrowser: true })
    await speed()
    fleet.now += 24 * 3_600_000
    await fleet.test.database.query('update push_message set settled_at = due_at')
    await speed()
    fleet.now += 60_000
    await speed()
    expect(await fleet.pushes()).toMatchObject([
      { title: '2 pemberitahuan selama jam tenang', dueAt: Date.UTC(2026, 10, 22, 22) },
    ])
  })

  it('does not include events after the quiet hours', async () => {
    await fleet.addUser({ rules: { quiet: night.quiet }, hasBrowser: true })
    fleet.now = Date.UTC(2026, 10, 21, 22)
    await speed()
    expect(await fleet.pushes()).toMatchObject([
      { tag: expect.stringMatching(/^speeding:\d+$/), dueAt: fleet.now },
    ])
  })
})
