import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Database, Queryable } from '../database/Database.ts'
import { connectDatabase } from '../database/openDatabase.ts'
import { expectFinished, markFinished, markUnfinished } from '../database/unfinishedRestore.ts'
import { BackupError } from './manifest.ts'
import { forgotten } from './prepareDatabase.ts'
import { runProgram, readMajor } from './dumpPostgres.ts'

/** Names of the databases in which backups are verified begin with this, followed by the time of their creation. */
const TEMPORARY = 'sikud_verify_'
const DAY_MS = 86_400_000

/** Loads a dump into an empty database, in one transaction. Omits the rows of the tables in `forgotten`. */
export async function loadDump(path: string, databaseUrl: string, major: number): Promise<void> {
  const list = `${path.slice(0, -extname(path).length)}.list`
  const entries = (await runProgram('pg_restore', major, databaseUrl, ['--list', path])).split('\n')
  const names = Object.values(forgotten).flat().join('|')
  const omitted = new RegExp(` TABLE DATA public (?:${names}) `)
  await writeFile(list, entries.filter((entry) => !omitted.test(entry)).join('\n'), { mode: 0o600 })
  const options = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges']
  await runProgram('pg_restore', major, databaseUrl, [...options, `--use-list=${list}`, path])
}

/**
 * Marks an empty database as a restore in progress, and calls `load`. If this process is killed, the mark remains, even
 * if pg_restore continues. If `load` fails, the database is empty again.
 */
export async function withMark(databaseUrl: string, load: () => Promise<void>): Promise<void> {
  await ask(databaseUrl, (database) =>
    database.transaction(async (transaction) => {
      await expectEmpty(transaction)
      await markUnfinished(transaction)
    }),
  )
  try {
    await load()
  } catch (error) {
    await ask(databaseUrl, (database) =>
      database.transaction(async (transaction) => {
        await markFinished(transaction)
        await expectEmpty(transaction)
      }),
    ).catch(() => undefined) // Keeps the mark, and reports the first error.
    throw error
  }
}

/** Drops the temporary databases that killed processes left at least a day ago. */
async function dropStale(database: Queryable): Promise<void> {
  const rows = await database.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1) and split_part(datname, $2, 3)::bigint < $3',
    [TEMPORARY, '_', Date.now() - DAY_MS],
  )
  for (const { name } of rows)
    await database.query(`drop database if exists "${name}"`).catch(() => undefined)
}

export function readMajorOf(databaseUrl: string): Promise<number> {
  return ask(databaseUrl, readMajor)
}

/** Returns the major version of PostgreSQL; throws `BackupError` unless the database is empty. */
export async function expectEmptyDatabase(databaseUrl: string): Promise<number> {
  return ask(databaseUrl, async (database) => {
    await expectFinished(database)
    await expectEmpty(database)
    return readMajor(database)
  })
}

async function expectEmpty(database: Queryable): Promise<void> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname <> 'information_schema' and nspname not like 'pg\\_%'`,
  )
  if (row?.count === 0) return
  throw new BackupError(
    'The database of DATABASE_URL is not empty, and a restore overwrites nothing. Create an empty database for it.',
  )
}

/** Creates a database on the server of `databaseUrl`, calls `work` with the URL of the new database, and drops it. */
export async function withTemporaryDatabase<Result>(
  databaseUrl: string,
  work: (temporaryUrl: string) => Promise<Result>,
): Promise<Result> {
  const name = `${TEMPORARY}${Date.now()}_${randomBytes(6).toString('hex')}`
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  await ask(databaseUrl, async (database) => {
    await dropStale(database)
    await database.query(`create database ${name}`)
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(
      `A temporary database could not be made (${reason}). The user of DATABASE_URL needs the right CREATEDB.`,
    )
  })
  try {
    return await work(url.href)
  } finally {
    await ask(databaseUrl, (database) => database.query(`drop database if exists ${name} with (force)`))
  }
}

async function ask<Result>(
  databaseUrl: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await connectDatabase({ dataDir: '', databaseUrl, statementTimeoutMs: 0 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
