import { parseArgs } from 'node:util'
import { writeAudit } from '../audit/writeAudit.ts'
import { readConfig } from '../config/config.ts'
import type { Queryable } from '../database/Database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { removeDemoData } from '../demo/demoRepository.ts'
import { disableDemoAccounts } from '../records/user/disableDemoAccounts.ts'
import { markDemoAccounts } from '../security/demoAccounts.ts'
import { runCommand } from './runCommand.ts'

/** Disables the demo accounts and, with `--remove-data`, deletes the simulated fleet; works while a server runs. */
async function main() {
  const { values } = parseArgs({ options: { 'remove-data': { type: 'boolean', default: false } } })
  const { dataDir, databaseUrl } = readConfig(process.env)
  const database = await openDatabase({ dataDir, databaseUrl, joinRunning: true, statementTimeoutMs: 0 })
  try {
    await markDemoAccounts(database)
    const lines = await database.transaction(async (transaction) => {
      const done = [
        ...describeAccounts(await disableDemoAccounts(transaction)),
        ...(values['remove-data'] ? await removeData(transaction) : []),
        ...(await describeAdministrators(transaction)),
      ]
      await writeAudit(transaction, { command: 'disable-demo' }, {})
      return done
    })
    console.log(lines.join('\n'))
  } finally {
    await database.close()
  }
}

function describeAccounts(emails: readonly string[]): string[] {
  if (emails.length === 0) return ['No demo account was enabled.']
  return ['Disabled, with their sessions ended:', ...emails.map((email) => `  ${email}`)]
}

async function removeData(transaction: Queryable): Promise<string[]> {
  const { removed, kept } = await removeDemoData(transaction)
  const counts = Object.entries(removed).map(([what, count]) => `${String(count)} ${what}`)
  const lines = [`Deleted the simulated fleet: ${counts.join(', ')}.`]
  if (kept.length > 0) lines.push(`Kept, because real records refer to them: ${kept.join(', ')}.`)
  return lines
}

async function describeAdministrators(transaction: Queryable): Promise<string[]> {
  const found = await transaction.query(
    `select from app_user join role on role.id = role_id where type = 'system' and not disabled limit 1`,
  )
  if (found.length > 0) return []
  return [
    'No administrator is left. Create one: npm run create-admin -- --email you@example.com --name "Your Name"',
  ]
}

await runCommand(main)
