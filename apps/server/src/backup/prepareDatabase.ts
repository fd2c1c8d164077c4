import { writeAudit } from '../audit/writeAudit.ts'
import { migrate } from '../database/migrate.ts'
import { connectDatabase, type DatabaseConfig } from '../database/openDatabase.ts'
import { markFinished } from '../database/unfinishedRestore.ts'
import { repairChanges } from '../live/LiveFeed.ts'
import { expectSecretKey } from '../security/factors/keyCheck.ts'
import { type CheckedDatabase, checkDatabase } from './checkDatabase.ts'
import type { Counted } from './manifest.ts'
import type { Queryable } from '../database/Database.ts'
import { listTables } from './countRows.ts'

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
      await writeAudit(transaction, { command: 'restore' }, {})
      if (config.databaseUrl) await markFinished(transaction)
    })
    return checked
  } finally {
    await database.close()
  }
}

/**
 * A restore leaves these tables empty, because their rows would grant access again or send a message a second time. An
 * older database does not have all of these tables.
 */
export const forgotten: Record<string, readonly string[]> = {
  'queued pushes': ['push_sending', 'push_message'],
  'queued e-mails': ['mail_outbox'],
  'account links': ['account_token', 'setup_token', 'email_change'],
  'API tokens': ['api_token', 'api_token_permission', 'api_token_group'],
  'sign-in challenges': ['sign_in_challenge', 'passkey_challenge'],
  'browsers for pushes': ['push_token'],
  sessions: ['session_token'],
}

async function forgetAccess(transaction: Queryable): Promise<void> {
  const tables = new Set(await listTables(transaction))
  for (const name of Object.values(forgotten).flat()) {
    if (tables.has(name)) await transaction.query(`delete from ${name}`)
  }
}

/** Returns the counts of a database into which the rows of the tables in `forgotten` were not loaded. */
export function withoutAccess({ tables, atLeast }: Counted): Counted {
  const names = Object.values(forgotten).flat()
  const known = names.filter((name) => name in tables || name in atLeast)
  const rest = Object.entries(atLeast).filter(([name]) => !names.includes(name))
  return {
    tables: { ...tables, ...Object.fromEntries(known.map((name) => [name, 0])) },
    atLeast: Object.fromEntries(rest),
  }
}

/** Describes how many sessions, links, tokens and queued messages of a backup a restore leaves out. */
export function describeForgotten({ tables, atLeast }: Counted): string[] {
  return Object.entries(forgotten).flatMap(([words, names]) => {
    const counts = names.flatMap((name) => tables[name] ?? atLeast[name] ?? [])
    return counts.length === 0 ? [] : [`${words} (${counts.reduce((sum, count) => sum + count, 0)})`]
  })
}
