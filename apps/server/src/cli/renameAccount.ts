import { parseArgs } from 'node:util'
import { writeAudit } from '../audit/writeAudit.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { violation } from '../database/databaseErrors.ts'
import { normaliseEmail } from '../identities/identityKeys.ts'
import { revokeLinks } from '../links/accountLinks.ts'
import { runCommand } from './runCommand.ts'

const USAGE = 'npm run rename-account -- --id 7 --email new@example.com'

/** Changes the e-mail address of an account, found by its id; works while a server runs. */
async function main() {
  const { values } = parseArgs({ options: { id: { type: 'string' }, email: { type: 'string' } } })
  const id = Number(values.id)
  const email = values.email?.trim() ?? ''
  if (!Number.isSafeInteger(id) || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new Error(`--id and --email are required: ${USAGE}`)
  const database = await openDatabase({ ...readConfig(process.env), joinRunning: true })
  try {
    const before = await database.transaction(async (transaction) => {
      const [account] = await transaction.query<{ email: string }>(
        `update app_user set email = $2, email_key = $3, email_verified_at = null from app_user as before
         where app_user.id = $1 and before.id = $1 returning before.email`,
        [id, email, normaliseEmail(email)],
      )
      if (!account) throw new Error(`Account ${String(id)} does not exist.`)
      // Revokes the links of the account, because they were sent to the old address.
      await revokeLinks(transaction, id)
      const entry = { subject: { type: 'user' as const, id }, before: account, after: { email } }
      await writeAudit(transaction, { command: 'rename-account' }, entry)
      return account
    })
    console.log(`Account ${String(id)} was ${before.email} and is now ${email}.`)
  } catch (error) {
    if (!violation(error)?.startsWith('app_user_email')) throw error
    throw new Error(`An account with the address ${email} already exists.`, { cause: error })
  } finally {
    await database.close()
  }
}

await runCommand(main)
