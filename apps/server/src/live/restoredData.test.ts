import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Database } from '../database/Database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { findPostgres, startPostgres, TEMPLATE } from '../testing/postgres.ts'
import { fastify } from 'fastify'
import { addLiveFeed, LiveFeed } from './LiveFeed.ts'
import { LiveReader } from './LiveReader.ts'
import { everything } from '../testing/testAuthority.ts'

const run = promisify(execFile)
/** Time-out for slow machines. */
const patient = { timeout: 20_000 }
const devices = `insert into device (name, imei) select n, n from generate_series(1, 3) as n`
const contacts = `insert into device_contact (device_id, protocol, last_contact) select id, 'gt06', now() from device`
const places = `insert into last_position (device_id, lat, lng, status) select id, 1, 106.8, 'Parkir' from device`

/** Starts a feed with one reader. A clock event follows each read of the database, so the test can count reads. */
function follow(database: Database) {
  const feed = new LiveFeed(database, () => undefined, { changes: 5, clock: 0, tokens: 60_000 })
  const reader = new LiveReader({ tokenId: 0, userId: 0, since: null, scope: everything, userScopeKey: '' })
  let text = ''
  reader.stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  feed.add(reader)
  const count = (event: string) => text.split(`event: ${event}\n`).length - 1
  return {
    close: () => feed.close(),
    events: () => count('positions'),
    looks: (least: number) => vi.waitFor(() => expect(count('clock')).toBeGreaterThan(least), patient),
  }
}

/** Starts an app with the live feed, as a server does at its start, and closes the app. */
async function start(database: Database): Promise<void> {
  const app = fastify()
  addLiveFeed(app, database)
  await app.ready()
  await app.close()
}

async function expectCalm(database: Database): Promise<void> {
  const feed = follow(database)
  await feed.looks(10)
  expect(feed.events()).toBe(0)
  await database.query('update last_position set lat = lat + 1')
  await vi.waitFor(() => expect(feed.events()).toBe(1), patient)
  await database.query('update device set name = name || 1')
  await vi.waitFor(() => expect(feed.events()).toBe(2), patient)
  await feed.close()
}

describe('X40 LiveFeed with data of another database cluster', () => {
  let test: TestDatabase

  beforeAll(async () => {
    test = await createTestDatabase()
    await test.database.query(`${devices}; ${places}; ${contacts}`)
  })
  afterAll(() => test.close())

  it('sends only new changes once a server has started', async () => {
    const { database } = test
    await database.transaction((transaction) =>
      transaction.query(
        `set local session_replication_role = replica;
         update device set changed_by = '900000000000'; update last_position set changed_by = '900000000000';
         update device_contact set changed_by = '900000000000';
         insert into removed_device (device_id, group_id, changed_by) values (77, 1, '900000000000')`,
      ),
    )
    const flooded = follow(database)
    await flooded.looks(5)
    expect(flooded.events()).toBeGreaterThan(3)
    await flooded.close()
    await start(database)
    await expectCalm(database)
  })

  it('a server start does not change the transaction ids of changes in its own database cluster', async () => {
    const read = () => test.database.query('select id, changed_by::text from device order by id')
    const before = await read()
    await start(test.database)
    expect(await read()).toEqual(before)
  })

  it.runIf('server' in inject('template'))('sends only new changes after a restored pg_dump', async () => {
    const programs = findPostgres() ?? ''
    // Uses up many transaction ids, so that the ids in the dump are higher than the ids of the new server.
    await test.database.query(
      `create table burnt (n integer);
       do $$ begin
         for n in 1..5000 loop begin insert into burnt values (n); exception when others then null; end; end loop;
       end $$`,
    )
    await test.database.query(`update device set name = name || 2; update last_position set lat = lat + 1;
       update device_contact set changed_by = pg_current_xact_id()`)
    const postgres = await startPostgres(programs)
    const target = `${postgres.server}/${TEMPLATE}`
    const dump = `"${join(programs, 'pg_dump')}" "$FROM" --no-owner | "${join(programs, 'psql')}" -Xqv ON_ERROR_STOP=1 "$TO"`
    const env = { ...process.env, FROM: test.config.databaseUrl ?? '', TO: target }
    await run('bash', ['-c', `set -o pipefail; ${dump}`], { env })
    const database = await openDatabase({ dataDir: '', databaseUrl: target })
    const future = 'select from device where changed_by >= pg_snapshot_xmax(pg_current_snapshot())'
    expect(await database.query(future)).toHaveLength(3)
    await start(database)
    await expectCalm(database)
    await database.close()
    await postgres.stop()
  })
})
