import { rm, writeFile } from 'node:fs/promises'
import { type DatabaseConfig, connectDatabase } from '../database/openDatabase.ts'
import type { ArchiveWriter } from './ArchiveWriter.ts'
import { countRows } from './countRows.ts'
import { type Counted, DUMP } from './manifest.ts'
import { runProgram } from './postgresPrograms.ts'
import { readMajor } from './readVersions.ts'

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
