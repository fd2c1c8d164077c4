import { execFile } from 'node:child_process'
import { connect as openSocket } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { openDatabase } from '../openDatabase.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyTemplate, createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { findPostgres } from '../../testing/postgres.ts'

const run = promisify(execFile)
const programs = findPostgres()

/** Reads the session state that must not pass from one client to the next. */
const STATE = `select current_setting('search_path') as path, current_setting('statement_timeout') as timeout,
  (select count(*) from pg_prepared_statements) as prepared, (select count(*) from pg_listening_channels()) as channels,
  (select count(*) from pg_locks where locktype = 'advisory') as locks, current_user as account,
  (select count(*) from pg_class where relpersistence = 't') as temporary`
const CLEAN = {
  path: 'public',
  timeout: '0',
  prepared: 0,
  channels: 0,
  locks: 0,
  account: 'postgres',
  temporary: 0,
}
const SPOIL = [
  `set search_path = ''`,
  `set statement_timeout = 1`,
  'create temp table spoiled (id integer)',
  'prepare spoiled as select 1',
  'listen spoiled',
  'select pg_advisory_lock(5)',
  'set role pg_monitor',
]

describe('X38 the session that the clients of the embedded database share', () => {
  let test: TestDatabase
  let host = ''

  beforeAll(async () => {
    test = await createTestDatabase()
    host = join(test.config.dataDir, 'run')
    await test.database.query('create table copied (id integer)')
  })
  beforeEach(() => test.database.query('truncate copied'))
  afterAll(() => test.close())

  const state = () => test.database.query(STATE)

  async function connect() {
    const client = new Client({ host, port: 5432, user: 'postgres', database: 'postgres' })
    client.on('error', () => undefined)
    await client.connect()
    return { client, cut: () => Reflect.get(client, 'connection').stream.destroy() }
  }

  it('the server sees no state of another client that is connected or has disconnected', async () => {
    const { client } = await connect()
    for (const statement of SPOIL) await client.query(statement)
    expect(await state()).toEqual([CLEAN])
    for (const statement of SPOIL) await client.query(statement)
    await client.end()
    expect(await state()).toEqual([CLEAN])
  })

  it.each([
    ['a transaction', ['begin', ...SPOIL, 'insert into public.copied values (1)']],
    ['a failed transaction', ['begin', ...SPOIL.slice(2, 5), 'select 1 / 0']],
    ['no transaction', SPOIL],
  ])('the server sees no state of a client that was disconnected in %s', async (_case, statements) => {
    const { client, cut } = await connect()
    for (const statement of statements) await client.query(statement).catch(() => undefined)
    cut()
    expect(await state()).toEqual([CLEAN])
    expect(await test.database.query('select * from copied')).toEqual([])
  })

  it.each([
    'copy copied from stdin',
    'begin; copy copied from stdin',
    'insert into copied values (1); copy copied from stdin',
  ])('rejects the COPY of "%s" and continues', async (statement) => {
    const { client, cut } = await connect()
    await expect(client.query(statement)).rejects.toThrow(
      'the embedded database does not accept COPY data: use INSERT',
    )
    cut()
    expect(await state()).toEqual([CLEAN])
    expect(await test.database.query('select * from copied')).toEqual([])
  })

  it('survives a COPY in the extended protocol', async () => {
    const { client } = await connect()
    await expect(client.query({ name: 'copy', text: 'copy copied from stdin' })).rejects.toThrow(
      'does not accept COPY data',
    )
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.end()
    expect(await state()).toEqual([CLEAN])
  })

  it('survives bytes that do not follow the protocol', async () => {
    const begin = '\0\0\0\x10\0\x03\0\0user\0x\0\0'
    const wrong = [
      'GET / HTTP/1.1\r\n\r\n',
      '\0\0\0\x08\0\x03\0\0',
      `${begin}z\0\0\0\x04`,
      `${begin}Q\0\0\0\0`,
    ]
    for (const garbage of wrong) {
      const socket = openSocket(join(host, '.s.PGSQL.5432'), () => socket.write(garbage))
      socket.resume()
      await once(socket, 'close')
    }
    expect(await state()).toEqual([CLEAN])
  })

  it('closing the server ends the connection of a client that is still connected', async () => {
    const { dataDir, remove } = await copyTemplate()
    const database = await openDatabase({ dataDir })
    const socket = openSocket(join(dataDir, 'run', '.s.PGSQL.5432')).resume()
    await once(socket, 'connect')
    await database.close()
    await expect.poll(() => socket.closed).toBe(true)
    await remove()
  })

  describe.runIf(programs)('with psql and pg_dump', () => {
    const env = () => ({ PATH: process.env.PATH, PGHOST: host, PGUSER: 'postgres', PGDATABASE: 'postgres' })
    const psql = (...args: string[]) => run(join(programs ?? '', 'psql'), ['-X', ...args], { env: env() })

    it('does not pass the settings of psql to other clients', async () => {
      const spoil = SPOIL.slice(2).flatMap((statement) => ['-c', statement])
      const { stdout } = await psql(...spoil, '-At', '-c', 'select count(*) from pg_prepared_statements')
      expect(stdout).toMatch(/^1$/m)
      expect(await state()).toEqual([CLEAN])
    })

    it('the server sees no state of a psql \\copy or of a pg_dump that rejects the server version', async () => {
      await expect(psql('-c', '\\copy copied from /etc/passwd')).rejects.toThrow('does not accept COPY data')
      expect(await state()).toEqual([CLEAN])
      await run(join(programs ?? '', 'pg_dump'), [], { env: env() }).catch(() => undefined)
      expect(await state()).toEqual([CLEAN])
    })
  })
})
