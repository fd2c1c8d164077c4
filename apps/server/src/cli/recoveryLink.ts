import { parseArgs } from 'node:util'
import { writeAudit } from '../audit/writeAudit.ts'
import { readConfig, dashboardUrl } from '../config/config.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { findAccountByEmail } from '../records/auth/authRepository.ts'
import { createLink } from '../links/accountLinks.ts'
import { runCommand } from './runCommand.ts'

const USAGE = 'npm run recovery-link -- --email you@example.com'

/** Prints a link by which the owner of an account sets a new password; works while a server runs. */
async function main() {
  const { values } = parseArgs({ options: { email: { type: 'string' } } })
  const email = values.email?.trim() ?? ''
  if (email === '') throw new Error(`--email is required: ${USAGE}`)
  const config = readConfig(process.env)
  const database = await openDatabase({ ...config, joinRunning: true })
  try {
    const account = await findAccountByEmail(database, email)
    if (account?.status !== 'active') throw new Error(`No enabled account has the address ${email}.`)
    const { path } = await database.transaction(async (transaction) => {
      const link = await createLink(transaction, account.id, 'recovery', { mailed: false })
      await writeAudit(
        transaction,
        { command: 'recovery-link' },
        { subject: { type: 'user', id: account.id } },
      )
      return link
    })
    console.log(
      `${dashboardUrl(config)}${path}\nThe link sets a new password. It is valid for 30 minutes and works once.`,
    )
  } finally {
    await database.close()
  }
}

await runCommand(main)
