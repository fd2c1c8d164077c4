import type { Stats } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The major version of PostgreSQL in PGlite. */
export const MAJOR = 18
const CONTROL_BYTES = 8192
const RESTORE =
  'Move it away and restore a backup (npm run restore -- FILE), or choose another DATA_DIR for a new database.'

/** Thrown when a data directory cannot be used, because it contains other files or a damaged database. */
export class DataDirectoryError extends Error {
  constructor(directory: string, problem: string, remedy: string) {
    super(`The database in ${directory} cannot be opened: ${problem} ${remedy}`)
    this.name = 'DataDirectoryError'
  }
}

/**
 * Checks that a data directory contains our database or that a new one can be created there; otherwise throws
 * `DataDirectoryError`. Changes no files. Without this check, PGlite would create a new database over unknown files.
 */
export async function checkDirectory(root: string): Promise<void> {
  const outside = await statOrNull(root)
  if (outside !== null && !outside.isDirectory()) {
    throw new DataDirectoryError(root, 'it is a file.', 'DATA_DIR must be a directory.')
  }
  if ((await statOrNull(join(root, 'PG_VERSION'))) !== null) {
    const remedy = `Choose another DATA_DIR; put a copy of our database into ${join(root, 'database')}.`
    throw new DataDirectoryError(root, 'DATA_DIR is itself a PostgreSQL database.', remedy)
  }
  const directory = join(root, 'database')
  const fail = (problem: string, remedy = RESTORE): never => {
    throw new DataDirectoryError(directory, problem, remedy)
  }
  const stats = await statOrNull(directory)
  if (stats === null) return refuseForeign(root)
  if (!stats.isDirectory()) return fail('it is a file, not a directory.')
  const names = await readdir(directory)
  if (names.length === 0) return refuseForeign(root)
  if (names.join() === 'lost+found') {
    return fail('it is the root of a disk.', `Mount the disk at ${root} instead.`)
  }
  if (!names.includes('PG_VERSION')) {
    return fail('it contains other files, and PG_VERSION is missing: it is not a database, or it is damaged.')
  }
  const version = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim()
  if (version !== String(MAJOR)) {
    const remedy = `This server reads version ${MAJOR}. Start it with the release that made the database, or choose another DATA_DIR.`
    return fail(`it was made by PostgreSQL ${version.slice(0, 20) || 'of an unknown version'}.`, remedy)
  }
  const control = await statOrNull(join(directory, 'global', 'pg_control'))
  if (control?.size !== CONTROL_BYTES) {
    return fail(`global/pg_control is ${control ? 'truncated' : 'missing'}: the database is damaged.`)
  }
  const segments = await readdir(join(directory, 'pg_wal')).catch(() => [])
  if (!segments.some((name) => /^0[0-9A-F]{23}$/.test(name))) {
    return fail('pg_wal contains no write-ahead log: the database is damaged.')
  }
  for (const part of ['base/1', 'pg_xact']) {
    if (!(await statOrNull(join(directory, part)))?.isDirectory()) {
      return fail(`${part} is missing: the database is damaged.`)
    }
  }
  const pid = Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => ''), 10)
  // A positive process id is from a PostgreSQL server: PGlite writes a negative number.
  if (pid > 0) {
    return fail(
      `a PostgreSQL server (process ${pid}) uses it, or used it last.`,
      'Use DATABASE_URL to reach that server.',
    )
  }
}

/** Names in DATA_DIR that come from SIKUD, or from the file system. */
const OWN =
  /^(database|lock|lock\.[\w-]+|secret\.key|restore-\w+|lost\+found|\.snapshot|\.Trash-\w+|\.nfs\w+)$/
/**
 * Matches the names of drafts. It does not match `restore-` and six characters, as older releases named the drafts of
 * restores, because other programs use such names too: nobody deletes those.
 */
export const DRAFT = /^sikud-(backup|restore|verify)-\w{6}$/
/** Matches the names of the sockets in the directory `run`. */
export const SOCKETS = /^\.s\.PGSQL\.\d+(\.lock\.out)?$/
/** Matches the names in the directory of a database. */
export const DATABASE = /^(PG_VERSION|base|global|pg_\w+(\.conf)?|postgresql[\w.]*\.conf|postmaster\.\w+)$/
/** The directories in DATA_DIR that a start clears or uses, and the names of what our server stores there. */
const OWN_DIRECTORIES: Record<string, RegExp> = {
  run: SOCKETS,
  'database.new': DATABASE,
}

/**
 * Throws `DataDirectoryError` if a directory without our database contains a file or a directory that is not ours: it
 * belongs to somebody else.
 */
export async function refuseForeign(root: string): Promise<void> {
  const names = await readdir(root).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (code === 'ENOENT') return []
    throw new DataDirectoryError(root, `it cannot be read (${code}).`, 'Check its owner and its mode.')
  })
  for (const name of names) {
    const own = OWN_DIRECTORIES[name]
    const inside = own ? await readdir(join(root, name)).catch(() => [name]) : []
    const foreign = own ? inside.find((one) => !own.test(one)) : !OWN.test(name) && !DRAFT.test(name)
    if (foreign === undefined || foreign === false) continue
    const found = foreign === true ? name : join(name, foreign)
    throw new DataDirectoryError(
      root,
      `it contains ${found}, which is not of SIKUD.`,
      'DATA_DIR must be empty or contain a database of SIKUD: choose another DATA_DIR.',
    )
  }
}

/** Returns null for a path that does not exist; throws other errors, such as a missing permission. */
async function statOrNull(path: string): Promise<Stats | null> {
  try {
    return await stat(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return null
    throw error
  }
}
