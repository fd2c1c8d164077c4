import { existsSync } from 'node:fs'
import { constants, copyFile, link, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { MAJOR, refuseForeign } from '../database/embedded/checkDirectory.ts'
import { acquireLock, DirectoryLockedError } from '../database/embedded/directoryLock.ts'
import { withDraft } from '../database/embedded/drafts.ts'
import { findSecretKey, KEY_FILE, keyPath } from '../security/factors/secretKey.ts'
import { BackupError, DUMP, FOLDER, type Header } from './manifest.ts'
import { checkArchive, type CheckedDatabase } from './checkDatabase.ts'
import { describeForgotten, withoutAccess, prepareDatabase } from './prepareDatabase.ts'
import type { BackupSource } from './makeBackup.ts'
import { expectEmptyDatabase, loadDump, withMark } from './postgresTarget.ts'
import { checkSeal, type SealState, expectSameKey } from './seal.ts'
import { unpackArchive } from './unpackArchive.ts'

export interface RestoredBackup extends CheckedDatabase {
  header: Header
  seal: SealState
  /** How many sessions, links, tokens and queued messages were left out, as texts such as "3 API tokens". */
  forgotten: string[]
}

/** Restores a backup into an empty DATA_DIR or an empty PostgreSQL database. Throws `BackupError`. */
export function restoreBackup(file: string, target: BackupSource): Promise<RestoredBackup> {
  const { databaseUrl } = target
  return databaseUrl ? restorePostgres(file, databaseUrl, target) : restoreEmbedded(file, target)
}

async function restoreEmbedded(file: string, target: BackupSource): Promise<RestoredBackup> {
  const root = resolve(target.dataDir)
  const directory = join(root, 'database')
  await refuseForeign(root)
  await mkdir(root, { recursive: true, mode: 0o700 })
  const lock = await acquireLock(join(root, 'lock'), '').catch((error: unknown) => {
    if (!(error instanceof DirectoryLockedError)) throw error
    throw new BackupError(`Process ${error.holder.pid} uses ${root}. Stop it, or choose another DATA_DIR.`)
  })
  try {
    // Unpacks into a directory beside the target; one rename then moves the complete database to the target.
    return await withDraft(root, 'restore', async (draft) => {
      await expectEmpty(directory)
      const { header, manifest } = await unpackArchive(file, draft, async (found) => {
        await checkArchive(found, { kind: 'embedded', postgres: MAJOR })
        await expectSameKey(found, target)
      })
      const { key, seal } = await readKeys(draft, target, manifest)
      const checked = await prepareDatabase({ dataDir: draft }, manifest, { key })
      await placeKey(draft, root)
      if (existsSync(directory)) await rmdir(directory)
      await rename(join(draft, FOLDER), directory)
      return { header, seal, ...checked, forgotten: describeForgotten(manifest) }
    })
  } finally {
    await lock.release()
  }
}

async function restorePostgres(
  file: string,
  databaseUrl: string,
  target: BackupSource,
): Promise<RestoredBackup> {
  return withDraft(tmpdir(), 'restore', async (draft) => {
    const major = await expectEmptyDatabase(databaseUrl)
    const { header, manifest } = await unpackArchive(file, draft, async (found) => {
      await checkArchive(found, { kind: 'postgresql', postgres: major })
      await expectSameKey(found, target)
    })
    const { key, seal } = await readKeys(draft, target, manifest)
    await withMark(databaseUrl, () => loadDump(join(draft, DUMP), databaseUrl, major))
    // Places the key first: after the last transaction of `prepareDatabase`, a server can open the database.
    await placeKey(draft, resolve(target.dataDir))
    const checked = await prepareDatabase({ dataDir: '', databaseUrl }, withoutAccess(manifest), { key })
    return { header, seal, ...checked, forgotten: describeForgotten(manifest) }
  })
}

/** Reads the secret key that the server will use after the restore, and checks the seal of the backup with it. */
async function readKeys(draft: string, target: BackupSource, manifest: Parameters<typeof checkSeal>[0]) {
  const own = await findSecretKey(target)
  const stored = await findSecretKey({ dataDir: draft })
  return { key: own ?? stored, seal: checkSeal(manifest, [own, stored]) }
}

async function expectEmpty(directory: string): Promise<void> {
  const names = await readdir(directory).catch(() => [])
  if (names.length === 0) return
  throw new BackupError(
    `There is a database in ${directory}, and a restore overwrites nothing. Choose another DATA_DIR, or rename this folder.`,
  )
}

/** Copies the secret key from an unpacked archive into DATA_DIR in one step, unless DATA_DIR has a key already. */
async function placeKey(from: string, dataDir: string): Promise<void> {
  const source = join(from, KEY_FILE)
  const path = keyPath(dataDir)
  if (!existsSync(source) || existsSync(path)) return
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${path}.new` // The archive can be on another file system, where `link` fails.
  await rm(draft, { force: true })
  await copyFile(source, draft, constants.COPYFILE_EXCL)
  await link(draft, path)
  await rm(draft)
}
