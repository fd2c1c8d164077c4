import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '../database/Database.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { LiveFeed } from './LiveFeed.ts'
import { readCursor, writeCursor } from './liveEvents.ts'
import { LiveReader } from './LiveReader.ts'
import { everything } from '../testing/testAuthority.ts'
import { readSnapshot } from './liveRepository.ts'

const pace = { changes: 10, clock: 60_000, tokens: 60_000 }
let test: TestApp
let person: Caller
let feed: LiveFeed
let device = 0

beforeAll(async () => {
  test = await createTestApp()
  person = await test.signIn(['position.view'])
})
afterAll(async () => {
  await feed.close()
  await test.close()
})
beforeEach(async () => {
  await test.database.query('delete from device; delete from vehicle; delete from driver')
  device = await insert(`insert into device (name, imei) values ('Pelacak', 'a') returning id`)
  await locate(1)
  await feed?.close()
  feed = new LiveFeed(test.database, () => undefined, pace)
})

async function insert(statement: string, params: unknown[] = []): Promise<number> {
  const [row] = await test.database.query<{ id: number }>(statement, params)
  return row?.id ?? 0
}

async function locate(lat: number) {
  await test.database.query(
    `insert into last_position (device_id, lat, lng, status) values ($1, $2, 106.8, 'Bergerak')
     on conflict (device_id) do update set lat = excluded.lat`,
    [device, lat],
  )
}

interface ReadEvent {
  id: string
  event: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read any property
  data: any
}

/** Adds a reader to the feed; returns the reader and the events that it gets, without clock events. */
function read(since: string | null = null, tokenId = 0, userId = 0) {
  const reader = new LiveReader({ tokenId, userId, since, scope: everything, userScopeKey: '' })
  const events: ReadEvent[] = []
  const heard: string[] = []
  reader.stream.on('data', (chunk: Buffer) => {
    for (const block of chunk.toString().split('\n\n').filter(Boolean)) {
      const fields = Object.fromEntries(
        block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
      )
      heard.push(fields.event ?? '')
      if (fields.event !== 'clock')
        events.push({ id: fields.id ?? '', event: fields.event ?? '', data: JSON.parse(fields.data ?? '') })
    }
  })
  feed.add(reader)
  return { reader, events, heard, joined: () => vi.waitFor(() => expect(heard).toContain('clock')) }
}

const snapshot = () => readSnapshot(test.database)

describe('LiveFeed', () => {
  it('sends the clock first, and nothing without changes', async () => {
    const { heard, events, joined } = read()
    await joined()
    await test.database.query(`update device set name = 'Pelacak'`)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect([heard, events]).toEqual([['clock'], []])
  })

  it('sends only the changed position', async () => {
    const { events, joined } = read()
    await joined()
    await locate(2)
    await vi.waitFor(() => expect(events).toHaveLength(1))
    expect(events[0]).toMatchObject({ event: 'positions', data: { changed: [], removed: [] } })
    expect(events[0]?.data.moved).toEqual({
      id: [device],
      lat: [2],
      lng: [106.8],
      speed: [null],
      heading: [null],
      time: [null],
      status: ['Bergerak'],
      statusSince: [null],
      simulated: [false],
      contact: null,
      ignition: null,
      alarm: null,
      alarmTime: null,
    })
  })

  it.each([
    ['the device', `update device set name = 'Lain'`, { device: { name: 'Lain' } }],
    ['its vehicle', `update vehicle set number = 'B 2 X'`, { vehicle: { number: 'B 2 X' } }],
    ['its driver', `update driver set name = 'Wati'`, { driver: { name: 'Wati' } }],
  ])('sends the whole device when %s was changed', async (_case, statement, expected) => {
    const vehicle = await insert(
      `insert into vehicle (type_id, number) select min(id), 'B 1 X' from vehicle_type returning id`,
    )
    const driver = await insert(`insert into driver (name) values ('Agus') returning id`)
    await test.database.query('update device set vehicle_id = $1, driver_id = $2', [vehicle, driver])
    const { events, joined } = read()
    await joined()
    await test.database.query(statement)
    await vi.waitFor(() => expect(events).toHaveLength(1))
    const { moved, changed } = events[0]?.data ?? {}
    expect(changed).toMatchObject([{ device: { id: device }, lat: 1, ...expected }])
    expect(moved.id).toEqual([])
  })

  it('sends new and removed devices', async () => {
    const { events, joined } = read()
    await joined()
    const fresh = await insert(`insert into device (name, imei) values ('Baru', 'b') returning id`)
    await vi.waitFor(() => expect(events).toHaveLength(1))
    await test.database.query('delete from device where id = $1', [device])
    await vi.waitFor(() => expect(events).toHaveLength(2))
    expect(events[0]?.data.changed).toMatchObject([
      { device: { id: fresh, name: 'Baru' }, vehicle: null, lat: null },
    ])
    expect(events[1]?.data).toMatchObject({ moved: { id: [] }, changed: [], removed: [device] })
  })

  it('sends missed changes once to a reader that reconnects', async () => {
    const since = await snapshot()
    await locate(5)
    const { events, joined } = read(since)
    await joined()
    expect(events[0]?.data.moved).toMatchObject({ id: [device], lat: [5] })
    const again = read(readCursor(events[0]?.id ?? '', ''))
    await again.joined()
    expect([events.length, again.events]).toEqual([1, []])
  })

  it('sends changes of transactions that commit out of order', async () => {
    const other = await insert(`insert into device (name, imei) values ('Lain', 'b') returning id`)
    const { events, joined } = read()
    const seen = () => events.flatMap(({ data }) => data.moved.lat)
    await joined()
    await test.database.transaction(async (transaction) => {
      await transaction.query('update last_position set lat = 7 where device_id = $1', [device])
      // Only PostgreSQL can commit a second transaction here: the embedded database has a single connection.
      if (test.config.databaseUrl)
        await test.database.query(
          'insert into last_position (device_id, lat, lng, status) values ($1, 8, 1, $2)',
          [other, 'x'],
        )
      if (test.config.databaseUrl) await vi.waitFor(() => expect(seen()).toContain(8))
    })
    await vi.waitFor(() => expect(seen()).toContain(7))
  })

  it('resets a reader with a cursor from the future', async () => {
    const { events } = read('900000000000:900000000000:')
    await vi.waitFor(() => expect(events.map(({ event }) => event)).toEqual(['reset']))
  })

  it('ends streams of revoked tokens and lost permissions', async () => {
    await feed.close()
    feed = new LiveFeed(test.database, () => undefined, { ...pace, tokens: 10 })
    const tokenOf = (caller: Caller) =>
      insert('select id from session_token where user_id = $1', [caller.userId])
    const [revoked, demoted] = [await test.signIn(), await test.signIn()]
    const readers = [person, revoked, demoted].map(async (caller) =>
      read(null, await tokenOf(caller), caller.userId),
    )
    const [kept, first, second] = await Promise.all(readers)
    await Promise.all([kept, first, second].map(async (one) => one?.joined()))
    await test.database.query('delete from session_token where user_id = $1', [revoked.userId])
    await test.database.query('update app_user set role_id = null where id = $1', [demoted.userId])
    await vi.waitFor(() =>
      expect([first, second].map((one) => one?.reader.stream.readableEnded)).toEqual([true, true]),
    )
    expect(kept?.reader.stream.readableEnded).toBe(false)
  })

  it('pauses a slow reader, then sends one merged event', async () => {
    const slow = new LiveReader({ tokenId: 0, userId: 1, since: null, scope: everything, userScopeKey: '' })
    feed.add(slow)
    const { events, joined } = read()
    await joined()
    slow.send(Buffer.from(`: ${'x'.repeat(400_000)}\n\n`))
    for (const [count, lat] of [3, 4, 5].entries()) {
      await locate(lat)
      await vi.waitFor(() => expect(events).toHaveLength(count + 1))
    }
    let text = ''
    slow.stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    await vi.waitFor(() => expect(text).toMatch(/"lat" : \[5\]/))
    expect(text).not.toMatch(/"lat" : \[[34]\]/)
    await locate(6)
    await vi.waitFor(() => expect(text).toMatch(/"lat" : \[6\]/))
  })

  it('limits streams for each user', () => {
    const add = (userId: number) =>
      feed.add(new LiveReader({ tokenId: 0, userId, since: null, scope: everything, userScopeKey: '' }))
    for (let count = 0; count < 10; count += 1) add(1)
    expect(() => add(1)).toThrow(expect.objectContaining({ status: 429, retryAfter: 30 }))
    expect(() => add(2)).not.toThrow()
  })

  it('continues after a database failure', async () => {
    const { events, joined } = read()
    await joined()
    await test.database.query('alter table last_position rename to gone')
    await new Promise((resolve) => setTimeout(resolve, 60))
    await test.database.query('alter table gone rename to last_position')
    await locate(9)
    await vi.waitFor(() => expect(events.at(-1)?.data.moved).toMatchObject({ id: [device], lat: [9] }))
  })
})

/** The test's database; calls `onQuery` before each query. */
function watchedDatabase(onQuery: () => void | Promise<void>): Database {
  return {
    ...test.database,
    transaction: (work) => test.database.transaction(work),
    close: async () => undefined,
    async query<Row>(statement: string, params?: readonly unknown[]) {
      await onQuery()
      return test.database.query<Row>(statement, params)
    },
  }
}

describe('X18 LiveFeed with a failing database', () => {
  it('retries at its interval, reports one failure and then continues', async () => {
    let queries = 0
    let isRefusing = true
    const fourth = Promise.withResolvers<void>()
    const database = watchedDatabase(() => {
      queries += 1
      if (queries === 4) fourth.resolve()
      if (isRefusing) throw new Error('refused')
    })
    const errors: unknown[] = []
    await feed.close()
    feed = new LiveFeed(database, (error) => errors.push(error), { ...pace, changes: 100 })
    const began = performance.now()
    const readers = Array.from({ length: 5 }, (_, n) => read(null, 0, n))
    await fourth.promise
    expect(queries).toBeLessThanOrEqual((performance.now() - began) / 90 + 1)
    await new Promise((resolve) => setImmediate(resolve)) // Now the feed knows of the failure.
    readers.push(read(null, 0, 9))
    expect(queries).toBe(4)
    expect(errors).toHaveLength(1)
    isRefusing = false
    await Promise.all(readers.map(({ joined }) => joined()))
  })
})

describe('LiveFeed with a slow database', () => {
  it('sends all changes to a reader that joins while the only other reader leaves', async () => {
    const waiting: (() => void)[] = []
    let isSlow = true
    const database = watchedDatabase(
      () => new Promise((resolve) => (isSlow ? waiting.push(resolve) : resolve())),
    )
    onTestFinished(() => {
      isSlow = false
      for (const resolve of waiting) resolve()
    })
    const answer = async () => {
      await vi.waitFor(() => expect(waiting).toHaveLength(1))
      waiting.shift()?.()
    }
    await feed.close()
    feed = new LiveFeed(database, () => undefined, pace)
    const leaving = read(await snapshot())
    await answer()
    await vi.waitFor(() => expect(waiting).toHaveLength(1)) // The feed reads the changes that the first reader missed.
    leaving.reader.stream.destroy()
    await new Promise((resolve) => leaving.reader.stream.once('close', resolve))
    await locate(2)
    const { events, joined } = read(await snapshot())
    // Three queries: the read in progress, the snapshot of the new reader, and the changes that it missed.
    for (let query = 0; query < 3; query += 1) await answer()
    await joined()
    await locate(3)
    for (let query = 0; query < 3 && events.length === 0; query += 1) await answer()
    await vi.waitFor(() => expect(events).toHaveLength(1))
    expect(events[0]?.data.moved).toMatchObject({ id: [device], lat: [3] })
  })
})

describe('a cursor', () => {
  const now = Date.UTC(2026, 10, 20)

  it('a cursor is valid for ten minutes', () => {
    const cursor = writeCursor('10:14:10,12', '', now)
    expect(readCursor(cursor, '', now + 599_000)).toBe('10:14:10,12')
    expect(readCursor(cursor, '', now + 601_000)).toBeNull()
    expect(readCursor(cursor, '', now - 601_000)).toBeNull()
  })

  it.each([
    '',
    'x',
    '1:2:',
    '1.2:1:',
    '1.1:5:9',
    '1.1:5:3,2',
    '1.0:5:',
    "1.1:2:'",
    '1.99999999999999999999:1:',
  ])('the cursor %j is invalid', (cursor) =>
    expect(readCursor(cursor.replace(/^1\./, `${now / 1000}.`), '', now)).toBeNull(),
  )
})

describe('GET /gps/stream', () => {
  it('GET /gps/stream sends unbuffered events and ends when the server closes', async () => {
    const own = await createTestApp()
    const caller = await own.signIn(['position.view'])
    const response = await own.app.inject({
      url: '/api/v1/gps/stream',
      headers: {
        authorization: `Bearer ${caller.token}`,
        'last-event-id': 'lama',
        'accept-encoding': 'gzip',
      },
      payloadAsStream: true,
    })
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(response.headers).not.toHaveProperty('content-encoding')
    const all = text(response.stream())
    await own.app.close()
    expect(await all).toMatch(/^event: reset\ndata: \{\}\n\n/)
    await own.close()
  })
})
