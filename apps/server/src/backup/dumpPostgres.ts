import { rm, writeFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { type DatabaseConfig, connectDatabase } from '../database/openDatabase.ts'
import type { ArchiveWriter } from './ArchiveWriter.ts'
import { countRows } from './countRows.ts'
import { type Counted, DUMP, BackupError } from './manifest.ts'
import type { Queryable } from '../database/Database.ts'

/**
 * Adds a dump of a PostgreSQL database to the archive, in the custom format of pg_dump. Counts the rows in the same
 * snapshot. `draft` is the path of a temporary file for the dump, because the archive needs the size of the dump first.
 */
export async function dumpPostgres(
  config: DatabaseConfig & { databaseUrl: string },
  archive: ArchiveWriter,
  draft: string,
  signal?: AbortSignal,
): Promise<Counted> {
  const database = await connectDatabase({ ...config, statementTimeoutMs: 0 })
  try {
    return await database.transaction(async (transaction) => {
      await transaction.query('set transaction isolation level repeatable read, read only')
      await transaction.query('set local idle_in_transaction_session_timeout = 0')
      const [snapshot] = await transaction.query<{ id: string }>('select pg_export_snapshot() as id')
      // Counts first: once this transaction has read a table, no other transaction can drop the table during the dump.
      const tables = await countRows(transaction)
      const options = ['--format=custom', '--compress=1', '--no-owner', '--no-privileges']
      const source = [`--snapshot=${snapshot?.id ?? ''}`, `--file=${draft}`]
      const major = await readMajor(transaction)
      await writeFile(draft, '', { mode: 0o600 }) // pg_dump keeps the mode of a file that exists.
      await runProgram('pg_dump', major, config.databaseUrl, [...options, ...source], signal)
      await archive.addFile(DUMP, draft)
      return { tables, atLeast: {} }
    })
  } finally {
    await rm(draft, { force: true })
    await database.close()
  }
}

const run = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'
/** Enough for the list of a dump with some 10,000 partitions. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024

/**
 * Runs the oldest installed `pg_dump` or `pg_restore` that has at least the major version of the server; returns its
 * output.
 */
export async function runProgram(
  program: 'pg_dump' | 'pg_restore',
  major: number,
  databaseUrl: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<string> {
  const path = await findProgram(program, major)
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = '' // Every user of the machine can read the arguments of a process.
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) }
  try {
    const options = { env, signal, maxBuffer: MAX_OUTPUT_BYTES }
    const { stdout } = await run(path, [`--dbname=${url.href}`, '--no-password', ...args], options)
    return stdout
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new BackupError(`${program} failed: ${output}`, error)
  }
}

async function findProgram(program: string, major: number): Promise<string> {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  const paths = [...(process.env.PATH ?? '').split(delimiter), ...debian].map((folder) =>
    join(folder, program),
  )
  const found: { path: string; version: number }[] = []
  for (const path of new Set(paths.filter((candidate) => existsSync(candidate)))) {
    const { stdout } = await run(path, ['--version']).catch(() => ({ stdout: '' }))
    found.push({ path, version: Number(/(\d+)/.exec(stdout)?.[1] ?? 0) })
  }
  const fitting = found.filter(({ version }) => version >= major).toSorted((a, b) => a.version - b.version)
  if (!fitting[0]) {
    throw new BackupError(
      `${program} of PostgreSQL ${major} or newer was not found. Install it, for example the package postgresql-client-${major}.`,
    )
  }
  return fitting[0].path
}

export async function readMajor(database: Queryable): Promise<number> {
  const [row] = await database.query<{ server_version_num: string }>('show server_version_num')
  return Math.floor(Number(row?.server_version_num ?? 0) / 10_000)
}
