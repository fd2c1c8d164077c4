import { readConfig, dashboardUrl } from '../config/config.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { createSetupLink } from '../records/user/createAdministrator.ts'
import { runCommand } from './runCommand.ts'

/** Prints the link by which the first administrator is created; works while a server runs. */
async function main() {
  const config = readConfig(process.env)
  const database = await openDatabase({ ...config, joinRunning: true })
  try {
    const path = await createSetupLink(database)
    if (path === null)
      throw new Error('There is an account already. To help its owner: npm run recovery-link')
    console.log(
      `${dashboardUrl(config)}${path}\nThe link creates the first administrator. It is valid for 30 minutes and works once.`,
    )
  } finally {
    await database.close()
  }
}

await runCommand(main)
