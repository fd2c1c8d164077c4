import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Database, Queryable } from './Database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Any number will do, as long as every server uses the same one. */
const ADVISORY_LOCK = 5_120_011

/** Runs the numbered migrations that the database has not seen, each once, also when several servers start together. */
export async function migrate(database: Database, folder = FOLDER): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).toSorted()
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
    for (const name of names)
      await apply(transaction, name, await readFile(new URL(name, folder), 'utf8'), known)
  })
}

async function apply(
  transaction: Queryable,
  name: string,
  text: string,
  known: Map<string, string>,
): Promise<void> {
  const checksum = createHash('sha256').update(text).digest('hex')
  const before = known.get(name)
  if (before === checksum) return
  if (before)
    throw new Error(`The migration ${name} was changed after it was applied: write a new one instead.`)
  await transaction.query(text)
  await transaction.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
}
