import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { openDatabase } from '../openDatabase.ts'

describe('the socket of the embedded database', () => {
  let test: TestDatabase
  let host = ''

  beforeAll(async () => {
    test = await createTestDatabase()
    host = join(test.config.dataDir, 'run')
    await test.database.query('create table seen (who text)')
  })
  afterAll(() => test.close())

  async function connect() {
    const client = new Client({ host, port: 5432, user: 'postgres', database: 'postgres' })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  it('rolls back the transaction of a disconnected client and serves the other clients', async () => {
    const client = await connect()
    await client.query('begin')
    await client.query(`insert into seen values ('cut off')`)
    const others = test.database.query('select * from seen')
    Reflect.get(client, 'connection').stream.destroy()
    expect(await others).toEqual([])
  })

  it('handles several statements and an error in a transaction', async () => {
    const client = await connect()
    await client.query('begin; select 1')
    await expect(client.query('select * from nowhere where id = $1', [1])).rejects.toMatchObject({
      code: '42P01',
    })
    await expect(client.query('select $1::integer', [1])).rejects.toMatchObject({ code: '25P02' })
    await client.query('rollback')
    expect((await client.query('select $1::integer as one', [1])).rows).toEqual([{ one: 1 }])
    await client.end()
  })

  it('lets a command connect to the running database, but not open the directory again', async () => {
    const joined = await openDatabase({ ...test.config, joinRunning: true })
    await joined.query(`insert into seen values ('joined')`)
    await joined.close()
    expect(await test.database.query('select * from seen')).toEqual([{ who: 'joined' }])
    await expect(openDatabase(test.config)).rejects.toThrow(/in use by process/)
  })

  it('the socket is in the temporary directory when the path of the data directory is too long', async () => {
    const root = await mkdtemp(join(tmpdir(), 'sikud-long-'))
    const database = await openDatabase({ dataDir: join(root, 'x'.repeat(100)) })
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
    await rm(root, { recursive: true })
  })
})
