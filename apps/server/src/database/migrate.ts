import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Database, Queryable } from './Database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Key of the advisory lock for migrations: an arbitrary number, which must be the same on every server. */
const ADVISORY_LOCK = 5_120_011

/** A migration in TypeScript: a file that exports `migrate`. */
interface CodeMigration {
  migrate: (transaction: Queryable) => Promise<void>
}

/** The name and checksum of a migration, either of this release or of a database. */
export interface Migration {
  name: string
  checksum: string
}

/** Returns the migrations of this release in the order in which they run. */
export async function listMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.(sql|ts)$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder))
      return { name, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/**
 * Runs the numbered migrations (SQL or TypeScript) that the database does not have yet. If several servers start
 * together, only one of them runs each migration. All migrations run in one transaction, so a killed process changes
 * nothing.
 */
export async function migrate(database: Database, folder = FOLDER): Promise<void> {
  const migrations = await listMigrations(folder)
  await database.transaction(async (transaction) => {
    await transaction.query('set local lock_timeout = 0; set local statement_timeout = 0')
    await transaction.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    await transaction.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const applied = await transaction.query<Migration>('select name, checksum from migration')
    const known = new Map(applied.map(({ name, checksum }) => [name, checksum]))
    for (const migration of migrations) await apply(transaction, folder, migration, known)
  })
}

async function apply(
  transaction: Queryable,
  folder: URL,
  { name, checksum }: Migration,
  known: Map<string, string>,
): Promise<void> {
  const before = known.get(name)
  if (before === checksum) return
  if (before)
    throw new Error(`The migration ${name} was changed after it was applied: write a new one instead.`)
  const file = new URL(name, folder)
  if (name.endsWith('.sql')) await transaction.query(await readFile(file, 'utf8'))
  else {
    const code = (await import(file.href)) as CodeMigration // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: every .ts file of the folder exports it
    await code.migrate(transaction)
  }
  await transaction.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
}
