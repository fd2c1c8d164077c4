import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { BackupError } from './BackupError.ts'

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
