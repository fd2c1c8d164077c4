import { record } from '../audit/record.ts'
import { migrate } from '../database/migrate.ts'
import { connectDatabase, type DatabaseConfig } from '../database/openDatabase.ts'
import { repairChanges } from '../live/addLiveFeed.ts'
import { type CheckedDatabase, checkDatabase } from './checkDatabase.ts'
import { forgetAccess } from './forgetAccess.ts'
import type { Counted } from './manifest.ts'

/** A restored database that a server can open. */
export interface PreparedDatabase extends CheckedDatabase {
  /** How many sessions, links, tokens and queued messages were deleted, as texts such as "3 API tokens". */
  forgotten: string[]
}

/**
 * Checks a restored database and runs the missing migrations. `isKept` means that the database stays in use. Then the
 * function also deletes rows that would grant access again or send a message a second time. It repairs the transaction
 * ids that the live feed compares, and writes the restore to the audit log.
 */
export async function prepareDatabase(
  config: DatabaseConfig,
  expected: Counted,
  { isKept }: { isKept: boolean },
): Promise<PreparedDatabase> {
  const database = await connectDatabase({ ...config, statementTimeoutMs: 0 })
  try {
    const checked = await checkDatabase(database, expected)
    await migrate(database)
    if (!isKept) return { ...checked, forgotten: [] }
    const forgotten = await forgetAccess(database)
    await repairChanges(database)
    await database.transaction((transaction) => record(transaction, { command: 'restore' }, {}))
    return { ...checked, forgotten }
  } finally {
    await database.close()
  }
}
