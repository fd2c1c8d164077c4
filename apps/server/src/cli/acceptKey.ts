import { writeAudit } from '../audit/writeAudit.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { acceptSecretKey } from '../security/factors/keyCheck.ts'
import { readSecretKey } from '../security/factors/secretKey.ts'
import { runCommand } from './runCommand.ts'

/** Makes the secret key of this server the key of the database, after the earlier key was lost. */
async function main() {
  const config = readConfig(process.env)
  const database = await openDatabase({ ...config, joinRunning: true })
  try {
    const key = await readSecretKey(config)
    const lost = await database.transaction(async (transaction) => {
      const apps = await acceptSecretKey(transaction, key)
      await writeAudit(transaction, { command: 'accept-key' }, {})
      return apps
    })
    console.log(
      [
        'The database accepts the secret key of this server.',
        `Authenticator apps that no longer work: ${lost}. Their users sign in with a recovery code or a passkey,`,
        'or an administrator turns off their two-step verification. No administrator can? npm run create-admin',
      ].join('\n'),
    )
  } finally {
    await database.close()
  }
}

await runCommand(main)
