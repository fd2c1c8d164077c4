import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { everything } from '../testing/testAuthority.ts'
import { readCursor } from './liveEvents.ts'
import { LiveFeed } from './LiveFeed.ts'
import { LiveReader } from './LiveReader.ts'

type Json = Record<string, unknown>

let test: TestApp
let person: Caller
let feed: LiveFeed

beforeAll(async () => {
  test = await createTestApp()
  person = await test.signIn(['position.view'])
  feed = new LiveFeed(test.database, () => undefined, { changes: 5, clock: 60_000, tokens: 600_000 })
})
afterAll(async () => {
  await feed.close()
  await test.close()
})

/** Returns SQL that selects the id of the n-th device, vehicle or driver. */
const nth = (table: string, n: number) =>
  `(select id from ${table} order by id offset ${n} % greatest(1, (select count(*) from ${table})) limit 1)`

/** Generates random statements that change the fleet; random numbers choose the records. */
const happening = fc.oneof(
  { weight: 4, arbitrary: locate() },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 0, max: 1e9 })
      .map((n) => `insert into device (name, imei) values ('P ${n}', 'i${n}') on conflict do nothing`),
  },
  fc.nat(9).map((n) => `delete from device where id = ${nth('device', n)}`),
  fc
    .tuple(fc.nat(9), fc.nat(99))
    .map(([n, name]) => `update device set name = 'N ${name}' where id = ${nth('device', n)}`),
  fc
    .tuple(fc.nat(9), fc.nat(9))
    .map(
      ([n, m]) =>
        `update device set vehicle_id = ${nth('vehicle', m)}, driver_id = ${nth('driver', m)} where id = ${nth('device', n)}`,
    ),
  fc
    .nat(999)
    .map(
      (n) =>
        `insert into vehicle (type_id, number) select min(id), 'B ${n} X' from vehicle_type on conflict do nothing`,
    ),
  fc.nat(999).map((n) => `insert into driver (name) values ('D ${n}')`),
  fc
    .tuple(fc.nat(9), fc.nat(9999))
    .map(([n, name]) => `update driver set name = 'E ${name}' where id = ${nth('driver', n)}`),
  fc.constant('reconnect'),
)

function locate() {
  return fc.tuple(fc.nat(9), fc.integer({ min: -80, max: 80 })).map(
    ([n, lat]) => `insert into last_position (device_id, lat, lng, status, time, status_since)
        select id, ${lat}, 106, 'Parkir', timestamptz '2026-11-20 08:00Z' + ${lat * 12_345} * interval '1 microsecond',
          timestamptz '2026-11-20 07:00Z' + ${lat} * interval '1 minute'
        from device where id = ${nth('device', n)}
        on conflict (device_id) do update set lat = excluded.lat, time = excluded.time,
          status_since = excluded.status_since`,
  )
}

/** The fleet as a reader builds it from events. */
class Mirror {
  readonly known = new Map<number, Json>()
  private cursor = ''
  private reader: LiveReader | null = null

  async begin() {
    const { data, cursor } = (await person.get('/gps/live')).body
    for (const position of data) this.known.set(position.device.id, position)
    this.cursor = cursor
    this.connect()
  }

  connect() {
    this.reader?.stream.destroy()
    this.reader = new LiveReader({
      tokenId: 0,
      userId: 0,
      since: readCursor(this.cursor, ''),
      scope: everything,
      userScopeKey: '',
    })
    let text = ''
    this.reader.stream.on('data', (chunk: Buffer) => {
      const blocks = (text + chunk.toString()).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) this.take(block)
    })
    feed.add(this.reader)
  }

  private take(block: string) {
    const [, id = '', event, data = ''] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(block) ?? []
    if (event === 'positions') {
      const { moved, changed, removed } = JSON.parse(data)
      for (const position of changed) this.known.set(position.device.id, position)
      moved.id.forEach((device: number, at: number) => {
        const [lat, lng, speed, heading] = [moved.lat, moved.lng, moved.speed, moved.heading].map(
          (all) => all[at],
        )
        const time = moved.time[at] === null ? null : new Date(moved.time[at]).toISOString()
        const began = moved.statusSince[at]
        const statusSince = began === null ? null : new Date(began).toISOString()
        const [status, simulated] = [{ text: moved.status[at] }, moved.simulated[at]]
        const known = this.known.get(device)
        this.known.set(device, { ...known, lat, lng, speed, heading, time, status, statusSince, simulated })
      })
      for (const device of removed) this.known.delete(device)
    }
    this.cursor = id
  }

  end() {
    this.reader?.stream.destroy()
  }
}

it('the stream and the whole list give the same fleet after any changes and disconnects', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 25 }), async (happenings) => {
      const mirror = new Mirror()
      await mirror.begin()
      for (const what of happenings) {
        if (what === 'reconnect') mirror.connect()
        else await test.database.query(what)
      }
      const { data } = (await person.get('/gps/live')).body
      const whole = new Map(
        data.map((position: { device: { id: number } }) => [position.device.id, position]),
      )
      await vi.waitFor(() => expect(mirror.known).toEqual(whole), { timeout: 3000 })
      mirror.end()
    }),
    { numRuns: 25 },
  )
})
