import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type DatabaseConfig, openDatabase } from '../database/openDatabase.ts'
import { PositionIntake } from '../ingest/PositionIntake.ts'
import { createToken } from '../security/tokens.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { createUser } from '../testing/createUser.ts'
import { execute } from '../testing/postgres.ts'
import { checkArchive } from './checkDatabase.ts'
import { describeRestored } from './describeBackup.ts'
import { forgotten } from './prepareDatabase.ts'
import { makeBackup } from './makeBackup.ts'
import type { Header } from './manifest.ts'
import { restoreBackup } from './restoreBackup.ts'
import { keyPath } from '../security/factors/secretKey.ts'
import { verifyBackup } from './verifyBackup.ts'

const KEY = 'a key of the tests with 32 letters'

describe('X60 a backup', () => {
  let test: TestDatabase
  let folder = ''
  let file = ''
  /** Times of positions that were acknowledged before the backup began. */
  let before: number[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sikud-backup-'))
    file = join(folder, 'one.tar.zst')
    test = await createTestDatabase()
    const { database } = test
    await createUser(database)
    await createToken(database, 1)
    await database.query(
      `insert into mail_outbox (purpose, user_id, language) values ('recovery', 1, 'id');
       insert into push_message (user_id, title, body, tag) values (1, 'Satu', 'Dua', 'tiga');
       insert into account_token (user_id, purpose, token_hash, mailed, expires_at)
       values (1, 'recovery', 'x', false, now() + interval '1 day');
       insert into device (name, imei) values ('Satu', '861230049700001')`,
    )
    await writeFile(keyPath(source().dataDir), KEY, { mode: 0o600 })
    before = await makeUnderLoad()
  }, 60_000)
  afterAll(async () => {
    await test.close()
    await rm(folder, { recursive: true })
  })

  /** Returns the settings of the server to back up. With PostgreSQL, DATA_DIR contains only the secret key. */
  const source = () => (test.config.databaseUrl ? { ...test.config, dataDir: folder } : test.config)

  /** Makes the backup while positions arrive; returns the times of the positions acknowledged before it began. */
  async function makeUnderLoad(): Promise<number[]> {
    const intake = new PositionIntake(test.database, { positionDays: 30 })
    const begin = Date.now() - 3_600_000
    const stored: number[] = []
    const end = new AbortController()
    const send = async () => {
      for (let time = begin; !end.signal.aborted; time += 1_000) {
        const fix = { speed: 30, heading: 0, altitude: null, accuracy: 5, battery: 80, valid: true }
        const positions = [{ time, lat: -6.2, lng: 106.8, ...fix }]
        await intake.accept({ imei: '861230049700001', protocol: 'osmand', positions })
        stored.push(time)
      }
    }
    const sending = send()
    await vi.waitFor(() => expect(stored.length).toBeGreaterThan(5), 20_000)
    const acknowledged = [...stored]
    const made = await makeBackup(test.database, source(), file)
    expect(stored.length).toBeGreaterThan(acknowledged.length)
    expect(made).toMatchObject({ file, secretKey: 'inside' })
    end.abort()
    await sending
    await intake.close()
    return acknowledged
  }

  /** Creates an empty database or data directory; returns its settings. */
  async function emptyTarget(): Promise<DatabaseConfig> {
    const template = inject('template')
    if ('dataDir' in template) return { dataDir: await mkdtemp(join(folder, 'data-')) }
    const name = `test_${randomBytes(6).toString('hex')}`
    await execute(template.server, `create database ${name}`)
    return { dataDir: join(folder, name), databaseUrl: `${template.server}/${name}` }
  }

  it('is restored with every position that was acknowledged before it began', async () => {
    const target = await emptyTarget()
    const restored = await restoreBackup(file, target)
    expect(restored.foreignKeys).toBeGreaterThan(40)
    const database = await openDatabase(target)
    const rows = await database.query<{ time: Date }>('select time from position order by time')
    expect(rows.map(({ time }) => time.getTime()).slice(0, before.length)).toEqual(before)
    expect(await database.query('select action, origin from audit_log order by id desc limit 1')).toEqual([
      { action: 'restore', origin: 'command' },
    ])
    for (const table of ['session_token', 'account_token', 'mail_outbox', 'push_message']) {
      expect(await database.query(`select from ${table}`), table).toEqual([])
    }
    expect(restored.forgotten).toEqual(
      expect.arrayContaining([
        'sessions (1)',
        'account links (1)',
        'queued e-mails (1)',
        'queued pushes (1)',
      ]),
    )
    await database.close()
    expect(await readFile(keyPath(target.dataDir), 'utf8')).toBe(KEY)
    expect((await stat(keyPath(target.dataDir))).mode & 0o777).toBe(0o600)
    await expect(restoreBackup(file, target)).rejects.toThrow('overwrites nothing')
  }, 60_000)

  it('is a file that only its owner can read, and that is never overwritten', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(makeBackup(test.database, test.config, file)).rejects.toThrow('exists')
    expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([])
  })

  it.each([
    ['truncated by one byte', -1, 'truncated'],
    ['cut in half', 0.5, 'truncated'],
  ])('is refused when it is %s', async (_, cut, reason) => {
    const copy = join(folder, 'cut.tar.zst')
    const bytes = await readFile(file)
    await writeFile(copy, bytes)
    await truncate(copy, cut < 0 ? bytes.length + cut : Math.floor(bytes.length * cut))
    await expect(verifyBackup(copy, test.config, folder)).rejects.toThrow(reason)
  })

  it.each([0.4, 0.999])('is refused if one bit is changed at %d of its length', async (part) => {
    const copy = join(folder, 'turned.tar.zst')
    const bytes = await readFile(file)
    const at = Math.floor(bytes.length * part)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at)
    await writeFile(copy, bytes)
    const target = await emptyTarget()
    await expect(restoreBackup(copy, target)).rejects.toThrow('damaged')
    // The target is still empty, so a later restore works.
    expect(await readdir(target.dataDir).catch(() => [])).toEqual([])
  })

  it('is refused if the file is not a backup', async () => {
    const other = join(folder, 'other')
    await writeFile(other, 'select 1;')
    await expect(verifyBackup(other, test.config, folder)).rejects.toThrow('not a backup of SIKUD')
  })

  it('a backup of an older schema is migrated when it is verified, and the temporary copy is deleted', async () => {
    const old = join(folder, 'old.tar.zst')
    await test.database.query(`drop table backup; delete from migration where name = '0025_backup.sql'`)
    await makeBackup(test.database, test.config, old)
    const target = { databaseUrl: test.config.databaseUrl }
    const verified = await verifyBackup(old, target, folder)
    expect(verified.rows).toBeGreaterThan(before.length)
    expect(verified.header.migrations.map(({ name }) => name)).not.toContain('0025_backup.sql')
    expect((await readdir(folder)).filter((name) => name.startsWith('sikud-verify'))).toEqual([])
  }, 60_000)

  it('a restore empties the same tables as the statement for pgBackRest in docs/backup.md', async () => {
    const docs = await readFile(new URL('../../../../docs/backup.md', import.meta.url), 'utf8')
    const named = [...docs.matchAll(/delete from (\w+)/g)].map(([, table]) => table)
    expect(named.toSorted()).toEqual(Object.values(forgotten).flat().toSorted())
  })

  it('is restored without tokens or challenges', async () => {
    const rows = await test.database.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename ~ 'token|challenge|outbox'`,
    )
    const deleted = Object.values(forgotten).flat()
    const kept = rows.map(({ name }) => name).filter((name) => !deleted.includes(name))
    expect(kept, 'add the table to forgetAccess.ts').toEqual([])
  })
})

describe('X61 the header of a backup', () => {
  const header: Header = {
    format: 1,
    kind: 'embedded',
    postgres: 18,
    madeAt: '2026-11-23T02:00:00Z',
    migrations: [],
    secretKey: 'none',
  }
  const target = { kind: 'embedded', postgres: 18 } as const

  it.each<[string, Partial<Header>, string]>([
    ['a newer schema', { migrations: [{ name: '9999_new.sql', checksum: 'a' }] }, 'newer release'],
    ['another schema', { migrations: [{ name: '0001_schema.sql', checksum: 'a' }] }, 'another schema'],
    ['another kind of database', { kind: 'postgresql' }, 'Set DATABASE_URL'],
    ['another PostgreSQL', { postgres: 17 }, 'PostgreSQL 17'],
  ])('a header with %s is refused', async (_, part, reason) => {
    await expect(checkArchive({ ...header, ...part }, target)).rejects.toThrow(reason)
  })

  it('the header causes a warning after the restore if the secret key is missing', () => {
    const counts = { rows: 1, tables: 1, foreignKeys: 1, auditEntries: 1 }
    const restored = { header, seal: 'key', forgotten: [], ...counts } as const
    const told = (secretKey: Header['secretKey'], setting?: string) =>
      describeRestored(
        { ...restored, header: { ...header, secretKey }, forgotten: [] },
        { dataDir: '/none', secretKey: setting },
      )
    expect(told('setting')).toContain('Second factors are lost')
    expect(told('setting', 'the key')).not.toContain('WARNING')
    expect(told('none')).not.toContain('WARNING')
  })

  it('a header with an older schema is accepted', async () => {
    await expect(checkArchive(header, target)).resolves.toBeUndefined()
  })
})
