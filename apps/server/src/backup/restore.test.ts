import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { acquireLock, readLock } from '../database/embedded/directoryLock.ts'
import { removeStaleDrafts, withDraft } from '../database/embedded/drafts.ts'
import { type DatabaseConfig, connectDatabase, openDatabase } from '../database/openDatabase.ts'
import { markUnfinished } from '../database/unfinishedRestore.ts'
import { claimSecretKey, expectSecretKey } from '../security/factors/keyCheck.ts'
import { storeSeed } from '../security/factors/factors.ts'
import { findSecretKey, keyPath } from '../security/factors/secretKey.ts'
import { createToken } from '../security/tokens.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { createUser } from '../testing/createUser.ts'
import { judgeRestore, killRestore } from '../testing/restores/killRestore.ts'
import { execute } from '../testing/postgres.ts'
import { rewriteArchive } from '../testing/restores/rewriteArchive.ts'
import { killProcesses, SERVER, startProcess } from '../testing/serverProcess.ts'
import { forgotten } from './prepareDatabase.ts'
import { makeBackup } from './makeBackup.ts'
import { DUMP, MANIFEST } from './manifest.ts'
import { loadDump, withMark } from './postgresTarget.ts'
import { restoreBackup } from './restoreBackup.ts'
import { sealManifest } from './seal.ts'
import { unpackArchive } from './unpackArchive.ts'
import { verifyBackup } from './verifyBackup.ts'

const isPostgres = 'server' in inject('template')
const DEVICES = 3_000
const NEVER_MS = 600_000
const ACCEPT_KEY = fileURLToPath(new URL('../cli/acceptKey.ts', import.meta.url))

describe('a restore', () => {
  let test: TestDatabase
  let folder = ''
  let file = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sikud-restores-'))
    file = join(folder, 'one.tar.zst')
    test = await createTestDatabase()
    const { database } = test
    const user = await createUser(database)
    await createToken(database, user)
    await database.query(
      `insert into device (name, imei) select 'Alat ' || n, 861230049700000 + n from generate_series(1, $1) as n`,
      [DEVICES],
    )
    const key = await claimSecretKey(database, source())
    await storeSeed(database, user, randomBytes(20), key)
    await database.query('update user_factor set confirmed_at = now()')
    await makeBackup(database, source(), file)
  }, 60_000)
  afterAll(async () => {
    killProcesses()
    await test.close()
    await rm(folder, { recursive: true })
  })

  const source = () => (isPostgres ? { ...test.config, dataDir: folder } : test.config)

  async function emptyTarget(): Promise<DatabaseConfig> {
    const template = inject('template')
    const dataDir = await mkdtemp(join(folder, 'data-'))
    if ('dataDir' in template) return { dataDir }
    const name = `test_${randomBytes(6).toString('hex')}`
    await execute(template.server, `create database ${name}`)
    return { dataDir, databaseUrl: `${template.server}/${name}` }
  }

  const settingsOf = ({ dataDir, databaseUrl = '' }: DatabaseConfig) => ({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  })

  it('Y05: leaves no database that a server opens before it is complete, whenever it is killed', async () => {
    const temporary = await mkdtemp(join(folder, 'tmp-'))
    const whole = await emptyTarget()
    const begin = performance.now()
    expect(await killRestore(file, whole, { delayMs: NEVER_MS, temporary })).toBe(0)
    const wholeMs = performance.now() - begin
    expect(await judgeRestore(whole, DEVICES)).toBe('complete')
    let target = await emptyTarget()
    for (const part of isPostgres ? [0.35, 0.55, 0.75] : [0.4, 0.8]) {
      await killRestore(file, target, { delayMs: wholeMs * part, temporary })
      const left = await judgeRestore(target, DEVICES)
      if (left !== 'empty') target = await emptyTarget()
    }
    // Y19: the next restore deletes what the killed ones left. A directory without a lock, which a restore leaves if it
    // is killed early, is deleted only when it is an hour old.
    const listDrafts = async (folder: string) =>
      (await readdir(folder)).filter((name) => name.includes('restore'))
    const place = isPostgres ? temporary : target.dataDir
    await mkdtemp(join(place, 'sikud-restore-'))
    const anHourAgo = new Date(Date.now() - 3_700_000)
    for (const name of await listDrafts(place)) await utimes(join(place, name), anHourAgo, anHourAgo)
    expect(await killRestore(file, target, { delayMs: NEVER_MS, temporary })).toBe(0)
    for (const folder of [temporary, target.dataDir]) expect(await listDrafts(folder)).toEqual([])
  }, 240_000)

  it('Y05: that was not completed keeps servers and commands from opening the database', async () => {
    const target = await emptyTarget()
    const database = await openDatabase(target)
    await markUnfinished(database)
    await database.close()
    await expect(openDatabase(target)).rejects.toThrow('was not completed')
    const server = startProcess(SERVER, [], settingsOf(target))
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('belum selesai')
    expect(server.output()).not.toContain('    at ')
  }, 180_000)

  it.runIf(isPostgres)('Y05: loads no session, token, link or queued message into PostgreSQL', async () => {
    const target = await emptyTarget()
    const databaseUrl = target.databaseUrl ?? ''
    const draft = await mkdtemp(join(folder, 'draft-'))
    await unpackArchive(file, draft, () => Promise.resolve())
    await withMark(databaseUrl, () => loadDump(join(draft, DUMP), databaseUrl, 15))
    await expect(openDatabase(target)).rejects.toThrow('was not completed')
    const database = await connectDatabase(target)
    expect(await database.query('select from device')).toHaveLength(DEVICES)
    for (const table of Object.values(forgotten).flat()) {
      expect(await database.query(`select from ${table}`), table).toEqual([])
    }
    await database.close()
    await expect(restoreBackup(file, target)).rejects.toThrow('was not completed')
  })

  it('Y05: no kept row refers to a row that is left out', async () => {
    const rows = await test.database.query<{ child: string }>(
      `select conrelid::regclass::text as child from pg_constraint
       where contype = 'f' and confrelid::regclass::text = any($1::text[])`,
      [Object.values(forgotten).flat()],
    )
    const left = Object.values(forgotten).flat()
    expect(rows.map(({ child }) => child).filter((child) => !left.includes(child))).toEqual([])
  })

  it('Y05: is refused if the numbers of rows in the manifest were changed', async () => {
    const names = ['less', 'hashed', 'bare'].map((name) => join(folder, `${name}.tar.zst`))
    const [less = '', hashed = '', bare = ''] = names
    await rewriteArchive(file, less, MANIFEST, (manifest) => {
      manifest.tables.device = 1
    })
    await expect(restoreBackup(less, await emptyTarget())).rejects.toThrow('was changed')
    await rewriteArchive(file, hashed, MANIFEST, (manifest) => {
      manifest.tables.device = 1
      manifest.seal = { ...manifest.seal, ...sealManifest(manifest, null) }
    })
    await expect(restoreBackup(hashed, await emptyTarget())).rejects.toThrow('was changed')
    await rewriteArchive(file, bare, MANIFEST, (manifest) => delete manifest.seal)
    await expect(restoreBackup(bare, await emptyTarget())).rejects.toThrow('was changed')
    await expect(verifyBackup(bare, source(), folder)).rejects.toThrow('was changed')
  }, 60_000)

  it('Y05: is refused if the signature was removed', async () => {
    const unsigned = join(folder, 'unsigned.tar.zst')
    await rewriteArchive(file, unsigned, MANIFEST, (manifest) => {
      manifest.seal = sealManifest(manifest, null)
    })
    await expect(restoreBackup(unsigned, await emptyTarget())).rejects.toThrow('was changed')
    await expect(verifyBackup(unsigned, source(), folder)).rejects.toThrow('was changed')
  }, 60_000)

  it('Y05: a backup is not made without the key of the database, because it could not be restored', async () => {
    const place = await mkdtemp(join(folder, 'keyless-'))
    const keyless = isPostgres
      ? { ...source(), dataDir: place }
      : { ...source(), secretKey: 'another key of the tests with 32 letters' }
    await expect(makeBackup(test.database, keyless, join(place, 'one.tar.zst'))).rejects.toThrow('SECRET_KEY')
    expect(await readdir(place)).toEqual([])
  })

  it('Y11: a backup is written where only its owner can read it, from the first byte', async () => {
    const place = await mkdtemp(join(folder, 'watched-'))
    await chmod(place, 0o755)
    const open = new Set<string>()
    const seen = new Set<string>()
    const look = () => {
      for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
        const stats = statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })
        seen.add(entry.name)
        if (stats && (stats.mode & 0o077) !== 0) open.add(entry.name)
      }
    }
    const timer = setInterval(look, 1)
    await makeBackup(test.database, source(), join(place, 'two.tar.zst'))
    clearInterval(timer)
    look()
    expect([...seen]).toEqual(
      expect.arrayContaining(['archive', ...(isPostgres ? [DUMP] : []), 'two.tar.zst']),
    )
    expect([...open]).toEqual([])
    expect(await readdir(place)).toEqual(['two.tar.zst'])
  })

  it('Y14: is refused next to another secret key, and names the key', async () => {
    const target = await emptyTarget()
    await writeFile(keyPath(target.dataDir), 'another key of the tests with 32 letters', { mode: 0o600 })
    await expect(restoreBackup(file, target)).rejects.toThrow(
      `another secret key than ${keyPath(target.dataDir)}`,
    )
    const secretKey = 'a third key of the tests with 32 letters'
    await expect(restoreBackup(file, { ...target, secretKey })).rejects.toThrow(
      'another secret key than SECRET_KEY',
    )
    // The target is still empty.
    await rm(keyPath(target.dataDir))
    await restoreBackup(file, target)
  }, 60_000)

  it('Y14: of a backup without a check value is refused too, because its second factors cannot be decrypted', async () => {
    const old = join(folder, 'old.tar.zst')
    const { database } = test
    const [check] = await database.query<{ value: string }>('delete from secret_key_check returning value')
    await makeBackup(database, source(), old)
    await database.query('insert into secret_key_check (value) values ($1)', [check?.value])
    const target = await emptyTarget()
    await writeFile(keyPath(target.dataDir), 'another key of the tests with 32 letters', { mode: 0o600 })
    await expect(restoreBackup(old, target)).rejects.toThrow('has another secret key')
  }, 60_000)

  it('Y14: a server with another secret key does not start, until accept-key', async () => {
    const target = await emptyTarget()
    await restoreBackup(file, target)
    const secretKey = 'another key of the tests with 32 letters'
    const env = { ...settingsOf(target), SECRET_KEY: secretKey }
    const refused = startProcess(SERVER, [], env)
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(/kunci rahasia yang lain[^]*npm run accept-key[^]*another secret key/)
    expect(refused.output()).not.toContain('    at ')
    const accept = startProcess(ACCEPT_KEY, [], env)
    expect(await accept.ended, accept.output()).toBe(0)
    expect(accept.output()).toContain('no longer work: 1.')
    const database = await openDatabase(target)
    await expect(
      expectSecretKey(database, await findSecretKey({ ...target, secretKey })),
    ).resolves.toBeUndefined()
    expect(await database.query('select action from audit_log order by id desc limit 1')).toEqual([
      { action: 'accept-key' },
    ])
    await database.close()
  }, 180_000)

  it('Y19: deletes the drafts of killed restores, and only those', async () => {
    const place = await mkdtemp(join(folder, 'drafts-'))
    const child = spawn(process.execPath, ['-e', ''])
    await once(child, 'exit')
    const draft = async (name: string, content: string) => {
      await mkdir(join(place, name, 'database'), { recursive: true })
      await writeFile(join(place, name, content), '')
    }
    await draft('sikud-restore-killed', 'database.dump')
    const dead = { pid: child.pid, started: '1', nonce: 'dead', socketDirectory: '' }
    const { boot, namespace } = await readOwnLock(place)
    await writeFile(
      join(place, 'sikud-restore-killed', 'draft.lock'),
      JSON.stringify({ ...dead, boot, namespace }),
    )
    await draft('sikud-verify-old001', 'database.dump')
    await draft('restore-photos', 'secret.key')
    await mkdir(join(place, 'restore-empty0'))
    await draft('sikud-backup-nested', 'database/letters.txt')
    await draft('sikud-backup-parsed', 'database.dump')
    await writeFile(join(place, 'sikud-backup-parsed', 'draft.lock'), '{"name":"of another program"}')
    await draft('sikud-backup-foreig', 'letters.txt')
    await draft('sikud-verify-young0', 'database.dump')
    const kept = [
      'restore-photos',
      'restore-empty0',
      'sikud-backup-nested',
      'sikud-backup-parsed',
      'sikud-backup-foreig',
      'sikud-verify-young0',
    ]
    const hours = new Date(Date.now() - 7_200_000)
    for (const name of [...kept.slice(0, 3), 'sikud-backup-foreig', 'sikud-verify-old001'])
      await utimes(join(place, name), hours, hours)
    await withDraft(place, 'verify', async (own) => {
      await removeStaleDrafts(place)
      expect((await readdir(place)).toSorted()).toEqual([...kept, basename(own)].toSorted())
    })
  })
})

/** Returns how the lock file of this process names the machine and the container. */
async function readOwnLock(place: string) {
  const lock = await acquireLock(join(place, 'lock'), '')
  const own = await readLock(join(place, 'lock'))
  await lock.release()
  return { boot: own?.boot, namespace: own?.namespace }
}
