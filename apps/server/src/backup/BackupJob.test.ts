import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { BackupJob } from './BackupJob.ts'

describe('X62 the daily backup', () => {
  let test: TestDatabase
  let folder = ''
  let directory = ''
  let now = new Date(2026, 10, 23, 1, 59).getTime()
  const lines: string[] = []

  beforeAll(async () => {
    test = await createTestDatabase()
    folder = await mkdtemp(join(tmpdir(), 'sikud-backup-'))
    directory = join(folder, 'backups')
  })
  afterAll(async () => {
    await test.close()
    await rm(folder, { recursive: true })
  })

  const job = () =>
    new BackupJob(test.database, { directory, hour: 2, keep: 2 }, test.config, {
      now: () => now,
      write: (line) => lines.push(line),
    })
  const rows = () =>
    test.database.query(
      `select made_at is not null as made, verified_at is not null as verified, bytes > 0 as stored, problem
       from backup order by id`,
    )

  it('is made by only one of several servers, verified and logged; the oldest backup is deleted', async () => {
    await mkdir(directory)
    for (const day of ['20', '21'])
      await writeFile(join(directory, `sikud-2026-11-${day}-020000.tar.zst`), '')
    await Promise.all([job().runOnce(), job().runOnce()])
    expect(await readdir(directory)).toEqual([
      'sikud-2026-11-21-020000.tar.zst',
      'sikud-2026-11-23-015900.tar.zst',
    ])
    expect(await rows()).toEqual([{ made: true, verified: true, stored: true, problem: null }])
    const messages = lines.map((line): unknown => JSON.parse(line))
    expect(messages).toMatchObject([
      { level: 30, msg: 'backup made' },
      { level: 30, msg: 'backup verified' },
    ])
    await job().runOnce()
    expect(await rows()).toHaveLength(1)
  }, 60_000)

  it('is made after the configured hour; a failed one is logged and repeated after an hour', async () => {
    directory = '/dev/null/x'
    now += 60_000
    await job().runOnce()
    expect(lines.at(-1)).toContain('backup failed')
    expect(await rows()).toMatchObject([{ made: true }, { made: false, verified: false }])
    await job().runOnce()
    expect(await rows()).toHaveLength(2)
    now += 3_700_000
    await job().runOnce()
    expect(await rows()).toHaveLength(3)
  })

  it('Y04: a server whose clock is far ahead deletes no backup, and its own ones count for nothing afterwards', async () => {
    directory = join(folder, 'backups')
    // The clock of the database counts too, and it is later than the times of this test.
    await test.database.query('update clock_mark set known_at = clock_timestamp()')
    const truth = now
    now += 730 * 86_400_000
    await job().runOnce()
    await job().runOnce()
    const names = await readdir(directory)
    expect(names).toHaveLength(3)
    now = truth + 86_400_000
    await job().runOnce()
    const after = await readdir(directory)
    expect(after).toContain('sikud-2026-11-24-030140.tar.zst')
    expect(after.filter((name) => name.startsWith('sikud-2026'))).toHaveLength(2)
    expect(after.filter((name) => name.startsWith('sikud-2028'))).toHaveLength(1)
  }, 60_000)
})
