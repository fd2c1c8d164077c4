import type { Database } from '../database/Database.ts'
import { listTables } from './countRows.ts'

/**
 * A restore deletes the rows of these tables, because they would grant access again or send a message a second time. An
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

/** Deletes sessions, links, tokens and queued messages; returns how many of each, in words. */
export async function forgetAccess(database: Database): Promise<string[]> {
  const tables = new Set(await listTables(database))
  return database.transaction(async (transaction) => {
    const report: string[] = []
    for (const [words, names] of Object.entries(forgotten)) {
      let count = 0
      for (const name of names.filter((candidate) => tables.has(candidate))) {
        count += (await transaction.query(`delete from ${name} returning 1`)).length
      }
      if (names.some((name) => tables.has(name))) report.push(`${count} ${words}`)
    }
    return report
  })
}
