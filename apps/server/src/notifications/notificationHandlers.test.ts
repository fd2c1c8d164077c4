import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultRules } from './Recipient.ts'
import { dropNotifications } from './notificationRepository.ts'
import type { Caller } from '../testing/Caller.ts'
import { addDepot } from '../testing/TwoDepots.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'

describe('notifications', () => {
  let test: TestApp
  let owner: Caller
  let other: Caller

  beforeAll(async () => {
    test = await createTestApp()
    owner = await test.signIn(['position.view'])
    other = await test.signIn(['position.view'])
  })
  afterAll(() => test.close())
  beforeEach(() => test.database.query('delete from notification'))

  /** Inserts `count` notifications of a user that are `age` days old; returns their ids, newest first. */
  async function notify(caller: Caller, count: number, age = 0): Promise<number[]> {
    const rows = await test.database.query<{ id: number }>(
      `insert into notification (user_id, key, kind, title, body, target, at, created_at)
       select $1, 'k' || n || '/' || $3, 'speeding', 'B ' || n || ' KXA', 'Jalan', '/report', created - n * interval '1 second', created
       from generate_series(1, $2::int) as n, (select now() - $3 * interval '1 day' as created) as new returning id`,
      [caller.userId, count, age],
    )
    return rows.map(({ id }) => id)
  }
  /**
   * Dates all earlier changes back by an hour. Otherwise a read with the next cursor would include them, because such a
   * read begins one minute before the cursor.
   */
  const settle = () =>
    test.database.query("update notification set changed_at = changed_at - interval '1 hour'")
  const list = async (caller: Caller, query = '') => (await caller.get(`/notification${query}`)).body
  const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)

  it('are listed newest first, at most 500, only to their user', async () => {
    await notify(owner, 510)
    await notify(other, 1)
    await notify(owner, 3, 91)
    const { data, removed } = await list(owner)
    expect(data).toHaveLength(500)
    expect(data[0]).toMatchObject({ title: 'B 1 KXA', body: 'Jalan', to: '/report', read: false, count: 1 })
    expect(removed).toEqual([])
    expect((await list(other)).data).toHaveLength(1)
  })

  it('a request with a cursor lists notifications that are new, read or removed after the cursor', async () => {
    const [first = 0, second = 0, third = 0] = await notify(owner, 3)
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

  it('notifications of other users cannot be marked as read or deleted', async () => {
    const [theirs = 0] = await notify(other, 1)
    await owner.post('/notification/read', { ids: [theirs] })
    expect((await owner.delete(`/notification/${String(theirs)}`)).status).toBe(404)
    expect((await list(other)).data).toMatchObject([{ id: theirs, read: false }])
    const [mine = 0] = await notify(owner, 1)
    expect((await owner.delete(`/notification/${String(mine)}`)).status).toBe(200)
    expect((await owner.delete(`/notification/${String(mine)}`)).status).toBe(404)
  })

  it.each(['x', '2026-13-01T00:00:00Z', '2020-01-01T00:00:00.000Z', '1'])(
    'a request with the cursor %s gets 400',
    async (since) => {
      expect((await owner.get(`/notification?since=${since}`)).status).toBe(400)
    },
  )

  it('requests for notifications do not keep a session alive', async () => {
    await test.database.query("update session_token set last_seen_at = now() - interval '5 minutes'")
    await list(owner)
    const [row] = await test.database.query<{ old: boolean }>(
      "select last_seen_at < now() - interval '4 minutes' as old from session_token where user_id = $1",
      [owner.userId],
    )
    expect(row?.old).toBe(true)
  })

  it('the default rules apply until the user stores other rules', async () => {
    const permitted = ['alarm', 'silent', 'speeding', 'moving', 'engine_on', 'low_voltage', 'no_driver']
    expect((await owner.get('/notification/rule')).body).toEqual({
      data: { ...defaultRules, permitted, told: {}, email_offered: false, depot_rules: [] },
    })
    const mine = { ...defaultRules, trip_ended: true, zone: 'Asia/Makassar' }
    expect((await owner.put('/notification/rule', mine)).status).toBe(200)
    expect((await owner.get('/notification/rule')).body).toEqual({
      data: { ...mine, permitted, told: {}, email_offered: false, depot_rules: [] },
    })
    expect((await other.get('/notification/rule')).body.data).toMatchObject(defaultRules)
  })

  it('rules of a client that does not know the newest kinds are stored with these off', async () => {
    const caller = await test.signIn([])
    const { engine_on: _engine, low_voltage: _voltage, ...older } = { ...defaultRules, trip_ended: true }
    expect((await caller.put('/notification/rule', older)).status).toBe(200)
    expect((await caller.get('/notification/rule')).body.data).toMatchObject({
      engine_on: false,
      low_voltage: { on: false, volts: 11.8 },
      trip_ended: true,
    })
  })

  it('the rules name the kinds of notifications that the role of the user permits', async () => {
    const dispatcher = await test.signIn(['position.view', 'device.create'])
    expect((await dispatcher.get('/notification/rule')).body.data.permitted).toEqual([
      'alarm',
      'silent',
      'speeding',
      'moving',
      'engine_on',
      'low_voltage',
      'unknown_device',
      'no_driver',
    ])
  })

  it('an unchanged rule keeps the time from which it applies', async () => {
    await other.put('/notification/rule', { ...defaultRules, no_driver: false })
    await other.put('/notification/rule', { ...defaultRules, no_driver: false, zone: 'Asia/Jayapura' })
    const [row] = await test.database.query<{ since: object }>(
      'select since from notification_rules where user_id = $1',
      [other.userId],
    )
    expect(Object.keys(row?.since ?? {})).toEqual(['no_driver'])
  })

  it('a rule has channels and vehicles; with new channels, it keeps the time from which it applies', async () => {
    const caller = await test.signIn([])
    const pushOnly = { list: false, push: true, sound: false }
    const mine = { ...defaultRules, channels: { no_driver: pushOnly }, vehicles: { silent: [7, 3] } }
    expect((await caller.put('/notification/rule', mine)).status).toBe(200)
    expect((await caller.get('/notification/rule')).body.data).toMatchObject(mine)
    const [row] = await test.database.query<{ since: object }>(
      'select since from notification_rules where user_id = $1',
      [caller.userId],
    )
    expect(Object.keys(row?.since ?? {})).toEqual(['silent'])
  })

  it.each([
    ['a rule without a channel', 422, { channels: { silent: { list: false, push: false, sound: true } } }],
    ['no vehicle', 422, { vehicles: { silent: [] } }],
    ['a vehicle twice', 422, { vehicles: { silent: [1, 1] } }],
    ['too many vehicles', 422, { vehicles: { silent: Array.from({ length: 501 }, (_, at) => at + 1) } }],
    ['a voltage that no vehicle has', 422, { low_voltage: { on: true, volts: 7.9 } }],
    ['vehicles of unknown devices', 400, { vehicles: { unknown_device: [1] } }],
    ['an unknown channel', 400, { channels: { silent: { list: true, push: true, sound: true, sms: true } } }],
  ])('a change of the rules with %s is rejected', async (_, status, part) => {
    expect((await owner.put('/notification/rule', { ...defaultRules, ...part })).status).toBe(status)
  })

  it.each([
    ['no day', { outside_work: false, days: [], from: '22:00', to: '05:00' }],
    ['an unknown day', { outside_work: false, days: ['senin'], from: '22:00', to: '05:00' }],
    ['a wrong time', { outside_work: false, days: ['mon'], from: '24:00', to: '05:00' }],
  ])('hours with %s are rejected', async (_, time) => {
    const body = { ...defaultRules, times: { moving: time } }
    expect((await owner.put('/notification/rule', body)).status).toBe(422)
  })

  it('hours and e-mail are stored; a server without mail offers no e-mail', async () => {
    const time = { outside_work: false, days: ['mon', 'sun'], from: '22:00', to: '05:00' }
    const silent = { list: false, push: false, sound: false, email: true }
    const body = { ...defaultRules, moving: true, times: { silent: time }, channels: { silent } }
    expect((await owner.put('/notification/rule', body)).status).toBe(200)
    expect((await owner.get('/notification/rule')).body.data).toMatchObject({
      moving: true,
      times: { silent: time },
      channels: { silent },
      email_offered: false,
    })
    await owner.put('/notification/rule', defaultRules)
  })

  it('a test reaches only the caller, with a permitted kind, at most five times in ten minutes', async () => {
    const channels = { list: true, push: true, sound: false, email: true }
    const test = (kind: string) => owner.post('/notification/test', { kind, channels })
    expect((await test('unknown_device')).status).toBe(403)
    expect(await test('silent')).toMatchObject({
      status: 200,
      body: { message: 'Uji kirim terkirim, tetapi push belum diizinkan di peramban mana pun.' },
    })
    expect((await list(owner)).data).toMatchObject([{ kind: 'silent', title: 'Uji kirim' }])
    expect((await list(other)).data).toEqual([])
    for (let count = 0; count < 4; count += 1) await test('silent') // oxlint-disable-line no-await-in-loop -- counts one after the other
    expect((await test('silent')).status).toBe(429)
  })

  it('the rules show the count of events of the last seven days for each user', async () => {
    await test.database.query(
      `insert into notification_count (user_id, kind, hour, events)
       select $1::int, 'silent', now() - n * interval '1 day', 2 from unnest(array[0, 3, 8]) n
       union all select $2::int, 'silent', now(), 5`,
      [owner.userId, other.userId],
    )
    expect((await owner.get('/notification/rule')).body.data.told).toEqual({ silent: 4 })
    await test.database.transaction((transaction) => dropNotifications(transaction, Date.now()))
    const [{ count } = { count: 0 }] = await test.database.query<{ count: number }>(
      'select count(*)::int as count from notification_count',
    )
    expect(count).toBe(3)
  })

  it('rules with an unknown time zone or empty quiet hours are rejected', async () => {
    const answer = await owner.put('/notification/rule', { ...defaultRules, zone: 'Asia/Bogor' })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { zone: ['Zona waktu ini tidak dikenal.'] } },
    })
    expect((await owner.put('/notification/rule', { ...defaultRules, zone: '+07:00' })).status).toBe(422)
    const quiet = { on: true, from: '05:00', to: '05:00' }
    expect((await owner.put('/notification/rule', { ...defaultRules, quiet })).status).toBe(422)
  })

  it('vehicles over the limit are listed by the rule of the user, or by the standard rule, in the depots of the user', async () => {
    const [own, foreign] = [await addDepot(test, 'A'), await addDepot(test, 'B')]
    await test.database.query(
      `insert into fleet_event (kind, setting, subject, at, noticed_at, started_at, ended_at, highest_kmh)
       select 'speeding', setting, device::text, at, at, at - interval '1 min', at + interval '1 min', 118.4
       from unnest($1::int[]) as device cross join unnest(array['80/30', '100/30']) as setting
       cross join (select '2026-11-20T08:00:00Z'::timestamptz as at) as moment`,
      [[own.device, foreign.device]],
    )
    const of = async (caller: Caller, query = '') =>
      caller.get(`/gps/speeding?from=2026-11-20T00:00:00Z&to=2026-11-21T00:00:00Z${query}`)
    const reader = await test.signIn(['position.view'], [own.id])
    const { body } = await of(reader)
    expect(body).toMatchObject({
      kmh: 100,
      seconds: 30,
      data: [
        {
          highest: 118,
          vehicle: { number: own.plate },
          driver: { name: 'Supir A' },
          device: { id: own.device },
        },
      ],
    })
    expect(body.data).toHaveLength(1)
    expect((await of(reader, '&rule=standard')).body).toMatchObject({ kmh: 80, data: [{ highest: 118 }] })
    expect((await of(reader, `&group_id=${foreign.id}`)).body.data).toEqual([])
    await reader.put('/notification/rule', { ...defaultRules, speeding: { on: true, kmh: 120, seconds: 30 } })
    expect((await of(reader)).body).toEqual({ data: [], kmh: 120, seconds: 30 })
    await reader.put('/notification/rule', {
      ...defaultRules,
      speeding: { on: false, kmh: 120, seconds: 30 },
    })
    expect((await of(reader)).body).toMatchObject({ kmh: 80, data: [{ highest: 118 }] })
    expect((await of(await test.signIn(['session.list']))).status).toBe(403)
    expect((await of(test.anyone)).status).toBe(401)
    expect((await reader.get('/gps/speeding?from=2026-11-21T00:00:00Z&to=2026-11-20T00:00:00Z')).status).toBe(
      400,
    )
    expect((await reader.get('/gps/speeding')).status).toBe(400)
  })

  it('are deleted after 90 days; all except the newest 500 are deleted after two days', async () => {
    await notify(owner, 510)
    await notify(owner, 5, 3)
    await notify(other, 2, 91)
    await notify(other, 1, 60)
    await test.database.transaction((transaction) => dropNotifications(transaction, Date.now()))
    const left = await test.database.query<{ count: number }>(
      'select count(*) as count from notification group by user_id order by user_id',
    )
    expect(left.map(({ count }) => count)).toEqual([510, 1])
  })
})
