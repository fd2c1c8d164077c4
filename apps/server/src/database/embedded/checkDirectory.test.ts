import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreBackup } from '../../backup/restoreBackup.ts'
import { killProcesses, SERVER, startProcess } from '../../testing/serverProcess.ts'
import { checkDirectory, DataDirectoryError, refuseForeign } from './checkDirectory.ts'
import { notOpened } from './startEmbedded.ts'
import { openDatabase } from '../openDatabase.ts'

describe('X39 a data directory', () => {
  let directory = ''
  let dataDir = ''
  const at = (...path: string[]) => join(dataDir, 'database', ...path)

  /** Creates the files that the server checks before it opens a database. */
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sikud-directory-'))
    dataDir = join(directory, 'data')
    for (const folder of ['base/1', 'global', 'pg_wal', 'pg_xact'])
      await mkdir(at(folder), { recursive: true })
    await writeFile(at('PG_VERSION'), '18\n')
    await writeFile(at('global', 'pg_control'), Buffer.alloc(8192))
    await writeFile(at('pg_wal', '000000010000000000000001'), '')
    await writeFile(at('postmaster.pid'), '-42\n')
  })
  afterEach(async () => {
    killProcesses()
    await rm(directory, { recursive: true })
  })

  /** Returns the name, the time and the hash of every file. */
  async function tree() {
    const names = (await readdir(dataDir, { recursive: true })).toSorted()
    return Promise.all(
      names.map(async (name) => {
        const stats = await stat(join(dataDir, name))
        const content = stats.isFile() ? await readFile(join(dataDir, name)) : ''
        return [name, stats.mtimeMs, createHash('sha256').update(content).digest('hex')]
      }),
    )
  }

  const damages: [string, () => Promise<unknown>, RegExp][] = [
    [
      'files of another program',
      () => rm(at('PG_VERSION')).then(() => writeFile(at('notes.txt'), 'keep')),
      /contains other files, and PG_VERSION is missing/,
    ],
    ['no PG_VERSION', () => rm(at('PG_VERSION')), /PG_VERSION is missing/],
    [
      'an older version',
      () => writeFile(at('PG_VERSION'), '17\n'),
      /made by PostgreSQL 17\. This server reads version 18/,
    ],
    ['a newer version', () => writeFile(at('PG_VERSION'), '19\n'), /made by PostgreSQL 19/],
    ['an empty PG_VERSION', () => truncate(at('PG_VERSION')), /unknown version/],
    ['no pg_control', () => rm(at('global', 'pg_control')), /pg_control is missing/],
    ['half of pg_control', () => truncate(at('global', 'pg_control'), 4096), /pg_control is truncated/],
    ['no write-ahead log', () => rm(at('pg_wal'), { recursive: true }), /pg_wal contains no write-ahead log/],
    ['no tables', () => rm(at('base'), { recursive: true }), /base\/1 is missing/],
    [
      'a PostgreSQL server running in it',
      () => writeFile(at('postmaster.pid'), '4711\n/data\n'),
      /PostgreSQL server \(process 4711\)/,
    ],
    [
      'a file in place of the database',
      () => rm(at(), { recursive: true }).then(() => writeFile(at(), '')),
      /it is a file/,
    ],
    [
      'only lost+found',
      () => rm(at(), { recursive: true }).then(() => mkdir(at('lost+found'), { recursive: true })),
      /Mount the disk at/,
    ],
    [
      'the database one level too high',
      () => cp(at(), dataDir, { recursive: true }),
      /DATA_DIR is itself a PostgreSQL database/,
    ],
  ]

  it.each(damages)('a data directory with %s is rejected and not changed', async (_case, damage, message) => {
    await expect(checkDirectory(dataDir)).resolves.toBeUndefined()
    await damage()
    const before = await tree()
    await expect(openDatabase({ dataDir })).rejects.toThrow(message)
    expect(await tree()).toEqual(before)
  })

  it('the server exits with a one-line message if the data directory belongs to somebody else', async () => {
    await rm(dataDir, { recursive: true })
    await mkdir(at(), { recursive: true })
    await writeFile(at('keep.txt'), 'of somebody else')
    const run = startProcess(SERVER, [], { DATA_DIR: dataDir })
    expect(await run.ended).toBe(1)
    expect(run.output().trim()).toMatch(
      /^The database in .* cannot be opened: .* choose another DATA_DIR.*\.$/,
    )
    expect(await readdir(dataDir, { recursive: true })).toEqual(['database', 'database/keep.txt'])
  })

  it('a data directory whose damage shows only when it is opened is rejected with a clear message', async () => {
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /it did not open \(.*\)\. It may be damaged: move it away and restore a backup/,
    )
  })

  it('Y19: a database that does not open because the disk is full is not called damaged', () => {
    const full = notOpened('/data/database', { errno: 51 }, 4_096).message
    expect(full).toContain('the disk is full. Free some space')
    expect(full).not.toContain('damaged: move it away')
    expect(notOpened('/data/database', { errno: 51 }, 1e9).message).toContain('did not open ({"errno":51})')
  })

  const foreign: [string, () => Promise<unknown>][] = [
    ['a folder', () => mkdir(join(dataDir, 'photos'))],
    ['a file', () => writeFile(join(dataDir, 'notes.txt'), 'keep')],
    ['a hidden folder', () => mkdir(join(dataDir, '.config'))],
    [
      'a folder named run that is not empty',
      () => cp(join(import.meta.dirname), join(dataDir, 'run'), { recursive: true }),
    ],
    [
      'a folder named database.new that is no database',
      () => mkdir(join(dataDir, 'database.new', 'drafts'), { recursive: true }),
    ],
  ]
  it.each(foreign)('Y10: %s of somebody else in the data directory is not taken over', async (_what, add) => {
    await rm(dataDir, { recursive: true })
    await mkdir(dataDir)
    await add()
    const before = await tree()
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /it contains .*, which is not of SIKUD\. DATA_DIR must be empty/,
    )
    expect(await tree()).toEqual(before)
  })

  it('Y10: files that were added beside our database do not matter', async () => {
    await mkdir(join(dataDir, 'backups'))
    await expect(checkDirectory(dataDir)).resolves.toBeUndefined()
  })

  it('Y10: a directory that cannot be read does not count as empty', async () => {
    await writeFile(join(directory, 'file'), '') // Listing a file fails for root too.
    await expect(refuseForeign(join(directory, 'file'))).rejects.toThrow(DataDirectoryError)
    await expect(refuseForeign(join(directory, 'missing'))).resolves.toBeUndefined()
  })

  it('Y10: what file systems put into the root of a disk is not of somebody else', async () => {
    await rm(dataDir, { recursive: true })
    for (const name of ['lost+found', '.snapshot', '.Trash-1000'])
      await mkdir(join(dataDir, name), { recursive: true })
    await writeFile(join(dataDir, '.nfs00000000001a2b3c00000001'), '')
    await expect(checkDirectory(dataDir)).resolves.toBeUndefined()
  })

  it('Y10: a restore does not take over a directory of somebody else', async () => {
    await rm(dataDir, { recursive: true })
    await mkdir(join(dataDir, 'photos'), { recursive: true })
    await expect(restoreBackup('none', { dataDir })).rejects.toThrow(/contains photos, which is not of SIKUD/)
    expect(await readdir(dataDir)).toEqual(['photos'])
  })

  it('a data directory with a key and the remains of a killed first start is accepted', async () => {
    await rm(dataDir, { recursive: true })
    await mkdir(join(dataDir, 'lost+found'), { recursive: true })
    await mkdir(at())
    await mkdir(join(dataDir, 'database.new', 'global'), { recursive: true })
    await writeFile(join(dataDir, 'database.new', 'PG_VERSION'), '18\n')
    await writeFile(join(dataDir, 'secret.key'), 'of an earlier start')
    const database = await openDatabase({ dataDir })
    expect(await database.query('select name from migration limit 1')).toHaveLength(1)
    await database.close()
    expect((await readdir(dataDir)).toSorted()).toEqual(['database', 'lost+found', 'run', 'secret.key'])
  })
})
