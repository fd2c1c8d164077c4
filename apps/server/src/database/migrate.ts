import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Database, Queryable } from './Database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** An arbitrary number; every server must use the same one. */
const ADVISORY_LOCK = 5_120_011

/** A migration in TypeScript: a file that exports `migrate`. */
interface CodeMigration {
  migrate: (transaction: Queryable) => Promise<void>
}

/**
 * Runs the numbered migrations (SQL or TypeScript) that the database does not have yet. Servers that start together run
 * each one once. All run in one transaction, so a killed process changes nothing.
 */
export async function migrate(database: Database, folder = FOLDER): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.(sql|ts)$/.test(name)).toSorted()
  await database.transaction(async (transaction) => {
    await transaction.query('set local lock_timeout = 0; set local statement_timeout = 0')
    await transaction.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    await transaction.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const applied = await transaction.query<{ name: string; checksum: string }>(
      'select name, checksum from migration',
    )
    const known = new Map(applied.map(({ name, checksum }) => [name, checksum]))
    for (const name of names) await apply(transaction, new URL(name, folder), name, known)
  })
}

async function apply(
  transaction: Queryable,
  file: URL,
  name: string,
  known: Map<string, string>,
): Promise<void> {
  const text = await readFile(file, 'utf8')
  const checksum = createHash('sha256').update(text).digest('hex')
  const before = known.get(name)
  if (before === checksum) return
  if (before)
    throw new Error(`The migration ${name} was changed after it was applied: write a new one instead.`)
  if (name.endsWith('.sql')) await transaction.query(text)
  else {
    const code = (await import(file.href)) as CodeMigration // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: every .ts file of the folder exports it
    await code.migrate(transaction)
  }
  await transaction.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
}
