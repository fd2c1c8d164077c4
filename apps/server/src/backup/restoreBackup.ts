import { existsSync } from 'node:fs'
import { constants, copyFile, mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { MAJOR, refuseForeign } from '../database/embedded/checkDirectory.ts'
import { acquireLock, DirectoryLockedError } from '../database/embedded/directoryLock.ts'
import { BackupError } from './BackupError.ts'
import { checkArchive } from './checkArchive.ts'
import type { BackupSource } from './makeBackup.ts'
import { DUMP, FOLDER, type Header } from './manifest.ts'
import { expectEmptyDatabase, loadDump } from './postgresTarget.ts'
import { prepareDatabase, type PreparedDatabase } from './prepareDatabase.ts'
import { keyPath } from '../security/factors/secretKey.ts'
import { STORED_KEY } from './secretKey.ts'
import { unpackArchive } from './unpackArchive.ts'

/** A restored backup. */
export interface RestoredBackup extends PreparedDatabase {
  header: Header
}

/** Restores a backup into an empty DATA_DIR or an empty PostgreSQL database. Throws `BackupError`. */
export function restoreBackup(file: string, target: BackupSource): Promise<RestoredBackup> {
  const { databaseUrl } = target
  return databaseUrl
    ? restorePostgres(file, databaseUrl, target.dataDir)
    : restoreEmbedded(file, target.dataDir)
}

async function restoreEmbedded(file: string, dataDir: string): Promise<RestoredBackup> {
  const root = resolve(dataDir)
  const directory = join(root, 'database')
  await refuseForeign(root)
  await mkdir(root, { recursive: true, mode: 0o700 })
  const lock = await acquireLock(join(root, 'lock'), '').catch((error: unknown) => {
    if (!(error instanceof DirectoryLockedError)) throw error
    throw new BackupError(`Process ${error.holder.pid} uses ${root}. Stop it, or choose another DATA_DIR.`)
  })
  // Unpacks into a directory beside the target; one rename then moves the complete database to the target.
  const draft = await mkdtemp(join(root, 'restore-'))
  try {
    await expectEmpty(directory)
    const { header, manifest } = await unpackArchive(file, draft, (found) =>
      checkArchive(found, { kind: 'embedded', postgres: MAJOR }),
    )
    const prepared = await prepareDatabase({ dataDir: draft }, manifest, { isKept: true })
    await placeKey(draft, root)
    if (existsSync(directory)) await rmdir(directory)
    await rename(join(draft, FOLDER), directory)
    return { header, ...prepared }
  } finally {
    await rm(draft, { recursive: true, force: true })
    await lock.release()
  }
}

async function restorePostgres(file: string, databaseUrl: string, dataDir: string): Promise<RestoredBackup> {
  const draft = await mkdtemp(join(tmpdir(), 'sikud-restore-'))
  try {
    const major = await expectEmptyDatabase(databaseUrl)
    const { header, manifest } = await unpackArchive(file, draft, (found) =>
      checkArchive(found, { kind: 'postgresql', postgres: major }),
    )
    await loadDump(join(draft, DUMP), databaseUrl, major)
    const prepared = await prepareDatabase({ dataDir: '', databaseUrl }, manifest, { isKept: true })
    await placeKey(draft, resolve(dataDir))
    return { header, ...prepared }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function expectEmpty(directory: string): Promise<void> {
  const names = await readdir(directory).catch(() => [])
  if (names.length === 0) return
  throw new BackupError(
    `There is a database in ${directory}, and a restore overwrites nothing. Choose another DATA_DIR, or rename this folder.`,
  )
}

/** Copies the secret key from an unpacked archive into DATA_DIR, unless DATA_DIR has a key already. */
async function placeKey(from: string, dataDir: string): Promise<void> {
  const source = join(from, STORED_KEY)
  if (!existsSync(source) || existsSync(keyPath(dataDir))) return
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await copyFile(source, keyPath(dataDir), constants.COPYFILE_EXCL)
}
