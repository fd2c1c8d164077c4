import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { migrate } from './migrate.ts'

describe('migrations', () => {
  let test: TestDatabase
  let directory = ''

  beforeAll(async () => {
    test = await createTestDatabase()
    directory = await mkdtemp(join(tmpdir(), 'sikud-migrations-'))
  })
  afterAll(async () => {
    await test.close()
    await rm(directory, { recursive: true })
  })

  const folder = () => pathToFileURL(`${directory}/`)
  const write = (name: string, text: string) => writeFile(join(directory, name), text)

  it('run once, also when several servers start together', async () => {
    await write('0101_first.sql', `create table made (id integer); insert into made values (1)`)
    await Promise.all([1, 2, 3].map(() => migrate(test.database, folder())))
    await migrate(test.database, folder())
    expect(await test.database.query('select * from made')).toEqual([{ id: 1 }])
  })

  it('that fail leave nothing behind', async () => {
    await write('0102_broken.sql', 'create table half (id integer); select * from nowhere')
    await expect(migrate(test.database, folder())).rejects.toThrow(/nowhere/)
    expect(await test.database.query(`select to_regclass('half') as half`)).toEqual([{ half: null }])
    await write('0102_broken.sql', 'create table half (id integer)')
    await migrate(test.database, folder())
    expect(await test.database.query('select * from half')).toEqual([])
  })

  it('that were changed afterwards are refused by name', async () => {
    await write('0101_first.sql', 'create table made (id bigint)')
    await expect(migrate(test.database, folder())).rejects.toThrow(/0101_first\.sql was changed/)
  })
})
