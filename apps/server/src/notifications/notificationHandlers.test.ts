import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usualRules } from './Recipient.ts'
import { dropNotifications } from './notificationRetention.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'

describe('notifications', () => {
  let test: TestApp
  let owner: Caller
  let other: Caller

  beforeAll(async () => {
    test = await createTestApp()
    owner = await test.signIn([])
    other = await test.signIn([])
  })
  afterAll(() => test.close())
  beforeEach(() => test.database.query('delete from notification'))

  /** Tells a user of so many things, the first the latest; `age` is how many days ago. */
  async function tell(caller: Caller, count: number, age = 0): Promise<number[]> {
    const rows = await test.database.query<{ id: number }>(
      `insert into notification (user_id, key, kind, title, body, target, at, created_at)
       select $1, 'k' || n || '/' || $3, 'speeding', 'B ' || n || ' KXA', 'Jalan', '/report', moment - n * interval '1 second', moment
       from generate_series(1, $2::int) as n, (select now() - $3 * interval '1 day' as moment) as told returning id`,
      [caller.userId, count, age],
    )
    return rows.map(({ id }) => id)
  }
  /** What happened until now is longer ago than a cursor reaches back. */
  const settle = () =>
    test.database.query("update notification set changed_at = changed_at - interval '1 hour'")
  const list = async (caller: Caller, query = '') => (await caller.get(`/notification${query}`)).body
  const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)

  it('are listed newest first, each only to its user, and 500 at most', async () => {
    await tell(owner, 510)
    await tell(other, 1)
    await tell(owner, 3, 91)
    const { data, removed } = await list(owner)
    expect(data).toHaveLength(500)
    expect(data[0]).toMatchObject({ title: 'B 1 KXA', body: 'Jalan', to: '/report', read: false, count: 1 })
    expect(removed).toEqual([])
    expect((await list(other)).data).toHaveLength(1)
  })

  it('tell by a cursor what is new, what was read and what was removed', async () => {
    const [first = 0, second = 0, third = 0] = await tell(owner, 3)
    await settle()
    const { cursor } = await list(owner)
    const changes = () => list(owner, `?since=${encodeURIComponent(cursor)}`)
    expect(await changes()).toMatchObject({ data: [], removed: [] })
    expect((await owner.post('/notification/read', { ids: [first, 99_999] })).status).toBe(200)
    expect((await owner.delete(`/notification/${String(second)}`)).status).toBe(200)
    const after = await changes()
    expect(after).toMatchObject({ data: [{ id: first, read: true }], removed: [second] })
    expect(ids(await list(owner))).toEqual([first, third])
    const [row] = await test.database.query('select title, body, target from notification where id = $1', [
      second,
    ])
    expect(row).toEqual({ title: '', body: '', target: null })
  })

  it('of others can neither be read nor deleted', async () => {
    const [theirs = 0] = await tell(other, 1)
    await owner.post('/notification/read', { ids: [theirs] })
    expect((await owner.delete(`/notification/${String(theirs)}`)).status).toBe(404)
    expect((await list(other)).data).toMatchObject([{ id: theirs, read: false }])
    const [mine = 0] = await tell(owner, 1)
    expect((await owner.delete(`/notification/${String(mine)}`)).status).toBe(200)
    expect((await owner.delete(`/notification/${String(mine)}`)).status).toBe(404)
  })

  it.each(['x', '2026-13-01T00:00:00Z', '2020-01-01T00:00:00.000Z', '1'])(
    'are 400 by the cursor %s',
    async (since) => {
      expect((await owner.get(`/notification?since=${since}`)).status).toBe(400)
    },
  )

  it('do not keep a session alive', async () => {
    await test.database.query("update session_token set last_seen_at = now() - interval '5 minutes'")
    await list(owner)
    const [row] = await test.database.query<{ old: boolean }>(
      "select last_seen_at < now() - interval '4 minutes' as old from session_token where user_id = $1",
      [owner.userId],
    )
    expect(row?.old).toBe(true)
  })

  it('are told by the usual rules until somebody chooses', async () => {
    expect((await owner.get('/notification/rule')).body).toEqual({ data: { ...usualRules, permitted: [] } })
    const mine = { ...usualRules, trip_ended: true, zone: 'Asia/Makassar' }
    expect((await owner.put('/notification/rule', mine)).status).toBe(200)
    expect((await owner.get('/notification/rule')).body).toEqual({ data: { ...mine, permitted: [] } })
    expect((await other.get('/notification/rule')).body).toEqual({ data: { ...usualRules, permitted: [] } })
  })

  it('name the rules of which the role permits to be told', async () => {
    const dispatcher = await test.signIn(['position.view', 'device.create'])
    expect((await dispatcher.get('/notification/rule')).body.data.permitted).toEqual([
      'silent',
      'speeding',
      'unknown_device',
      'no_driver',
    ])
  })

  it('keep since when a rule holds that did not change', async () => {
    await other.put('/notification/rule', { ...usualRules, no_driver: false })
    await other.put('/notification/rule', { ...usualRules, no_driver: false, zone: 'Asia/Jayapura' })
    const [row] = await test.database.query<{ since: object }>(
      'select since from notification_rules where user_id = $1',
      [other.userId],
    )
    expect(Object.keys(row?.since ?? {})).toEqual(['no_driver'])
  })

  it('refuse a zone that there is not, and quiet hours without a length, in words', async () => {
    const answer = await owner.put('/notification/rule', { ...usualRules, zone: 'Asia/Bogor' })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { zone: ['Zona waktu ini tidak dikenal.'] } },
    })
    expect((await owner.put('/notification/rule', { ...usualRules, zone: '+07:00' })).status).toBe(422)
    const quiet = { on: true, from: '05:00', to: '05:00' }
    expect((await owner.put('/notification/rule', { ...usualRules, quiet })).status).toBe(422)
  })

  it('are forgotten after 90 days, and beyond 500 after two', async () => {
    await tell(owner, 510)
    await tell(owner, 5, 3)
    await tell(other, 2, 91)
    await tell(other, 1, 60)
    await test.database.transaction((transaction) => dropNotifications(transaction, Date.now()))
    const left = await test.database.query<{ count: number }>(
      'select count(*) as count from notification group by user_id order by user_id',
    )
    expect(left.map(({ count }) => count)).toEqual([510, 1])
  })
})
