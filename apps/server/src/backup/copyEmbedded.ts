import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from '../database/Database.ts'
import { acquireLock, DirectoryLockedError } from '../database/embedded/directoryLock.ts'
import type { ArchiveWriter } from './ArchiveWriter.ts'
import { BackupError, type Counted, FOLDER } from './manifest.ts'
import { countLarge, countSmall } from './countRows.ts'

const SLOT = 'sikud_backup'
const CONTROL = 'global/pg_control'
/**
 * The backup omits `SKIPPED_FILES`, because a restored database must not have them. It adds `EMPTY_FOLDERS` without
 * their content.
 */
const SKIPPED_FILES = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map'])
const EMPTY_FOLDERS = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])

/**
 * Adds the files of the embedded database while it is in use, and counts the rows of its tables. The files are copied
 * at different times; the write-ahead log since the start of the copy makes them consistent when the database opens.
 */
export async function copyEmbedded(
  database: Database,
  dataDir: string,
  archive: ArchiveWriter,
): Promise<Counted> {
  const root = resolve(dataDir)
  const directory = join(root, 'database')
  const lock = await acquireLock(join(root, 'backup.lock'), '').catch((error: unknown) => {
    if (!(error instanceof DirectoryLockedError)) throw error
    throw new BackupError(`Process ${error.holder.pid} makes a backup now. Wait until it ends.`)
  })
  try {
    await endBackup(database) // A killed process may not have ended its backup.
    await database.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT])
    const [start] = await database.query<{ segment: string }>(
      'select pg_walfile_name(pg_backup_start($1, fast => true)) as segment',
      [SLOT],
    )
    await copyFolder(directory, '', archive)
    await archive.addFile(`${FOLDER}/${CONTROL}`, join(directory, CONTROL))
    const [stop] = await database.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    const { end, counts, large } = await readEnd(database)
    await copyLog(directory, start?.segment ?? '', end, archive)
    await archive.addText(`${FOLDER}/backup_label`, stop?.labelfile ?? '')
    return { tables: counts, atLeast: await countLarge(database, large) }
  } finally {
    await endBackup(database)
    await lock.release()
  }
}

interface LogEnd {
  segment: string
  /** Number of bytes of `segment` that contain log records; the bytes after them are not part of the log. */
  offset: number
}

/** Reads the end of the write-ahead log and the number of rows in each table at that time. */
function readEnd(database: Database) {
  return database.transaction(async (transaction) => {
    await transaction.query('set transaction isolation level repeatable read')
    const [end] = await transaction.query<LogEnd>(
      `select file_name as segment, file_offset as offset from pg_walfile_name_offset(pg_current_wal_flush_lsn())`,
    )
    if (!end) throw new BackupError('The database did not return the end of its log.')
    return { end, ...(await countSmall(transaction)) }
  })
}

async function copyFolder(directory: string, folder: string, archive: ArchiveWriter): Promise<void> {
  archive.addDirectory(folder === '' ? FOLDER : `${FOLDER}/${folder}`)
  const entries = await readdir(join(directory, folder), { withFileTypes: true })
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (entry.name.startsWith('pgsql_tmp')) continue
      if (EMPTY_FOLDERS.has(path)) await copyEmptyFolder(directory, path, archive)
      else await copyFolder(directory, path, archive)
    } else if (path !== CONTROL && !SKIPPED_FILES.has(path)) {
      await archive.addFile(`${FOLDER}/${path}`, join(directory, path))
    }
  }
}

/** Adds a folder without its files: PostgreSQL does not start without folders like `pg_wal/archive_status`. */
async function copyEmptyFolder(directory: string, folder: string, archive: ArchiveWriter): Promise<void> {
  archive.addDirectory(`${FOLDER}/${folder}`)
  if (folder === 'pg_replslot') return
  for (const entry of await readdir(join(directory, folder), { withFileTypes: true })) {
    if (entry.isDirectory()) archive.addDirectory(`${FOLDER}/${folder}/${entry.name}`)
  }
}

/**
 * Adds the write-ahead log from the start of the copy up to `end`, so that the restored database has exactly the
 * counted rows.
 */
async function copyLog(directory: string, from: string, end: LogEnd, archive: ArchiveWriter): Promise<void> {
  const names = (await readdir(join(directory, 'pg_wal'))).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= from && name <= end.segment,
  )
  // With offset 0, the log ends at the start of a segment. The file of that segment may not exist yet.
  const isComplete = names.includes(from) && (end.offset === 0 || names.includes(end.segment))
  if (!isComplete) throw new BackupError('The write-ahead log is not complete. Make the backup again.')
  for (const name of names.toSorted()) {
    const validBytes = name === end.segment ? end.offset : undefined
    await archive.addFile(`${FOLDER}/pg_wal/${name}`, join(directory, 'pg_wal', name), validBytes)
  }
}

/**
 * Ends the backup that is open on this database connection, if there is one. Drops the replication slot that keeps the
 * write-ahead log.
 */
async function endBackup(database: Database): Promise<void> {
  await database.query('select pg_backup_stop(wait_for_archive => false)').catch((error: unknown) => {
    const isNone = error instanceof Error && 'code' in error && error.code === '55000'
    if (!isNone) throw error
  })
  await database.query(
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1',
    [SLOT],
  )
}
