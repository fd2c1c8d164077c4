import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { violation } from '../database/databaseErrors.ts'
import { createAdministrator } from '../records/user/createAdministrator.ts'
import { loadReferenceData } from '../reference/loadReferenceData.ts'
import { runCommand } from './runCommand.ts'

const USAGE = 'npm run create-admin -- --email you@example.com --name "Your Name"'

/** Creates an administrator and prints the generated password; works while a server runs. */
async function main() {
  const { email, name } = readArguments()
  const config = readConfig(process.env)
  const database = await openDatabase({ ...config, joinRunning: true })
  try {
    await loadReferenceData(database)
    const password = randomBytes(15).toString('base64url')
    await createAdministrator(database, { email, name, password })
    console.log(`Account ${email} is an administrator.\nPassword: ${password}\nIt is not shown again.`)
  } catch (error) {
    if (!violation(error)?.startsWith('app_user_email')) throw error
    throw new Error(`An account with the address ${email} already exists.`, { cause: error })
  } finally {
    await database.close()
  }
}

function readArguments() {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' } },
  })
  const email = values.email?.trim() ?? ''
  const name = values.name?.trim() ?? ''
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || name === '')
    throw new Error(`--email and --name are required: ${USAGE}`)
  return { email, name }
}

await runCommand(main)
