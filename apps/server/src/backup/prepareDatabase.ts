import { record } from '../audit/record.ts'
import { migrate } from '../database/migrate.ts'
import { connectDatabase, type DatabaseConfig } from '../database/openDatabase.ts'
import { markFinished } from '../database/unfinishedRestore.ts'
import { repairChanges } from '../live/addLiveFeed.ts'
import { expectSecretKey } from '../security/factors/keyCheck.ts'
import { type CheckedDatabase, checkDatabase } from './checkDatabase.ts'
import { forgetAccess } from './forgetAccess.ts'
import type { Counted } from './manifest.ts'

/**
 * Checks a restored database and runs the missing migrations, so that a server can open it. `kept` means that the
 * database stays in use. Then one transaction deletes the rows that would grant access again or send a message a second
 * time, repairs the transaction ids that the live feed compares, writes the restore to the audit log, and removes the
 * mark of an unfinished restore. `kept.key` is the secret key of the server, if there is one.
 */
export async function prepareDatabase(
  config: DatabaseConfig,
  expected: Counted,
  kept: { key: Buffer | null } | null,
): Promise<CheckedDatabase> {
  const database = await connectDatabase({ ...config, statementTimeoutMs: 0 })
  try {
    const checked = await checkDatabase(database, expected)
    await migrate(database)
    if (!kept) return checked
    await database.transaction(async (transaction) => {
      if (kept.key) await expectSecretKey(transaction, kept.key)
      await forgetAccess(transaction)
      await repairChanges(transaction)
      await record(transaction, { command: 'restore' }, {})
      if (config.databaseUrl) await markFinished(transaction)
    })
    return checked
  } finally {
    await database.close()
  }
}
