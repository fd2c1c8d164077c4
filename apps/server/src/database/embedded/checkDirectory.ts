import type { Stats } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The major version of PostgreSQL that PGlite is. */
const MAJOR = 18
const CONTROL_BYTES = 8192
const RESTORE = 'Restore a backup of the whole DATA_DIR, or choose another DATA_DIR for a new database.'

/** The data directory holds no database that can be opened, and none may be made in it. */
export class DataDirectoryError extends Error {
  constructor(directory: string, problem: string, remedy: string) {
    super(`The database in ${directory} cannot be opened: ${problem} ${remedy}`)
    this.name = 'DataDirectoryError'
  }
}

/**
 * Throws `DataDirectoryError` unless a data directory holds our database, or is free for a new one; changes nothing.
 * PGlite itself would make a new database over whatever it does not recognise.
 */
export async function checkDirectory(root: string): Promise<void> {
  const outside = await look(root)
  if (outside !== null && !outside.isDirectory()) {
    throw new DataDirectoryError(root, 'it is a file.', 'DATA_DIR has to be a directory.')
  }
  if ((await look(join(root, 'PG_VERSION'))) !== null) {
    const remedy = `Choose another DATA_DIR; a copy of our database belongs into ${join(root, 'database')}.`
    throw new DataDirectoryError(root, 'DATA_DIR is itself a database of PostgreSQL.', remedy)
  }
  const directory = join(root, 'database')
  const fail = (problem: string, remedy = RESTORE): never => {
    throw new DataDirectoryError(directory, problem, remedy)
  }
  const stats = await look(directory)
  if (stats === null) return
  if (!stats.isDirectory()) return fail('it is a file, not a directory.')
  const names = await readdir(directory)
  if (names.length === 0) return
  if (names.join() === 'lost+found') {
    return fail('it is the top of a disk.', `Mount the disk at ${root} instead.`)
  }
  if (!names.includes('PG_VERSION')) {
    return fail('it holds other files, and PG_VERSION is missing: it is no database, or a damaged one.')
  }
  const version = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim()
  if (version !== String(MAJOR)) {
    const remedy = `This server reads version ${MAJOR}. Start it with the release that made the database, or choose another DATA_DIR.`
    return fail(`it was made by PostgreSQL ${version.slice(0, 20) || 'of an unknown version'}.`, remedy)
  }
  const control = await look(join(directory, 'global', 'pg_control'))
  if (control?.size !== CONTROL_BYTES) {
    return fail(`global/pg_control is ${control ? 'cut short' : 'missing'}: the database is damaged.`)
  }
  const segments = await readdir(join(directory, 'pg_wal')).catch(() => [])
  if (!segments.some((name) => /^0[0-9A-F]{23}$/.test(name))) {
    return fail('pg_wal holds no log of changes: the database is damaged.')
  }
  for (const part of ['base/1', 'pg_xact']) {
    if (!(await look(join(directory, part)))?.isDirectory()) {
      return fail(`${part} is missing: the database is damaged.`)
    }
  }
  const pid = Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => ''), 10)
  // PGlite writes a negative number.
  if (pid > 0) {
    return fail(
      `a PostgreSQL server (process ${pid}) has it, or had it last.`,
      'Use DATABASE_URL to reach that server.',
    )
  }
}

/** Returns what is there; null where nothing is. Throws where it may not be looked at. */
async function look(path: string): Promise<Stats | null> {
  try {
    return await stat(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return null
    throw error
  }
}
