import { existsSync } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Database } from '../database/Database.ts'
import { withDraft } from '../database/embedded/drafts.ts'
import type { Migration } from '../database/migrate.ts'
import { readKeyCheck } from '../security/factors/keyCheck.ts'
import { checkValueOf, findSecretKey, KEY_FILE, keyPath } from '../security/factors/secretKey.ts'
import { ArchiveWriter } from './ArchiveWriter.ts'
import { BackupError, DUMP, FORMAT, type Header, HEADER } from './manifest.ts'
import { copyEmbedded } from './copyEmbedded.ts'
import { dumpPostgres, readMajor } from './dumpPostgres.ts'
import { locateKey } from './seal.ts'

export interface BackupSource {
  dataDir: string
  databaseUrl?: string | undefined
  /** The setting SECRET_KEY; without it, a file in DATA_DIR contains the key that encrypts second factors. */
  secretKey?: string | undefined
}

export interface MadeBackup {
  file: string
  bytes: number
  rows: number
  tables: number
  secretKey: Header['secretKey']
}

/** Writes a backup of a database that is in use; the file appears when it is complete. Throws `BackupError`. */
export async function makeBackup(
  database: Database,
  source: BackupSource,
  to: string,
  signal?: AbortSignal,
): Promise<MadeBackup> {
  const file = resolve(to)
  if (existsSync(file)) throw new BackupError(`${file} exists. Choose another name, or delete it.`)
  const { key, keyCheck } = await readOwnKey(database, source)
  // A private directory: while the backup is written, nobody else can read any part of it.
  return withDraft(dirname(file), 'backup', async (draft) => {
    const archive = new ArchiveWriter(join(draft, 'archive'))
    signal?.addEventListener('abort', () => void archive.abort())
    try {
      const header = { ...(await describe(database, source)), keyCheck }
      await archive.addText(HEADER, JSON.stringify(header))
      if (header.secretKey === 'inside') await archive.addFile(KEY_FILE, keyPath(source.dataDir))
      const { databaseUrl } = source
      const counts = databaseUrl
        ? await dumpPostgres({ ...source, databaseUrl }, archive, join(draft, DUMP), signal)
        : await copyEmbedded(database, source.dataDir, archive)
      await archive.finish(counts, key)
      await rename(join(draft, 'archive'), file)
      const { size } = await stat(file)
      const numbers = Object.values({ ...counts.tables, ...counts.atLeast })
      return {
        file,
        bytes: size,
        rows: numbers.reduce((sum, count) => sum + count, 0),
        tables: numbers.length,
        secretKey: header.secretKey,
      }
    } catch (error) {
      await archive.abort()
      throw error
    }
  })
}

/**
 * Reads the secret key and the check value of the database. Throws `BackupError` if they do not fit: a restore would
 * refuse a backup without the signature of the right key.
 */
async function readOwnKey(database: Database, source: BackupSource) {
  const keyCheck = await readKeyCheck(database)
  const key = await findSecretKey(source)
  if (keyCheck === null || (key && checkValueOf(key) === keyCheck)) return { key, keyCheck }
  throw new BackupError(
    `The backup needs the secret key of the server, which is not ${source.secretKey ? 'the value of SECRET_KEY' : `in ${keyPath(source.dataDir)}`}. Set SECRET_KEY or DATA_DIR as for the server. If the key is lost: npm run accept-key`,
  )
}

async function describe(database: Database, source: BackupSource): Promise<Header> {
  return {
    format: FORMAT,
    kind: source.databaseUrl ? 'postgresql' : 'embedded',
    postgres: await readMajor(database),
    madeAt: new Date().toISOString(),
    migrations: await database.query<Migration>('select name, checksum from migration order by name'),
    secretKey: locateKey(source.dataDir, source.secretKey),
  }
}

/** Matches the names of backups in BACKUP_DIR. */
export const FILE_NAME = /^sikud-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.zst$/

/** Returns the name of a backup that was made at `time`, such as `sikud-2026-11-23-020000.tar.zst` (local time). */
export function fileName(time: Date): string {
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())]
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two)
  return `sikud-${day.join('-')}-${clock.join('')}.tar.zst`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
