import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Pool } from 'pg'

const run = promisify(execFile)
const MIN_VERSION = 15
const DEBIAN = '/usr/lib/postgresql'
/** The database from which test databases are copied. */
export const TEMPLATE = 'sikud_template'

/** Finds the directory with `initdb` and `pg_ctl` of PostgreSQL 15 or newer; null if there is none. */
export function findPostgres(): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  const candidates = [...debian, ...(process.env.PATH ?? '').split(delimiter)]
  return (
    candidates.find((folder) => existsSync(join(folder, 'initdb')) && versionIn(folder) >= MIN_VERSION) ??
    null
  )
}

/**
 * Starts PostgreSQL in a temporary directory with a Unix socket and an empty template database. `fsync` is off by
 * default, because tests need no durability.
 */
export async function startPostgres(programs: string, fsync: 'on' | 'off' = 'off') {
  const directory = await mkdtemp(join(tmpdir(), 'sikud-pg-'))
  const account = process.getuid?.() === 0 ? await accountFor(directory) : {}
  const data = join(directory, 'data')
  const runProgram = (program: string, ...args: string[]) =>
    run(join(programs, program), args, { cwd: directory, ...account })
  await runProgram('initdb', '-D', data, '-U', 'sikud', '--auth=trust', '--encoding=UTF8', '--no-sync')
  const options = `-k ${directory} -c listen_addresses= -c fsync=${fsync} -c max_connections=200`
  const start = async () => {
    await runProgram('pg_ctl', '-D', data, '-w', '-l', join(directory, 'log'), '-o', options, 'start')
  }
  await start()
  // A connection string can contain the directory of a Unix socket instead of a host. The path is percent-encoded.
  const server = `postgres://sikud@${encodeURIComponent(directory)}`
  await execute(server, `create database ${TEMPLATE}`)
  return {
    server,
    /** Starts PostgreSQL again in the same directory, after `kill`. */
    start,
    /** Kills all processes of PostgreSQL, as the kernel can do when memory runs out. */
    async kill() {
      const locks = [join(data, 'postmaster.pid'), join(directory, '.s.PGSQL.5432.lock')]
      const [postmaster] = (await readFile(locks[0] ?? '', 'utf8')).split('\n')
      const own = async () =>
        (await listProcesses()).filter(({ pid, parent }) => [pid, parent].includes(postmaster))
      const killed = (await own()).map(({ pid }) => pid)
      await run('kill', ['-9', ...killed]).catch(() => undefined) // `kill` fails if a process has already ended.
      const isRunning = async () => (await listProcesses()).some(({ pid }) => killed.includes(pid))
      while (await isRunning()) await setTimeout(10)
      // Deletes the lock files. A killed process can remain as a zombie. PostgreSQL would then assume that this process
      // still owns the files, and would refuse to start.
      for (const lock of locks) await rm(lock, { force: true })
    },
    async stop() {
      await runProgram('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Runs one statement on the maintenance database (`postgres`). */
export async function execute(server: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: `${server}/postgres`, max: 1 })
  try {
    await pool.query(statement)
  } finally {
    await pool.end()
  }
}

/** Returns the running processes, without zombies. */
async function listProcesses() {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat='])
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/))
  return rows.flatMap(([pid = '', parent, state = 'Z']) => (state.startsWith('Z') ? [] : [{ pid, parent }]))
}

/** Returns the account for PostgreSQL, which refuses to run as root: `postgres` (as on Debian) or `nobody`. */
async function accountFor(directory: string) {
  const idOf = (kind: '-u' | '-g') => {
    for (const name of ['postgres', 'nobody']) {
      try {
        return Number(execFileSync('id', [kind, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      } catch {
        continue
      }
    }
    throw new Error('There is no account postgres or nobody to run PostgreSQL with.')
  }
  const account = { uid: idOf('-u'), gid: idOf('-g') }
  await chown(directory, account.uid, account.gid)
  chmodSync(directory, 0o755)
  return account
}

function versionIn(folder: string): number {
  try {
    const text = execFileSync(join(folder, 'initdb'), ['--version'], { encoding: 'utf8' })
    return Number(/(\d+)/.exec(text)?.[1] ?? 0)
  } catch {
    return 0
  }
}
