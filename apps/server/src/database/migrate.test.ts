import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { startProcess } from '../testing/serverProcess.ts'
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

  it('migrations run once when several servers start together', async () => {
    await write('0101_first.sql', `create table made (id integer); insert into made values (1)`)
    await Promise.all([1, 2, 3].map(() => migrate(test.database, folder())))
    await migrate(test.database, folder())
    expect(await test.database.query('select * from made')).toEqual([{ id: 1 }])
  })

  it('migrations that fail change nothing', async () => {
    await write('0102_broken.sql', 'create table half (id integer); select * from nowhere')
    await expect(migrate(test.database, folder())).rejects.toThrow(/nowhere/)
    expect(await test.database.query(`select to_regclass('half') as half`)).toEqual([{ half: null }])
    await write('0102_broken.sql', 'create table half (id integer)')
    await migrate(test.database, folder())
    expect(await test.database.query('select * from half')).toEqual([])
  })

  it('X05: migrations can be code, and change nothing when they fail', async () => {
    const step = (rest: string) => `export async function migrate(transaction) {
      await transaction.query('create table coded (id integer)')
      ${rest}
    }`
    await write('0103_code.ts', step(`await transaction.query('select * from nowhere')`))
    await expect(migrate(test.database, folder())).rejects.toThrow(/nowhere/)
    expect(await test.database.query(`select to_regclass('coded') as coded`)).toEqual([{ coded: null }])
    await rm(join(directory, '0103_code.ts'))
    await write('0104_code.ts', step(''))
    await migrate(test.database, folder())
    expect(await test.database.query('select * from coded')).toEqual([])
  })

  it('X05: migrations change nothing when the process is killed, and run at the next start', async () => {
    const own = await createTestDatabase()
    await own.database.close()
    const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
    await write(
      '0105_slow.ts',
      `export async function migrate(transaction) {
      await transaction.query('create table slow (id integer)')
      if (process.env.HANG) { console.log('half way'); await new Promise((resolve) => setTimeout(resolve, 60_000)) }
    }`,
    )
    await write(
      'run.ts',
      `import { openDatabase } from ${file('./openDatabase.ts')}
      import { migrate } from ${file('./migrate.ts')}
      const database = await openDatabase(${JSON.stringify(own.config)})
      await migrate(database, new URL('./', import.meta.url))
      console.log(JSON.stringify(await database.query("select count(*) as rows from slow")))
      await database.close()`,
    )
    const killed = startProcess(join(directory, 'run.ts'), [], { HANG: '1' })
    await expect.poll(killed.output, { timeout: 25_000, interval: 50 }).toContain('half way')
    killed.child.kill('SIGKILL')
    await killed.ended
    const next = startProcess(join(directory, 'run.ts'), [], {})
    expect(await next.ended, next.output()).toBe(0)
    expect(next.output()).toContain('[{"rows":0}]')
    await rm(join(directory, '0105_slow.ts'))
    const { dataDir } = own.config
    if (dataDir !== '') await rm(dirname(dataDir), { recursive: true })
  })

  it('migrations that were changed after they ran are rejected by name', async () => {
    await write('0101_first.sql', 'create table made (id bigint)')
    await expect(migrate(test.database, folder())).rejects.toThrow(/0101_first\.sql was changed/)
  })
})
