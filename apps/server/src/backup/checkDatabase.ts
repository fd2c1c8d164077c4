import { verifyChain } from '../audit/verifyChain.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { BackupError, type Counted, type Header } from './manifest.ts'
import { countRows, type RowCounts } from './countRows.ts'
import { listMigrations } from '../database/migrate.ts'

/** Number of rows, tables, foreign keys and audit entries that were checked in a restored database. */
export interface CheckedDatabase {
  rows: number
  tables: number
  foreignKeys: number
  /** Number of entries of the audit log; null for an older schema without an audit log. */
  auditEntries: number | null
}

/**
 * Checks a restored database before its migrations run: the rows of each table, every foreign key and the audit chain.
 * Throws `BackupError` that describes the first difference from `expected`.
 */
export async function checkDatabase(database: Database, expected: Counted): Promise<CheckedDatabase> {
  return database.transaction(async (transaction) => {
    await transaction.query(
      'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    )
    // Counts the rows of the tables and not of their indexes, because an index can list rows that its table has lost.
    await transaction.query('set local enable_indexonlyscan = off')
    const counts = await countRows(transaction)
    expectRows(counts, expected)
    const foreignKeys = await checkForeignKeys(transaction)
    return {
      rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
      tables: Object.keys(counts).length,
      foreignKeys,
      auditEntries: 'audit_log' in counts ? await checkAudit(transaction) : null,
    }
  })
}

function expectRows(counts: RowCounts, { tables, atLeast }: Counted): void {
  for (const name of new Set([...Object.keys(tables), ...Object.keys(atLeast), ...Object.keys(counts)])) {
    const isRight =
      name in tables ? counts[name] === tables[name] : (counts[name] ?? 0) >= (atLeast[name] ?? Infinity)
    if (!isRight) {
      const wanted = tables[name] ?? (name in atLeast ? `${String(atLeast[name])} or more` : 'none')
      throw new BackupError(
        `The table ${name} has ${counts[name] ?? 'no'} rows after the restore, not ${wanted}. Use another backup.`,
      )
    }
  }
}

async function checkForeignKeys(database: Queryable): Promise<number> {
  const keys = await database.query<{
    name: string
    child: string
    parent: string
    pairs: [string, string][]
  }>(
    `select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent,
       (select json_agg(json_build_array(own.attname, other.attname))
        from unnest(conkey, confkey) as pair (own_number, other_number)
        join pg_attribute own on own.attrelid = conrelid and own.attnum = own_number
        join pg_attribute other on other.attrelid = confrelid and other.attnum = other_number) as pairs
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  )
  for (const { name, child, parent, pairs } of keys) {
    const isSet = pairs.map(([own]) => `child."${own}" is not null`).join(' and ')
    const isSame = pairs.map(([own, other]) => `parent."${other}" = child."${own}"`).join(' and ')
    const [row] = await database.query<{ count: number }>(
      `select count(*) as count from ${child} child
       where ${isSet} and not exists (select from ${parent} parent where ${isSame})`,
    )
    if (row?.count !== 0) {
      throw new BackupError(
        `${row?.count ?? '?'} rows of ${child} refer to missing rows of ${parent} (${name}). Use another backup.`,
      )
    }
  }
  return keys.length
}

async function checkAudit(database: Queryable): Promise<number> {
  const { count, problem } = await verifyChain(database)
  if (problem) throw new BackupError(`The audit log is broken: ${problem}. Use another backup.`)
  return count
}

/**
 * Throws `BackupError` if this release cannot restore an archive into a database of this kind and major version. It
 * accepts archives of older releases, because the missing migrations run after the restore.
 */
export async function checkArchive(
  header: Header,
  target: { kind: Header['kind']; postgres: number },
): Promise<void> {
  if (header.kind !== target.kind) {
    throw new BackupError(
      header.kind === 'embedded'
        ? 'The file is a backup of an embedded database. Restore it without DATABASE_URL.'
        : 'The file is a backup of a PostgreSQL database. Set DATABASE_URL to an empty database.',
    )
  }
  const isOther = header.kind === 'embedded' && header.postgres !== target.postgres
  if (isOther || header.postgres > target.postgres) {
    throw new BackupError(
      `The file contains a database of PostgreSQL ${header.postgres}, and this is PostgreSQL ${target.postgres}. Use the release of SIKUD, or the PostgreSQL, that the backup was made with.`,
    )
  }
  const known = new Map((await listMigrations()).map(({ name, checksum }) => [name, checksum]))
  const newer = header.migrations.filter(({ name }) => !known.has(name))
  if (newer.length > 0) {
    throw new BackupError(
      `The file was made by a newer release of SIKUD (it has ${newer.map(({ name }) => name).join(', ')}). Update SIKUD, then restore it again.`,
    )
  }
  const changed = header.migrations.filter(({ name, checksum }) => known.get(name) !== checksum)
  if (changed.length > 0) {
    throw new BackupError(
      `The file has another schema: ${changed.map(({ name }) => name).join(', ')} was changed. Restore it with the release that made it.`,
    )
  }
}
